# Riječi igre Through the Ages. Ključeve, atribute i varijable objašnjava en.ftl; ovdje su potpuno isti.

### Igra

game-title = Through the Ages: Nova priča o civilizaciji
game-about = Povedite svoj narod od prvih polja do leta u svemir: birajte vođe, čuda i tehnologije, pobrinite se da ljudi budu siti i zadovoljni, ne dajte se jačim susjedima i ostavite za sobom najbogatiju kulturu.

## Farme i rudnici

card-agriculture = Poljoprivreda
card-irrigation = Navodnjavanje
card-selective-breeding = Selektivni uzgoj
card-mechanized-agriculture = Mehanizirana poljoprivreda
card-bronze = Bronca
card-iron = Željezo
card-coal = Ugljen
card-oil = Nafta

## Gradske građevine

card-philosophy = Filozofija
card-alchemy = Alkemija
card-scientific-method = Znanstvena metoda
card-computers = Računala
card-religion = Religija
card-theology = Teologija
card-organized-religion = Organizirana religija
card-printing-press = Tiskarski stroj
card-journalism = Novinarstvo
card-multimedia = Multimedija
card-drama = Drama
card-opera = Opera
card-movies = Film
card-bread-and-circuses = Kruha i igara
card-team-sports = Momčadski sportovi
card-professional-sports = Profesionalni sport

## Vojne postrojbe

card-warriors = Ratnici
card-swordsmen = Mačevaoci
card-riflemen = Strijelci
card-modern-infantry = Moderno pješaštvo
card-knights = Vitezovi
card-cavalrymen = Konjanici
card-tanks = Tenkovi
card-cannon = Topovi
card-rockets = Rakete
card-air-forces = Zračne snage

## Posebne tehnologije

card-code-of-laws = Zakonik
card-justice-system = Pravosuđe
card-civil-service = Državna uprava
card-warfare = Ratno umijeće
card-strategy = Strategija
card-military-theory = Vojna teorija
card-cartography = Kartografija
card-navigation = Navigacija
card-satellites = Sateliti
card-masonry = Zidarstvo
card-architecture = Arhitektura
card-engineering = Inženjerstvo

## Oblici vladavine

card-despotism = Despotizam
card-monarchy = Monarhija
card-theocracy = Teokracija
card-constitutional-monarchy = Ustavna monarhija
card-republic = Republika
card-communism = Komunizam
card-fundamentalism = Fundamentalizam
card-democracy = Demokracija

## Čuda

card-pyramids = Piramide
card-hanging-gardens = Viseći vrtovi
card-colossus = Rodski kolos
card-library-of-alexandria = Aleksandrijska knjižnica
card-great-wall = Kineski zid
card-st-peters-basilica = Bazilika sv. Petra
card-universitas-carolina = Karlovo sveučilište
card-taj-mahal = Tadž Mahal
card-transcontinental-railroad = Transkontinentalna željeznica
card-eiffel-tower = Eiffelov toranj
card-kremlin = Kremlj
card-ocean-liner-service = Prekooceanska linija
card-first-space-flight = Prvi let u svemir
card-fast-food-chains = Lanci brze hrane
card-hollywood = Hollywood
card-internet = Internet

## Vođe

card-alexander-the-great = Aleksandar Veliki
card-aristotle = Aristotel
card-hammurabi = Hamurabi
card-homer = Homer
card-julius-caesar = Julije Cezar
card-moses = Mojsije
card-christopher-columbus = Kristofor Kolumbo
card-frederick-barbarossa = Fridrik Barbarossa
card-genghis-khan = Džingis-kan
card-joan-of-arc = Ivana Orleanska
card-leonardo-da-vinci = Leonardo da Vinci
card-michelangelo = Michelangelo
card-isaac-newton = Isaac Newton
card-j-s-bach = J. S. Bach
card-james-cook = James Cook
card-maximilien-robespierre = Maximilien Robespierre
card-napoleon-bonaparte = Napoleon Bonaparte
card-william-shakespeare = William Shakespeare
card-albert-einstein = Albert Einstein
card-bill-gates = Bill Gates
card-charlie-chaplin = Charlie Chaplin
card-mahatma-gandhi = Mahatma Gandhi
card-sid-meier = Sid Meier
card-winston-churchill = Winston Churchill

## Akcijske karte

card-rich-land-a = Bogata zemlja
card-rich-land-i = Bogata zemlja
card-rich-land-ii = Bogata zemlja
card-urban-growth-a = Rast gradova
card-urban-growth-i = Rast gradova
card-urban-growth-ii = Rast gradova
card-urban-growth-iii = Rast gradova
card-engineering-genius-a = Genijalni graditelj
card-engineering-genius-i = Genijalni graditelj
card-engineering-genius-ii = Genijalni graditelj
card-engineering-genius-iii = Genijalni graditelj
card-frugality-a = Štedljivost
card-frugality-i = Štedljivost
card-frugality-ii = Štedljivost
card-patriotism-a = Domoljublje
card-patriotism-i = Domoljublje
card-patriotism-ii = Domoljublje
card-patriotism-iii = Domoljublje
card-breakthrough-i = Proboj
card-breakthrough-ii = Proboj
card-reserves-i = Rezerve
card-reserves-ii = Rezerve
card-reserves-iii = Rezerve
card-efficient-upgrade-ii = Učinkovita nadogradnja
card-efficient-upgrade-iii = Učinkovita nadogradnja
card-revolutionary-idea-ii = Revolucionarna ideja
card-revolutionary-idea-iii = Revolucionarna ideja
card-cultural-heritage-a = Kulturna baština
card-cultural-heritage-i = Kulturna baština
card-stockpile-a = Zalihe
card-wave-of-nationalism-ii = Val nacionalizma
card-military-build-up-iii = Naoružavanje
card-endowment-for-the-arts-iii = Potpora umjetnosti

## Karte vojnog bonusa

card-bonus-i = Obrana / kolonizacija
card-bonus-ii = Obrana / kolonizacija
card-bonus-iii = Obrana / kolonizacija

## Taktike

card-fighting-band = Ratnička družina
card-legion = Legija
card-medieval-army = Srednjovjekovna vojska
card-phalanx = Falanga
card-heavy-cavalry = Teška konjica
card-conquistadors = Konkvistadori
card-mobile-artillery = Pokretno topništvo
card-fortifications = Utvrde
card-defensive-army = Obrambena vojska
card-napoleonic-army = Napoleonska vojska
card-classic-army = Klasična vojska
card-entrenchments = Rovovi
card-mechanized-army = Mehanizirana vojska
card-shock-troops = Udarne postrojbe
card-modern-army = Moderna vojska

## Agresije

card-enslave-i = Porobljavanje
card-plunder-i = Pljačka
card-plunder-ii = Pljačka
card-plunder-iii = Pljačka
card-raid-i = Prepad
card-raid-ii = Prepad
card-raid-iii = Prepad
card-annex-ii = Aneksija
card-infiltrate-ii = Infiltracija
card-spy-ii = Špijunaža
card-armed-intervention-iii = Oružana intervencija

## Ratovi

card-war-over-territory = Rat za teritorij
card-war-over-technology = Rat za tehnologiju
card-war-over-culture = Rat za kulturu

## Paktovi

card-open-borders-agreement = Sporazum o otvorenim granicama
card-trade-routes-agreement = Sporazum o trgovačkim putovima
card-acceptance-of-supremacy = Priznanje prevlasti
card-international-trade-agreement = Međunarodni trgovinski sporazum
card-promise-of-military-protection = Obećanje vojne zaštite
card-scientific-cooperation = Znanstvena suradnja
card-international-tourism = Međunarodni turizam
card-loss-of-sovereignty = Gubitak suvereniteta
card-military-alliance = Vojni savez
card-peace-treaty = Mirovni ugovor

## Teritoriji

card-developed-territory-i = Razvijeni teritorij
card-historic-territory-i = Povijesni teritorij
card-inhabited-territory-i = Naseljeni teritorij
card-strategic-territory-i = Strateški teritorij
card-vast-territory-i = Prostrani teritorij
card-wealthy-territory-i = Bogati teritorij
card-developed-territory-ii = Razvijeni teritorij
card-historic-territory-ii = Povijesni teritorij
card-inhabited-territory-ii = Naseljeni teritorij
card-strategic-territory-ii = Strateški teritorij
card-vast-territory-ii = Prostrani teritorij
card-wealthy-territory-ii = Bogati teritorij

## Događaji doba A

card-development-of-agriculture = Razvoj poljoprivrede
card-development-of-civilization = Razvoj civilizacije
card-development-of-crafts = Razvoj obrta
card-development-of-markets = Razvoj tržišta
card-development-of-politics = Razvoj politike
card-development-of-religion = Razvoj religije
card-development-of-science = Razvoj znanosti
card-development-of-settlement = Razvoj naselja
card-development-of-trade-routes = Razvoj trgovačkih putova
card-development-of-warfare = Razvoj ratnog umijeća

## Događaji doba I

card-barbarians = Barbari
card-border-conflict = Pogranični sukob
card-crusades = Križarski ratovi
card-cultural-influence = Kulturni utjecaj
card-foray = Pljačkaški pohod
card-good-harvest = Dobra žetva
card-immigration = Useljavanje
card-new-deposits = Nova nalazišta
card-pestilence = Kuga
card-raiders = Pljačkaši
card-rats = Štakori
card-rebellion = Pobuna
card-reign-of-terror = Strahovlada
card-scientific-breakthrough = Znanstveni proboj
card-uncertain-borders = Nesigurne granice

## Događaji doba II

card-civil-unrest = Građanski nemiri
card-cold-war = Hladni rat
card-crime-wave = Val kriminala
card-economic-progress = Gospodarski napredak
card-emigration = Iseljavanje
card-iconoclasm = Ikonoklazam
card-independence-declaration = Proglašenje neovisnosti
card-international-agreement = Međunarodni sporazum
card-national-pride = Nacionalni ponos
card-politics-of-strength = Politika sile
card-popularization-of-science = Popularizacija znanosti
card-prosperity = Blagostanje
card-ravages-of-time = Zub vremena
card-refugees = Izbjeglice
card-terrorism = Terorizam

## Događaji doba III

card-impact-of-agriculture = Utjecaj poljoprivrede
card-impact-of-architecture = Utjecaj arhitekture
card-impact-of-balance = Utjecaj ravnoteže
card-impact-of-colonies = Utjecaj kolonija
card-impact-of-competition = Utjecaj natjecanja
card-impact-of-government = Utjecaj vladavine
card-impact-of-happiness = Utjecaj zadovoljstva
card-impact-of-industry = Utjecaj industrije
card-impact-of-population = Utjecaj stanovništva
card-impact-of-progress = Utjecaj napretka
card-impact-of-science = Utjecaj znanosti
card-impact-of-strength = Utjecaj snage
card-impact-of-technology = Utjecaj tehnologije
card-impact-of-variety = Utjecaj raznolikosti
card-impact-of-wonders = Utjecaj čuda

## Vrste karata

kind-farm = Farma
kind-mine = Rudnik
kind-lab = Laboratorij
kind-temple = Hram
kind-library = Knjižnica
kind-theater = Kazalište
kind-arena = Arena
kind-infantry = Pješaštvo
kind-cavalry = Konjica
kind-artillery = Topništvo
kind-air = Zrakoplovstvo
kind-special = Posebna tehnologija
kind-government = Oblik vladavine
kind-wonder = Čudo
kind-leader = Vođa
kind-action = Akcijska karta
kind-bonus = Vojni bonus
kind-tactic = Taktika
kind-aggression = Agresija
kind-war = Rat
kind-pact = Pakt
kind-territory = Teritorij
kind-event = Događaj

## Doba

age-A = Doba A
age-I = Doba I
age-II = Doba II
age-III = Doba III
age-IV = Doba IV

## Grane posebnih tehnologija

branch-civil = civilna
branch-military = vojna
branch-colonization = kolonizacijska
branch-construction = graditeljska

## Količine

object-food = { $n ->
        [one] { $n } hranu
        [few] { $n } hrane
       *[other] { $n } hrane
    }
object-resources = { $n ->
        [one] { $n } resurs
        [few] { $n } resursa
       *[other] { $n } resursa
    }
object-science = { $n ->
        [one] { $n } bod znanosti
        [few] { $n } boda znanosti
       *[other] { $n } bodova znanosti
    }
object-culture = { $n ->
        [one] { $n } bod kulture
        [few] { $n } boda kulture
       *[other] { $n } bodova kulture
    }
object-population = { $n ->
        [one] { $n } radnika
        [few] { $n } radnika
       *[other] { $n } radnika
    }
object-yellow = { $n ->
        [one] { $n } žuti žeton
        [few] { $n } žuta žetona
       *[other] { $n } žutih žetona
    }
object-blue = { $n ->
        [one] { $n } plavi žeton
        [few] { $n } plava žetona
       *[other] { $n } plavih žetona
    }
object-civil = { $n ->
        [one] { $n } civilnu akciju
        [few] { $n } civilne akcije
       *[other] { $n } civilnih akcija
    }
object-military = { $n ->
        [one] { $n } vojnu akciju
        [few] { $n } vojne akcije
       *[other] { $n } vojnih akcija
    }
object-secrets = { $n ->
        [one] { $n } vojnu kartu
        [few] { $n } vojne karte
       *[other] { $n } vojnih karata
    }
object-nothing = ništa
amount-food = { $n ->
        [one] { $n } hrana
        [few] { $n } hrane
       *[other] { $n } hrane
    }
amount-resources = { $n ->
        [one] { $n } resurs
        [few] { $n } resursa
       *[other] { $n } resursa
    }
amount-science = { object-science }
amount-culture = { object-culture }
amount-population = { $n ->
        [one] { $n } radnik
        [few] { $n } radnika
       *[other] { $n } radnika
    }
amount-draw = { $n ->
        [one] { $n } vojna karta
        [few] { $n } vojne karte
       *[other] { $n } vojnih karata
    }
amount-civil = { $n ->
        [one] { $n } civilna akcija
        [few] { $n } civilne akcije
       *[other] { $n } civilnih akcija
    }
amount-military = { $n ->
        [one] { $n } vojna akcija
        [few] { $n } vojne akcije
       *[other] { $n } vojnih akcija
    }
object-kind = { $kind ->
        [farm] farmu
        [mine] rudnik
        [lab] laboratorij
        [temple] hram
        [library] knjižnicu
        [theater] kazalište
        [arena] arenu
        [infantry] pješaštvo
        [cavalry] konjicu
        [artillery] topništvo
       *[air] zrakoplovstvo
    }

## Zapisnik

log-turn = { $round }. krug: igra { $who }
log-row = { $n ->
        [one] Nitko nije htio kartu { $cards }: odlazi iz reda
        [few] Nitko nije htio karte { $cards }: odlaze iz reda
       *[other] Nitko nije htio karte { $cards }: odlaze iz reda
    }
log-age = Doba { $ended } je završilo, počinje doba { $begins }
log-age-tokens = Doba { $ended } je završilo, počinje doba { $begins } i svi gube 2 žuta žetona iz zalihe
log-age-last = Doba { $ended } je završilo: { $round }. krug je posljednji
log-outdated = { $who } gubi ono što je zastarjelo: { $what }
log-took = { $n ->
        [0] { $who } besplatno uzima kartu { $card }
       *[other] { $who } uzima kartu { $card } za { $cost }
    }
log-grew = { $n ->
        [0] { $who } besplatno povećava stanovništvo
       *[other] { $who } povećava stanovništvo za { $cost }
    }
log-built = { $n ->
        [0] { $who } besplatno gradi { object-kind } { $card }
       *[other] { $who } gradi { object-kind } { $card } za { $cost }
    }
log-upgraded = { $n ->
        [0] { $who } besplatno nadograđuje: { $source } → { $card }
       *[other] { $who } nadograđuje za { $cost }: { $source } → { $card }
    }
log-destroyed = { $who } ruši { object-kind } { $card }
log-disbanded = { $who } raspušta { object-kind } { $card }
log-razed = { $by } ruši { object-kind } { $card }; građevinu gubi igrač { $who }
log-raised = { $who } gradi { $stages ->
        [one] { $stages } fazu
        [few] { $stages } faze
       *[other] { $stages } faza
    } čuda { $card } { $n ->
        [0] besplatno
       *[other] za { $cost }
    }
log-completed = { $n ->
        [0] { $who } besplatno dovršava čudo { $card }
       *[other] { $who } dovršava čudo { $card } za { $cost }
    }
log-wonder-scores = Čudo donosi { $points }
log-developed = { $n ->
        [0] { $who } besplatno razvija tehnologiju { $card }
       *[other] { $who } razvija tehnologiju { $card } za { $cost }
    }
log-government = { $n ->
        [0] { $who } mirno mijenja oblik vladavine: { $card }
       *[other] { $who } mirno mijenja oblik vladavine za { $cost }: { $card }
    }
log-revolution = { $n ->
        [0] { $who } diže revoluciju: { $card }
       *[other] { $who } diže revoluciju za { $cost }: { $card }
    }
log-appointed = { $who } dobiva vođu: { $card }
log-appointed-instead = { $who } dobiva vođu: { $card }; odlazi { $replaced }
log-tucked = { $who } stavlja starog vođu pod čudo { $card } i dobiva sretno lice
log-leader-left = { $who } više nema vođu: { $card }
log-played = { $who } igra kartu { $card }
log-adopted = { $who } uvodi taktiku { $card }
log-copied = { $who } kopira taktiku { $card }
log-tactic-shared = Taktiku { $card } sada može kopirati svatko
log-used = { $power ->
        [command] { $who } koristi vojnu akciju kao civilnu
        [sail] { $who } dovodi radnika prekooceanskom linijom
        [praise] { $who } drži govor o kulturi
        [rally] { $who } drži govor vojsci: znanost i resursi za postrojbe
       *[trade] { $who } trguje prema paktu
    }
log-gained = { $who } dobiva { $what }
log-lost = { $who } gubi { $what }
log-lost-worker = { $who } gubi radnika s karte { $card }
log-made = { $who } proizvodi { $what }
log-corruption = korupcija odnosi { $what }
log-eaten = ljudi jedu { $what }
log-hungry = { $n ->
        [one] { $n } hrana nedostaje, to stoji { $points }
        [few] { $n } hrane nedostaju, to stoji { $points }
       *[other] { $n } hrane nedostaje, to stoji { $points }
    }
log-produced = { $who } za potez dobiva { $what }
log-uprising = Ustanak! { $who } ima previše nezadovoljnih radnika: proizvodnje nema
log-drew = { $who } vuče { $what }
log-drew-own = { $who } vuče { $cards }
log-discarded = { $who } odbacuje { $what }
log-discarded-own = { $who } odbacuje { $cards }
log-prepared = { $who } priprema događaj doba { $age } i dobiva { $points }
log-prepared-own = { $who } priprema događaj { $card } (doba { $age }) i dobiva { $points }
log-foresaw = { $who } gleda sljedeći događaj
log-foresaw-own = { $who } vidi sljedeći događaj: { $card }
log-event = Događaj: { $card }
log-territory = Teritorij za kolonizaciju: { $card }
log-bid = { $who } nudi { $strength }
log-passed = { $who } odustaje
log-unclaimed = Teritorij { $card } nitko ne kolonizira
log-colonized = { $who } kolonizira teritorij { $card } snagama jačine { $force }: { $what }
log-settled = { $who } isplovljava i bez borbe kolonizira teritorij { $card }
log-colony-lost = { $who } gubi koloniju { $card }
log-colony-taken = { $to } uzima koloniju { $card }; gubi je igrač { $who }
log-ruined = { $who } okreće čudo { $card } licem dolje: daje još samo kulturu +2
log-attacked = { $who } napada igrača { $target }: { $card }, snaga { $strength } protiv { $defense }
log-defended = { $who } odolijeva snagom { $strength }, dodaje { $what }
log-defended-bare = { $who } odolijeva snagom { $strength }
log-overrun = { $who } ne odolijeva sa snagom { $strength }, iako dodaje { $what }
log-overrun-bare = { $who } ne odolijeva sa snagom { $strength }
log-seized = { $who } uzima tehnologiju { $card }; gubi je igrač { $victim }
log-sabotaged = { $who } prekida gradnju čuda { $card }; gubi ga igrač { $victim }
log-declared = { $who } objavljuje rat igraču { $target }: { $card }
log-war-won = { $card }: { $who } pobjeđuje igrača { $target } snagom { $strength } : { $defense }
log-war-lost = { $card }: { $who } gubi od igrača { $target } snagom { $strength } : { $defense }
log-war-tied = { $card }: { $who } i { $target } jednako su jaki, { $strength } : { $defense }, ništa se ne događa
log-offered = { $side ->
        [a] { $who } nudi igraču { $partner } pakt { $card } i želi biti strana A
        [b] { $who } nudi igraču { $partner } pakt { $card } i želi biti strana B
       *[both] { $who } nudi igraču { $partner } pakt { $card }
    }
log-signed = { $who } prihvaća pakt { $card }
log-refused = { $who } odbija pakt { $card }
log-pact-ended = Pakt { $card } prestaje ({ $who } i { $partner })
log-resigned = { $who } napušta igru
log-scored-at-end = { $card }: { $scores }
log-ended = Kraj igre: { $scores }

## Pitanja: jedna rečenica za onoga tko odlučuje, druga za ostale

prompt-acting = Odaberite akciju ili završite potez.
prompt-acting-other = { $name } izvodi akcije.
prompt-politics = { $second ->
        [yes] Druga politička akcija, jednom u igri: što ćete učiniti?
       *[no] Politika: odaberite jednu političku akciju ili je preskočite.
    }
prompt-politics-other = { $name } razmišlja o politici.
prompt-ordered = { $card }: koju akciju izvodite?
prompt-ordered-other = { $name } igra kartu { $card }.
prompt-reserves = { $card }: hrana ili resursi?
prompt-reserves-other = { $name } bira između hrane i resursa.
prompt-tucking = Želite li staviti zamijenjenog vođu pod čudo i dobiti sretno lice ili vratiti civilnu akciju?
prompt-tucking-other = { $name } odlučuje što sa zamijenjenim vođom.
prompt-answering = { $side ->
        [a] { $partner } vam nudi pakt { $card }. Bili biste strana A. Prihvaćate li?
        [b] { $partner } vam nudi pakt { $card }. Bili biste strana B. Prihvaćate li?
       *[both] { $partner } vam nudi pakt { $card }. Prihvaćate li?
    }
prompt-answering-other = { $name } razmatra pakt { $card }.
prompt-losing-workers = { $left ->
        [one] Gubite { $left } radnika. S koje karte?
        [few] Gubite { $left } radnika. S kojih karata?
       *[other] Gubite { $left } radnika. S kojih karata?
    }
prompt-losing-workers-other = { $name } bira koje radnike gubi.
prompt-destroying-own = Srušite jednu svoju farmu, rudnik ili gradsku građevinu.
prompt-destroying-own-other = { $name } mora srušiti građevinu.
prompt-ruining = Koje čudo doba A ili I okrećete licem dolje?
prompt-ruining-other = { $name } mora okrenuti staro čudo licem dolje.
prompt-ceding = Koja kolonija postaje neovisna?
prompt-ceding-other = { $name } gubi koloniju.
prompt-choosing-goods = Hrana ili resursi? Dobivate { $left }.
prompt-choosing-goods-other = { $name } bira između hrane i resursa.
prompt-splitting-goods = { $sign ->
        [gain] Dobivate još { $left }: hranu ili resurs?
       *[lose] Gubite još { $left }: hranu ili resurs?
    }
prompt-splitting-goods-other = { $name } bira između hrane i resursa.
prompt-discarding = { $left ->
        [one] Odbacite { $left } vojnu kartu.
        [few] Odbacite { $left } vojne karte.
       *[other] Odbacite { $left } vojnih karata.
    }
prompt-discarding-other = { $name } odbacuje vojne karte.
prompt-bidding = { $high ->
        [0] Tko kolonizira teritorij { $card }? Ponudite snagu ili odustanite.
       *[other] { $card }: { $leader } nudi { $high }. Ponudite više ili odustanite.
    }
prompt-bidding-other = { $name } razmišlja o ponudi za teritorij { $card }.
prompt-sending = Pošaljite na teritorij { $card } snage jačine { $bid }: postrojbe, zatim karte. Zasad { $now }.
prompt-sending-other = { $name } šalje snage na teritorij { $card }.
prompt-free-building = { $card }: želite li besplatno graditi slobodnim radnikom?
prompt-free-building-other = { $name } može besplatno graditi: { $card }.
prompt-developing = Jedna stvar za { $discount } jeftinije i bez akcije: stanovništvo, građevina ili tehnologija?
prompt-developing-other = { $name } može malo jeftinije razviti civilizaciju.
prompt-razing = Srušite gradsku građevinu igrača { $victim }.
prompt-razing-other = { $name } ruši gradsku građevinu igrača { $victim }.
prompt-agreement = { $left ->
        [one] Uzimajte karte iz reda za najviše { $left } civilnu akciju; zato preskačete sljedeću političku akciju.
        [few] Uzimajte karte iz reda za najviše { $left } civilne akcije; zato preskačete sljedeću političku akciju.
       *[other] Uzimajte karte iz reda za najviše { $left } civilnih akcija; zato preskačete sljedeću političku akciju.
    }
prompt-agreement-other = { $name } uzima karte prema sporazumu.
prompt-defending = { $attacker } vas napada: { $card }, snaga { $need }. Imate { $now }. Želite li dodati vojne karte?
prompt-defending-other = { $name } se brani: { $card }.
prompt-plundering = Pljačka igrača { $victim }: uzimajte hranu ili resurse, još { $left }.
prompt-plundering-other = { $name } pljačka igrača { $victim }.
prompt-raiding = Srušite igraču { $victim } gradsku građevinu najviše razine { $level }.
prompt-raiding-other = { $name } pustoši građevine igrača { $victim }.
prompt-annexing = Koju koloniju igrača { $victim } uzimate?
prompt-annexing-other = { $name } bira koloniju igrača { $victim }.
prompt-infiltrating = Što gubi igrač { $victim }: vođu ili nedovršeno čudo?
prompt-infiltrating-other = { $name } se infiltrira kod igrača { $victim }.
prompt-looting = Ratni plijen od igrača { $victim } vrijedan { $left }: uzmite posebnu tehnologiju ili za ostatak znanost.
prompt-looting-other = { $name } bira ratni plijen od igrača { $victim }.

## Izbori

choice-take = Uzmi kartu { $card }
choice-take-wonder = Započni čudo { $card }
choice-grow = Povećaj stanovništvo
choice-build = Izgradi { object-kind } { $card }
choice-upgrade = Nadogradi: { $source } → { $card }
choice-destroy = Sruši { object-kind } { $card }
choice-disband = Raspusti { object-kind } { $card }
choice-raise = { $n ->
        [one] Izgradi { $n } fazu čuda { $card }
        [few] Izgradi { $n } faze čuda { $card }
       *[other] Izgradi { $n } faza čuda { $card }
    }
choice-develop = Razvij tehnologiju { $card }
choice-reform = Mirno promijeni vladavinu: { $card }
choice-revolt = Revolucija: { $card }
choice-lead = Izloži vođu: { $card }
choice-play = Odigraj kartu { $card }
choice-adopt = Uvedi taktiku { $card }
choice-copy = Kopiraj taktiku { $card }
choice-levy = Novi radnik odmah u postrojbu { $card }
choice-command = Iskoristi vojnu akciju kao civilnu
choice-sail = Dovedi besplatnog radnika prekooceanskom linijom
choice-praise = Govori o kulturi
choice-rally = Govori vojsci
choice-trade = { $power ->
        [food-as-resource] Iskoristi u ovom potezu 1 hranu kao resurs
       *[resource-as-food] Iskoristi u ovom potezu 1 resurs kao hranu
    }
choice-end-turn = Završi potez
choice-prepare = Pripremi događaj { $card }
choice-attack = { $card } protiv igrača { $target }
choice-declare = { $card } s igračem { $target }
choice-offer = { $side ->
        [a] Ponudi pakt { $card } ({ $target }), kao strana A
        [b] Ponudi pakt { $card } ({ $target }), kao strana B
       *[both] Ponudi pakt { $card } ({ $target })
    }
choice-cancel = Raskini pakt { $card }
choice-retire = Otpusti vođu i uzmi žuti žeton: { $card }
choice-settle = Isplovi i koloniziraj teritorij { $card }
choice-resign = Napusti igru
choice-pass = { $decision ->
        [politics] Bez političke akcije
        [bidding] Odustani
        [tucking] Vrati civilnu akciju
        [agreement] Ne uzimaj karte
       *[other] Ne čini ništa
    }
choice-accept = Prihvati
choice-refuse = Odbij
choice-food = { $sign ->
        [gain] Uzmi { object-food }
       *[lose] Izgubi { object-food }
    }
choice-resources = { $sign ->
        [gain] Uzmi { object-resources }
       *[lose] Izgubi { object-resources }
    }
choice-science = Uzmi { object-science }
choice-bid = Ponudi { $n }
choice-send = Pošalji { object-kind } { $card }
choice-lose = Izgubi radnika s karte { $card }
choice-raze = Sruši { object-kind } { $card }
choice-seize = { $kind ->
        [leader] Ukloni vođu: { $card }
        [wonder] Prekini gradnju čuda { $card }
       *[special] Uzmi tehnologiju { $card }
    }
choice-ruin = Okreni čudo { $card } licem dolje
choice-tuck = Stavi vođu pod čudo { $card }
choice-cede = Prepusti koloniju { $card }
choice-annex = Uzmi koloniju { $card }
choice-discard = Odbaci kartu { $card }
choice-add = Dodaj kartu { $card }: +{ $n }
choice-done = { $decision ->
        [defending] Ovako se branim
        [sending] Pošalji ove snage
        [agreement] Dosta karata
       *[other] To je dovoljno
    }

## Što karte čine: učinci tehnologija, oblika vladavine, čuda, vođa, kolonija i paktova

power-science = znanost { $amount }
power-culture = kultura { $amount }
power-happy = sretna lica { $amount }
power-strength = snaga { $amount }
power-civil = civilne akcije { $amount }
power-military = vojne akcije { $amount }
power-urban-limit = najviše { $amount } gradske građevine iste vrste
power-civil-hand = najviše civilnih karata u ruci { $amount }
power-military-hand = najviše vojnih karata u ruci { $amount }
power-colonization = kolonizacija { $amount }
power-yellow = žuti žetoni { $amount }
power-blue = plavi žetoni { $amount }
power-food = hrana { $amount }
power-resources = resursi { $amount }
power-strength-per-unit = snaga { $amount } za svaku vašu postrojbu
power-strength-per-infantry = snaga { $amount } za svako pješaštvo
power-strength-per-artillery = snaga { $amount } za svako topništvo
power-strength-per-unit-type = snaga { $amount } za svaku vrstu postrojbi koju imate
power-strength-per-happy = snaga { $amount } za svako sretno lice hramova i oblika vladavine
power-culture-per-happy = kultura { $amount } za svako sretno lice hramova, kazališta i čuda
power-culture-per-theater = kultura { $amount } za svako kazalište
power-culture-per-pair = kultura { $amount } za svaki par knjižnice i kazališta
power-culture-per-lab-level = svaki laboratorij daje i kulture koliko mu je razina
power-culture-per-colony = kultura { $amount } za svaku koloniju
power-culture-if-colony = kultura { $amount } ako imate barem jednu koloniju
power-culture-per-wonder-of-partner = kultura { $amount } za svako partnerovo dovršeno čudo
power-best-theater-twice = najbolje kazalište daje svoju kulturu dvaput
power-science-of-best = znanost prema razini najboljeg laboratorija ili knjižnice
power-science-per-lab = znanost { $amount } za svaki laboratorij
power-happy-per-source = još jedno sretno lice sa svake druge karte i radnika koji ga daju
power-infantry-rides = pješaštvo u vojskama može zamijeniti konjicu
power-urban-discount = gradske građevine jeftinije su za svoju razinu, najviše za { $n }
power-stages = do { $n } faze čuda za jednu akciju
power-cheap-population = povećanje stanovništva za { $n } hranu jeftinije
power-cheap-leaders = vođe u redu za { $n } civilnu akciju jeftiniji
power-cheap-theaters = razvoj kazališta za { $n } znanosti jeftiniji
power-cheap-technologies = tehnologije su za { $n } znanosti jeftinije, ali partner za svaku plaća 1 znanost
power-library-and-theater = uz knjižnicu su kazališta za { $n } znanost i { $n } resurs jeftinija, i obratno
power-no-surcharge = za daljnja čuda ne plaća se dodatak
power-dear-to-attack = napad na vas stoji dvostruko više vojnih akcija
power-science-on-take = za svaku tehnologiju uzetu iz reda dobivate znanost: { $n }
power-resource-on-develop = za svaku razvijenu tehnologiju dobivate resurs: { $n }
power-civil-on-develop = razvoj tehnologije vraća civilnu akciju
power-culture-on-develop = za svaku razvijenu tehnologiju dobivate kulturu: { $n }
power-culture-on-revolution = za revoluciju dobivate kulturu: { $n }
power-military-revolution = revolucija umjesto civilnih stoji sve vojne akcije
power-unit-resources = svaki potez resursi za postrojbe: { $n }
power-civil-from-military = jednom u potezu vojna akcija može poslužiti kao civilna
power-free-population = jednom u potezu novi radnik besplatno
power-turn-to-theater = jednom u potezu bilo koja gradska građevina može postati kazalište iste ili više razine
power-speech = svaki potez ili kultura: { $n } ili za postrojbe znanost: { $n } i resursi: { $n }
power-food-as-resource = jednom u potezu 1 hrana može poslužiti kao resurs
power-resource-as-food = jednom u potezu 1 resurs može poslužiti kao hrana
power-levy = za jednu vojnu akciju povećajte stanovništvo i odmah izgradite postrojbu, oboje za 1 jeftinije
power-colonists = za kolonizaciju smijete odbaciti do { $n } vojne karte, svaku za +1
power-second-action = jednom u igri druga politička akcija u istom potezu
power-foresight = na početku poteza vidite sljedeći događaj
power-settles = kao političku akciju možete ukloniti vođu i bez borbe kolonizirati teritorij iz ruke
power-leaves-a-token = kao političku akciju možete ukloniti vođu i dobiti žuti žeton
power-never-attacks = ne smijete započinjati agresije ni ratove
power-safe-from-war = nitko vam ne smije objaviti rat
power-culture-if-strong = na kraju poteza kultura: { $n } ako ste među dvoje najjačih (u igri udvoje: jači)
power-best-mine-twice = jedan radnik u najboljem rudniku proizvodi dvaput
power-labs-make-resources = laboratoriji proizvode i resurse prema svojoj razini; pri odlasku i na kraju igre toliko kulture
power-food-made = hrana { $amount } svaki potez
power-resources-made = resursi { $amount } svaki potez
power-may-be-tucked = kad ga zamijenite, smije pod čudo i daje sretno lice

## Koliko karte stoje

facts-technology = razvoj za { $price }, radnik za { $cost }
facts-first-technology = radnik za { $cost }
facts-development = razvoj za { $price }
facts-government = mirno za { $price }, revolucijom za { $uprising }
facts-worker = svaki radnik: { $what }
facts-stages = faze { $stages }
facts-attack-cost = { $n ->
        [one] stoji { $n } vojnu akciju
        [few] stoji { $n } vojne akcije
       *[other] stoji { $n } vojnih akcija
    }

## Što čuda donose kad se dovrše

wonder-technology-levels = kad se dovrši, kultura za razine svih vaših tehnologija
wonder-workplaces = kad se dovrši, kultura: 2 za svaku farmu i rudnik, 1 za svaku drugu građevinu i postrojbu
wonder-theaters-and-libraries = kad se dovrši, dvostruka kultura vaših kazališta i knjižnica
wonder-urban-output = kad se dovrši, kultura za kulturu, znanost i snagu vaših gradskih građevina
wonder-takes-off = za { $n } civilne akcije jeftinije u potezu u kojem zamijenite vođu

## Što čine akcijske karte

action-fields = izgradite ili nadogradite farmu ili rudnik za { $n } jeftinije
action-town = izgradite ili nadogradite gradsku građevinu za { $n } jeftinije
action-upgrade = nadogradite farmu, rudnik ili gradsku građevinu za { $n } jeftinije
action-stage = izgradite jednu fazu čuda za { $n } jeftinije
action-population = povećajte stanovništvo, zatim dobivate { object-food }
action-technology = razvijte tehnologiju, zatim dobivate { object-science }
action-army = u ovom potezu vojna akcija više, a za postrojbe { object-resources }
action-army-per-stronger = za svaku jaču civilizaciju resursi za postrojbe u ovom potezu: { $two } (kad igra troje { $three }, četvero { $four })
action-food-or-resources = dobivate { object-food } ili { object-resources }
action-food-and-resources = dobivate { object-food } i { object-resources }
action-science-and-culture = { $culture ->
        [0] dobivate { object-science }
       *[other] dobivate { object-science } i kulturu: { $culture }
    }
action-culture-per-richer = za svaku civilizaciju s više kulture od vas dobivate kulturu: { $two } (kad igra troje { $three }, četvero { $four })

## Što čine vojne karte

facts-bonus = obrana +{ $defense } ili kolonizacija +{ $colonization }
facts-tactic = { $obsolete ->
        [0] svaka vojska { $units }: snaga +{ $n }
       *[other] svaka vojska { $units }: snaga +{ $n }, sa zastarjelim postrojbama +{ $obsolete }
    }
army-infantry = { $n }× pješaštvo
army-cavalry = { $n }× konjica
army-artillery = { $n }× topništvo
attack-enslave = suparnik gubi stanovništvo: { $population }; vi dobivate hranu: { $food } i resurse: { $resources }
attack-plunder = uzmite suparniku hranu i resurse po volji, ukupno do { $n }
attack-raid = { $second ->
        [0] srušite suparniku gradsku građevinu najviše razine { $n } i dobivate pola njezine cijene u resursima
       *[other] srušite suparniku gradsku građevinu najviše razine { $n } i drugu najviše razine { $second }; dobivate pola njihove cijene u resursima
    }
attack-annex = uzmite suparniku koloniju: s trajnim učinkom, bez trenutačnog
attack-infiltrate = suparnik gubi vođu ili nedovršeno čudo; za svaku razinu dobivate kulturu: { $n }
attack-spy = uzmite suparniku do { object-science }
attack-intervene = uzmite suparniku do { object-culture }
attack-over-territory = odlučuje se u vašem sljedećem potezu; jači uzima žuti žeton i još jedan za svakih 5 bodova razlike
attack-over-technology = odlučuje se u vašem sljedećem potezu; jači uzima posebne tehnologije ili znanost u vrijednosti razlike snaga
attack-over-culture = odlučuje se u vašem sljedećem potezu; jači uzima 5 bodova kulture i uz to razliku snaga
pact-both = oboje: { $what }
pact-a = strana A: { $what }
pact-b = strana B: { $what }
pact-peace = ne smijete napadati jedno drugo
pact-ends = prestaje kad jedno napadne drugo
pact-lead = tko napadne drugoga, ima snagu +{ $n }
facts-territory = odmah { $gains }; trajno { $what }

## Što čine događaji i komu

event-clause = { $who }: { $what }
who-all = svatko
who-strongest = najjači
who-weakest = najslabiji
who-two-strongest = dvoje najjačih (udvoje jači)
who-two-weakest = dvoje najslabijih (udvoje slabiji)
who-most-culture = tko ima najviše kulture
who-least-culture = tko ima najmanje kulture
who-happiest = svi s najviše sretnih lica
who-unhappiest = svi s najviše nezadovoljnih radnika
who-richest-if-weak = tko ima najviše kulture, ako je među dvoje najslabijih
event-food = { $n ->
        [one] { $amount } hrana
        [few] { $amount } hrane
       *[other] { $amount } hrane
    }
event-resources = { $n ->
        [one] { $amount } resurs
        [few] { $amount } resursa
       *[other] { $amount } resursa
    }
event-either = { $amount } hrane ili { $amount } resursa
event-mixed = { $amount } hrane i resursa zajedno po vlastitom izboru
event-science = { $n ->
        [one] { $amount } bod znanosti
        [few] { $amount } boda znanosti
       *[other] { $amount } bodova znanosti
    }
event-culture = { $n ->
        [one] { $amount } bod kulture
        [few] { $amount } boda kulture
       *[other] { $amount } bodova kulture
    }
event-population = { $amount } stanovništva
event-draw = { $n ->
        [one] { $amount } vojna karta
        [few] { $amount } vojne karte
       *[other] { $amount } vojnih karata
    }
event-draw-or-culture = { $n ->
        [one] { $amount } vojna karta, u dobu IV { $amount } kulture
        [few] { $amount } vojne karte, u dobu IV { $amount } kulture
       *[other] { $amount } vojnih karata, u dobu IV { $amount } kulture
    }
event-discard-or-culture = { $n ->
        [one] { $amount } vojna karta, u dobu IV { $amount } kulture
        [few] { $amount } vojne karte, u dobu IV { $amount } kulture
       *[other] { $amount } vojnih karata, u dobu IV { $amount } kulture
    }
event-blue = { $n ->
        [one] { $amount } plavi žeton
        [few] { $amount } plava žetona
       *[other] { $amount } plavih žetona
    }
event-science-as-rated = onoliko bodova znanosti koliko znanost daje po potezu
event-culture-as-rated = onoliko bodova kulture koliko kultura daje po potezu
event-culture-of-science = onoliko bodova kulture koliko znanost daje po potezu
event-food-of-happiness = onoliko hrane koliko je sretnih lica
event-culture-per-discontent = { $amount } kulture za svakog nezadovoljnog radnika
event-population-per-discontent = { $amount } stanovništva za svaka dva nezadovoljna radnika, zaokruženo naviše
event-actions-per-discontent = { $amount } civilne akcije za svakog nezadovoljnog radnika
event-all-food = sva spremljena hrana propada
event-make-food = farme proizvode hranu
event-make-resources = rudnici proizvode resurse
event-make-all = farme i rudnici proizvode, uz korupciju i potrošnju hrane
event-develop = povećati stanovništvo, izgraditi farmu, rudnik ili gradsku građevinu ili razviti tehnologiju za { $n } jeftinije i bez akcije
event-free-temple = slobodni radnik smije besplatno postati hram (Religija)
event-free-warriors = slobodni radnik smije besplatno postati postrojba Ratnici
event-destroy-own = srušiti jednu vlastitu farmu, rudnik ili gradsku građevinu
event-destroy-others = srušiti svakom suparniku jednu gradsku građevinu
event-token-of-weakest = uzeti žuti žeton najslabijem
event-old-leader = vođa koji nije iz sadašnjeg doba odlazi
event-colony = gubitak kolonije
event-take-cards = smije uzeti karte iz reda za najviše { $n } civilnih akcija, a zato preskače sljedeću političku akciju
event-ruin = čudo doba A ili I okreće se licem dolje i daje još samo kulturu +2
event-score-farms = kultura za hranu s farmi i još { $n } ako je ima više nego što se pojede
event-score-levels-of-town = kultura za razine svih gradskih građevina
event-score-balance = kultura: { $n } puta najmanja od vrijednosti znanost, kultura, hrana i resursi po potezu
event-score-colonies = kultura: { $n } za svaku koloniju
event-score-levels-of-army = kultura za razine svih postrojbi i arena
event-score-actions = kultura: 2 za svaku civilnu i 1 za svaku vojnu akciju
event-score-happiness = kultura: { $n } za svako sretno lice, najviše 16, i { $n } manje za svakog nezadovoljnog radnika
event-score-mines = kultura za resurse iz rudnika
event-score-population = kultura: { $n } za svakog zadovoljnog radnika preko deset
event-score-progress = kultura: { $n } za svaku razinu posebnih tehnologija i oblika vladavine
event-score-rank-in-science = kultura po poretku u znanosti: udvoje 10/0, utroje 14/7/0, učetvero 15/10/5/0
event-score-rank-in-strength = kultura po poretku u snazi: udvoje 10/0, utroje 14/7/0, učetvero 15/10/5/0
event-score-latest = kultura: { $n } za svaku tehnologiju doba III
event-score-variety = kultura: { $n } za svaku posebnu tehnologiju i za svaku vrstu gradskih građevina i postrojbi s radnicima
event-score-wonders = kultura za svako čudo po dobu: A 5, I 4, II 3, III 2
