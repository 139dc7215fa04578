# Riječi igre Through the Ages. Ključeve, atribute i varijable objašnjava en.ftl; ovdje su potpuno isti.

### Igra

game-title = Through the Ages: Nova priča o civilizaciji
game-about = Povedite svoj narod od prvih polja do leta u svemir: birajte vođe, čuda i tehnologije, pobrinite se da ljudi budu siti i zadovoljni, ne dajte se jačim susjedima i ostavite za sobom najbogatiju kulturu.
game-progress = { $last ->
        [0] Doba { $age } · { $round }. krug
       *[other] Doba { $age } · krug { $round }/{ $last }
    }

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
        [one] Nitko nije htio kartu { $cards }: odlazi iz ponude
        [few] Nitko nije htio karte { $cards }: odlaze iz ponude
       *[other] Nitko nije htio karte { $cards }: odlaze iz ponude
    }
log-row-came = Novo u ponudi: { $came }
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
log-destroyed-by = { $who } ruši { object-kind } { $card } ({ $cause })
log-disbanded = { $who } raspušta { object-kind } { $card }
log-razed = { $by } ruši { object-kind } { $card }; građevinu gubi igrač { $who }
log-razed-by = { $by } ruši { object-kind } { $card } ({ $cause }); građevinu gubi igrač { $who }
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
log-leader-left-by = { $who } više nema vođu: { $card } ({ $cause })
log-played = { $who } igra kartu { $card }
log-adopted = { $who } igra taktiku { $card }
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
log-gained-by = { $who } dobiva { $what } ({ $cause })
log-lost-by = { $who } gubi { $what } ({ $cause })
log-taken = { $who } uzima igraču { $rival } { $what } ({ $cause })
log-lost-worker = { $who } gubi radnika s karte { $card }
log-lost-worker-by = { $who } gubi radnika s karte { $card } ({ $cause })
log-made = { $who } proizvodi { $what }
log-made-nothing = { $who } ne proizvodi ništa
log-corruption = korupcija odnosi { $n }
log-eaten = ljudi jedu { $what }
log-hungry = { $n ->
        [one] { $n } hrana nedostaje, to stoji { $points }
        [few] { $n } hrane nedostaju, to stoji { $points }
       *[other] { $n } hrane nedostaje, to stoji { $points }
    }
log-produced = { $who } za potez dobiva { $what }
log-produced-nothing = { $who } za potez ne dobiva ništa
log-uprising = Ustanak! { $who } ima previše nezadovoljnih radnika: proizvodnje nema
log-drew = { $who } vuče { $what }
log-drew-own = { $who } vuče iz špila: { $cards }
log-drew-by = { $who } vuče { $what } ({ $cause })
log-drew-own-by = { $who } vuče iz špila: { $cards } ({ $cause })
log-discarded = { $who } odbacuje { $what }
log-discarded-own = { $who } odbacuje: { $cards }
log-prepared = { $who } priprema događaj doba { $age } i dobiva { $points }
log-prepared-own = { $who } priprema događaj { $card } (doba { $age }) i dobiva { $points }
log-foresaw = { $who } gleda sljedeći događaj
log-foresaw-own = { $who } vidi sljedeći događaj: { $card }
log-event = Događaj: { $card }
log-territory = Teritorij za kolonizaciju: { $card }
log-bid = { $who } nudi { $strength }
log-passed = { $who } odustaje
log-unclaimed = { $card }: nitko ne kolonizira
log-colonized = { $who } kolonizira { $card } pohodom snage { $force }: { $what }
log-settled = { $who } isplovljava i bez borbe kolonizira { $card }
log-colony-lost = { $who } gubi koloniju { $card }
log-colony-lost-by = { $who } gubi koloniju { $card } ({ $cause })
log-colony-taken = { $to } uzima koloniju { $card }; gubi je igrač { $who }
log-colony-taken-by = { $to } uzima koloniju { $card } ({ $cause }); gubi je igrač { $who }
log-ruined = { $who } okreće čudo { $card } licem dolje: daje još samo kulturu +2
log-ruined-by = { $who } okreće čudo { $card } licem dolje ({ $cause }): daje još samo kulturu +2
log-attacked = { $who } napada igrača { $target }: { $card }, snaga { $strength } protiv { $defense }
log-defended = { $who } odolijeva snagom { $strength }, dodaje: { $what }
log-defended-bare = { $who } odolijeva snagom { $strength }
log-overrun = { $who } ne odolijeva, snaga { $strength } nije dovoljna; dodaje: { $what }
log-overrun-bare = { $who } ne odolijeva, snaga { $strength } nije dovoljna
log-seized = { $who } uzima tehnologiju { $card }; gubi je igrač { $victim }
log-seized-by = { $who } uzima tehnologiju { $card } ({ $cause }); gubi je igrač { $victim }
log-sabotaged = { $who } prekida gradnju čuda { $card }; gubi ga igrač { $victim }
log-sabotaged-by = { $who } prekida gradnju čuda { $card } ({ $cause }); gubi ga igrač { $victim }
log-declared = { $who } objavljuje rat igraču { $target }: { $card }
log-war-won = { $card }: { $who } pobjeđuje igrača { $target } snagom { $strength }:{ $defense }
log-war-lost = { $card }: { $who } gubi od igrača { $target } snagom { $strength }:{ $defense }
log-war-tied = { $card }: { $who } i { $target } jednako su jaki, { $strength }:{ $defense }, ništa se ne događa
log-offered = { $side ->
        [a] { $who } nudi igraču { $partner } pakt { $card } i želi biti strana A
        [b] { $who } nudi igraču { $partner } pakt { $card } i želi biti strana B
       *[both] { $who } nudi igraču { $partner } pakt { $card }
    }
log-signed = { $who } prihvaća pakt { $card }
log-refused = { $who } odbija pakt { $card }
# Pakt prestaje: $by ga raskida, napada drugu stranu, sklopio je drugi ili je napustio igru.
log-pact-cancelled = { $by } raskida pakt { $card } ({ $who } i { $partner })
log-pact-broken = Pakt { $card } prestaje ({ $who } i { $partner }): napada { $by }
log-pact-replaced = Pakt { $card } prestaje ({ $who } i { $partner }): novi sklapa { $by }
log-pact-left = Pakt { $card } prestaje ({ $who } i { $partner }): igru napušta { $by }
log-pact-outdated = Pakt { $card } prestaje ({ $who } i { $partner }): zastario je
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
        [0] Tko kolonizira { $card }? Ponudite snagu ili odustanite.
       *[other] { $card }: { $leader } nudi { $high }. Ponudite više ili odustanite.
    }
prompt-bidding-other = { $name } razmišlja o ponudi: { $card }.
prompt-sending = Pošaljite pohod snage barem { $bid } ({ $card }): postrojbe i po želji karte.
prompt-sending-other = { $name } šalje pohod: { $card }.
prompt-free-building = { $card }: želite li besplatno graditi slobodnim radnikom?
prompt-free-building-other = { $name } može besplatno graditi: { $card }.
prompt-developing = Jedna stvar za { $discount } jeftinije i bez akcije: stanovništvo, građevina ili tehnologija?
prompt-developing-other = { $name } može malo jeftinije razviti civilizaciju.
prompt-razing = Srušite gradsku građevinu igrača { $victim }.
prompt-razing-other = { $name } ruši gradsku građevinu igrača { $victim }.
prompt-agreement = { $left ->
        [one] Uzimajte karte iz ponude za najviše { $left } civilnu akciju; zato preskačete sljedeću političku akciju.
        [few] Uzimajte karte iz ponude za najviše { $left } civilne akcije; zato preskačete sljedeću političku akciju.
       *[other] Uzimajte karte iz ponude za najviše { $left } civilnih akcija; zato preskačete sljedeću političku akciju.
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
choice-take-from = Uzmi kartu { $card } (mjesto { $n })
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
choice-adopt = Odigraj taktiku { $card }
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
choice-settle = Isplovi i koloniziraj { $card }
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
        [sending] Pošalji ovaj pohod
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
power-cheap-leaders = vođe u ponudi za { $n } civilnu akciju jeftiniji
power-cheap-theaters = razvoj kazališta za { $n } znanosti jeftiniji
power-cheap-technologies = tehnologije su za { $n } znanosti jeftinije, ali partner za svaku plaća 1 znanost
power-library-and-theater = uz knjižnicu su kazališta za { $n } znanost i { $n } resurs jeftinija, i obratno
power-no-surcharge = za daljnja čuda ne plaća se dodatak
power-dear-to-attack = napad na vas stoji dvostruko više vojnih akcija
power-science-on-take = za svaku tehnologiju uzetu iz ponude dobivate { object-science }
power-resource-on-develop = za svaku razvijenu tehnologiju dobivate { object-resources }
power-civil-on-develop = razvoj tehnologije vraća civilnu akciju
power-culture-on-develop = za svaku razvijenu tehnologiju dobivate { object-culture }
power-culture-on-revolution = za revoluciju dobivate { object-culture }
power-military-revolution = revolucija umjesto civilnih stoji sve vojne akcije
power-unit-resources = svaki potez za postrojbe dobivate { object-resources }
power-civil-from-military = jednom u potezu vojna akcija može poslužiti kao civilna
power-free-population = jednom u potezu novi radnik besplatno
power-turn-to-theater = jednom u potezu bilo koja gradska građevina može postati kazalište iste ili više razine
power-speech = svaki potez dobivate ili { object-culture } ili za postrojbe { object-science } i { object-resources }
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
power-culture-if-strong = na kraju poteza dobivate { object-culture } ako ste među dvoje najjačih (udvoje: jači); kod izjednačenja imate prednost
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
wonder-workplaces = kad se dovrši, 2 boda kulture za svaku farmu i rudnik i 1 za svaku drugu građevinu i postrojbu
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
        [one] dobivate { object-science } i { $culture } bod kulture
        [few] dobivate { object-science } i { $culture } boda kulture
       *[other] dobivate { object-science } i { $culture } bodova kulture
    }
action-culture-per-richer = za svaku civilizaciju s više kulture od vas dobivate kulturu: { $two } (kad igra troje { $three }, četvero { $four })

## Što čine vojne karte

facts-bonus = obrana +{ $defense } ili kolonizacija +{ $colonization }
facts-tactic = { $obsolete ->
        [0] svaka vojska ({ $units }): snaga +{ $n }
       *[other] svaka vojska ({ $units }): snaga +{ $n }, sa zastarjelim postrojbama +{ $obsolete }
    }
army-infantry = { $n }× pješaštvo
army-cavalry = { $n }× konjica
army-artillery = { $n }× topništvo
attack-enslave = suparnik gubi { $population } radnika; vi dobivate { $food ->
        [one] { $food } hranu
        [few] { $food } hrane
       *[other] { $food } hrane
    } i { $resources ->
        [one] { $resources } resurs
        [few] { $resources } resursa
       *[other] { $resources } resursa
    }
attack-plunder = uzmite suparniku hranu i resurse po volji, ukupno do { $n }
attack-raid = { $second ->
        [0] srušite suparniku gradsku građevinu najviše razine { $n } i dobivate pola njezine cijene u resursima
       *[other] srušite suparniku gradsku građevinu najviše razine { $n } i drugu najviše razine { $second }; dobivate pola njihove cijene u resursima
    }
attack-annex = uzmite suparniku koloniju: s trajnim učinkom, bez trenutačnog
attack-infiltrate = suparnik gubi vođu ili započeto čudo; za svaku njihovu razinu dobivate { object-culture }
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
event-population = stanovništvo { $amount }
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
event-take-cards = smije uzeti karte iz ponude za najviše { $n } civilnih akcija, a zato preskače sljedeću političku akciju
event-ruin = čudo doba A ili I okreće se licem dolje i daje još samo kulturu +2
event-score-farms = kultura za hranu s farmi, a ako je ima više nego što se pojede, još { $n }
event-score-levels-of-town = kultura za razine svih gradskih građevina
event-score-balance = { object-culture } za svaki bod najmanje od vrijednosti znanost, kultura, hrana i resursi po potezu
event-score-colonies = { object-culture } za svaku koloniju
event-score-levels-of-army = kultura za razine svih postrojbi i arena
event-score-actions = 2 boda kulture za svaku civilnu akciju i 1 za svaku vojnu
event-score-happiness = { object-culture } za svako sretno lice, najviše 16, i { $n } manje za svakog nezadovoljnog radnika
event-score-mines = kultura za resurse iz rudnika
event-score-population = { object-culture } za svakog zadovoljnog radnika preko deset
event-score-progress = { object-culture } za svaku razinu posebnih tehnologija i oblika vladavine
event-score-rank-in-science = kultura po poretku u znanosti: udvoje 10/0, utroje 14/7/0, učetvero 15/10/5/0
event-score-rank-in-strength = kultura po poretku u snazi: udvoje 10/0, utroje 14/7/0, učetvero 15/10/5/0
event-score-latest = { object-culture } za svaku tehnologiju doba III
event-score-variety = { object-culture } za svaku posebnu tehnologiju i za svaku vrstu gradskih građevina i postrojbi s radnicima
event-score-wonders = kultura za svako čudo po dobu: A 5, I 4, II 3, III 2

## Kako bi potez završio

forecast-uprising = { $n ->
        [one] ustanak: { $n } nezadovoljni radnik, nema proizvodnje
        [few] ustanak: { $n } nezadovoljna radnika, nema proizvodnje
       *[other] ustanak: { $n } nezadovoljnih radnika, nema proizvodnje
    }
forecast-hungry = { $n ->
        [one] nedostaje { $n } hrana
        [few] nedostaju { $n } hrane
       *[other] nedostaje { $n } hrane
    }: { $hunger ->
        [0] kulture više nema
       *[other] kultura −{ $hunger }
    }

## Borbe i kolonije

fight-lead = vaša je snaga { $amount }
fight-equal = jednako ste jaki
fight-holds = za obranu je dovoljno
fight-fails = nije dovoljno, napad uspijeva
force-now = snaga pohoda { $now } od { $need }

## Odakle dolazi kultura

score-turns = Potezi
score-events = Događaji
score-wonders = Dovršena čuda
score-leaders = Vođe
score-cards = Akcijske karte
score-colonies = Kolonije
score-fights = Agresije i ratovi
score-hunger = Glad
score-end = Događaji na kraju igre

## Boje igrača

seat-red = Crveni
    .short = Crveni
seat-black = Crni
    .short = Crni
seat-yellow = Žuti
    .short = Žuti
seat-white = Bijeli
    .short = Bijeli

## Izbori prije igre

option-peaceful = Mirna igra
    .about = Igra li se bez agresija i ratova.
option-peaceful-false = S agresijama i ratovima
    .about = Cijela igra: tko je slab, bit će napadnut.
option-peaceful-true = Bez agresija i ratova
    .about = Te karte ostaju u kutiji; snaga i dalje odlučuje o događajima i kolonijama.
option-resignation = Odustajanje od igre
    .about = Smije li igrač kao političku akciju napustiti igru dok ostali igraju dalje.
option-resignation-alongside = Kad se o politici ima što odlučiti
    .about = Samo zbog toga igra ne pita. Ne u dobu IV. Tko je s njim ratovao, dobiva 7 bodova kulture.
option-resignation-false = Nije moguće
    .about = Svi igraju do kraja.
option-resignation-true = U svakoj političkoj fazi
    .about = Ne u dobu IV. Tko je s njim ratovao, dobiva 7 bodova kulture.
option-second-round-politics = Politika u 2. krugu
    .about = Ima li drugi krug političku fazu iako još nitko nema vojne karte.
option-second-round-politics-true = Da
    .about = Politička akcija vođe može se koristiti odmah.
option-second-round-politics-false = Ne
    .about = Politika počinje u trećem krugu.
option-stage-with-empty-bank = Faza čuda uz praznu plavu zalihu
    .about = Odakle dolazi plavi žeton za fazu čuda kad je zaliha prazna.
option-stage-with-empty-bank-from-cards = S karte
    .about = Uzimate žeton s jedne svoje karte i gubite ono što je predstavljao.
option-stage-with-empty-bank-forbidden = Nije moguće
    .about = Bez žetona u zalihi faza se ne može graditi.
option-genius-builds-more = Genijalni graditelj i više faza
    .about = Smijete li uz Genijalnog graditelja dodati faze koje dopušta graditeljska tehnologija.
option-genius-builds-more-false = Jedna faza
    .about = Karta gradi točno jednu fazu.
option-genius-builds-more-true = I daljnje faze
    .about = Popust vrijedi jednom za sve zajedno.
option-annex-needs-colony = Aneksija bez kolonije
    .about = Smije li se Aneksija igrati protiv suparnika bez kolonije.
option-annex-needs-colony-needed = Kolonija je nužna
    .about = Bez nje se karta protiv njega ne može igrati.
option-annex-needs-colony-in-vain = Uprazno
    .about = Može se igrati, ali ne donosi ništa.
option-raid-rounding = Prepad na dvije građevine
    .about = Kako se zaokružuje pola cijene dviju srušenih građevina.
option-raid-rounding-together = Zajedno
    .about = Cijene se zbroje pa se uzme pola.
option-raid-rounding-each = Svaka posebno
    .about = Uzima se pola svake cijene.
option-leaders-at-end-of-turn = Vođe na kraju poteza
    .about = Kada boduju vođe koji boduju na kraju poteza.
option-leaders-at-end-of-turn-before-uprising = Prije ustanka
    .about = Boduju i u potezu s ustankom.
option-leaders-at-end-of-turn-after-production = Nakon proizvodnje
    .about = Boduju na kraju, nakon hrane i resursa.
option-pact-food-scores = Hrana iz paktova na kraju
    .about = Računa li se hrana iz pakta u Utjecaj poljoprivrede.
option-pact-food-scores-false = Ne računa se
    .about = Boduju samo vaše farme.
option-pact-food-scores-true = Računa se
    .about = Boduje sva hrana koju potez donosi.
option-homer-under-ruin = Homer pod okrenutim čudom
    .about = Daje li Homer sretno lice i pod čudom okrenutim licem dolje.
option-homer-under-ruin-true = Daje
    .about = Lice ostaje.
option-homer-under-ruin-false = Ne daje
    .about = Nestaje s ostatkom čuda.
option-iconoclasm-in-age-iv = Ikonoklazam u dobu IV
    .about = Koje vođe Ikonoklazam uklanja u dobu IV.
option-iconoclasm-in-age-iv-all = Sve
    .about = Nijedan vođa nije iz doba IV pa svi odlaze.
option-iconoclasm-in-age-iv-older = Samo starije
    .about = Vođe doba III ostaju.
option-agreement-actions = Međunarodni sporazum
    .about = Kojim se civilnim akcijama plaćaju karte uzete Međunarodnim sporazumom.
option-agreement-actions-free = Pet besplatnih akcija
    .about = Sam događaj donosi do pet akcija za uzimanje karata.
option-agreement-actions-own-actions = Vlastite akcije
    .about = Trošite vlastite civilne akcije, najviše pet.
option-technology-war = Rat za tehnologiju
    .about = Što uzima pobjednik Rata za tehnologiju.
option-technology-war-one-by-one = Tehnologije i znanost
    .about = Posebne tehnologije jednu po jednu, a za ostatak znanost.
option-technology-war-science-only = Samo znanost
    .about = Onoliko znanosti kolika je razlika snaga.
option-civilization-by-revolution = Razvoj civilizacije i revolucija
    .about = Smije li se Razvoj civilizacije iskoristiti za revoluciju.
option-civilization-by-revolution-true = Dopušteno
    .about = Kao i uvijek stoji sve civilne akcije.
option-civilization-by-revolution-false = Nije dopušteno
    .about = Samo mirna promjena oblika vladavine.

### Govori samo klijent

## Što bi izbor promijenio; $amount ima predznak

change-civil = { $n ->
        [one] { $amount } civilna akcija
        [few] { $amount } civilne akcije
       *[other] { $amount } civilnih akcija
    }
change-military = { $n ->
        [one] { $amount } vojna akcija
        [few] { $amount } vojne akcije
       *[other] { $amount } vojnih akcija
    }
change-food = { event-food }
change-resources = { event-resources }
change-science = { event-science }
change-culture = { event-culture }
change-science-rate = znanost { $amount } po potezu
change-culture-rate = kultura { $amount } po potezu
change-strength = { power-strength }
change-happy = { power-happy }
change-discontent = nezadovoljni radnici { $amount }
change-idle = slobodni radnici { $amount }
change-yellow = { power-yellow }
change-blue = { power-blue }
change-food-made = hrana { $amount } po potezu
change-resources-made = resursi { $amount } po potezu
change-eaten = pojedena hrana { $amount }
change-corruption = korupcija { $amount }
change-civil-total = civilne akcije po potezu { $amount }
change-military-total = vojne akcije po potezu { $amount }
change-urban-limit = ograničenje gradskih građevina { $amount }
change-colonization = { power-colonization }

## Kako bi potez završio

forecast-discards = { $n ->
        [one] odbacujete { $n } vojnu kartu
        [few] odbacujete { $n } vojne karte
       *[other] odbacujete { $n } vojnih karata
    }
forecast-discontent = { $n ->
        [one] { $n } nezadovoljni radnik, zasad su dovoljni slobodni
        [few] { $n } nezadovoljna radnika, zasad su dovoljni slobodni
       *[other] { $n } nezadovoljnih radnika, zasad su dovoljni slobodni
    }
forecast-science = { $n ->
        [one] +{ $n } bod znanosti
        [few] +{ $n } boda znanosti
       *[other] +{ $n } bodova znanosti
    }
forecast-culture = { $n ->
        [one] +{ $n } bod kulture
        [few] +{ $n } boda kulture
       *[other] +{ $n } bodova kulture
    }
forecast-corruption = korupcija −{ $n }
forecast-food = hrana +{ $made } −{ $eaten } = { $after }
forecast-resources = resursi +{ $made } = { $after }
forecast-draws = { $n ->
        [one] vučete { $n } vojnu kartu
        [few] vučete { $n } vojne karte
       *[other] vučete { $n } vojnih karata
    }

## Borbe i kolonije

fight-defense = snaga { $now } od { $need }, s kartama najviše { $most }
force-most = možete poslati najviše snagu { $most }

## Zašto nešto ne ide

reason-empty = Ovdje nema karte.
reason-actions = Nemate dovoljno akcija.
reason-hand-full = Ruka vam je puna.
reason-owned = Ovu tehnologiju već imate.
reason-leader-of-age = Vođu iz ovog doba već ste uzeli.
reason-site-taken = Najprije morate dovršiti započeto čudo.
reason-no-site = Ne gradite nijedno čudo.
reason-stages-left = Čudu nije ostalo toliko faza.
reason-stages-at-once = Ne smijete graditi toliko faza odjednom.
reason-tokens = Nemate plavi žeton za fazu čuda.
reason-bank-empty = Vaša žuta zaliha je prazna.
reason-food = Nemate dovoljno hrane.
reason-resources = Nemate dovoljno resursa.
reason-science = Nemate dovoljno bodova znanosti.
reason-partner-science = Partner iz pakta nema čime platiti svoj bod znanosti.
reason-no-idle-worker = Nemate slobodnog radnika.
reason-no-worker-there = Ondje nemate radnika.
reason-urban-limit = Vaš oblik vladavine ne dopušta više gradskih građevina ove vrste.
reason-once-a-turn = To ste u ovom potezu već učinili.
reason-actions-spent = Za revoluciju trebaju sve akcije, a neke ste već potrošili.
reason-fresh = Kartu ste uzeli u ovom potezu, odigrati je možete tek u sljedećem.
reason-nothing-to-do = Sada ne bi učinila ništa.
reason-peaceful-leader = Vaš vođa nikoga ne napada.
reason-peace = Napad vam brani pakt.
reason-too-weak = Morate biti jači od suparnika.
reason-last-round = U posljednjem krugu ne smije se objaviti rat.
reason-safe-from-war = Ovog suparnika od ratova štiti pakt.

## Faze poteza

phase-politics = Politika
phase-actions = Akcije
phase-end = Kraj poteza

## Grane posebnih tehnologija

branch-civil = civilna
branch-military = vojna
branch-colonization = kolonizacijska
branch-construction = graditeljska

## Pomoć: potez

help-start =
    .title = Početak poteza
    .body = U prvom krugu ovdje se ništa ne događa. Poslije se isprazne mjesta na lijevom kraju ponude: kad igra dvoje tri, kad igra troje dva, a kad igra četvero jedno. Ostale se karte pomiču, a nove popunjavaju ponudu. Zatim se odlučuje rat koji ste prošli put objavili, a taktika koju ste prošli put odigrali postaje zajednička.
help-politics =
    .title = Politika
    .body = Smijete izvesti jednu političku akciju: pripremiti događaj, povesti agresiju, objaviti rat, ponuditi ili raskinuti pakt ili iskoristiti političku moć vođe. Ili nijednu. Ako stol to dopušta, ovdje možete i napustiti igru, samo ne u dobu IV.: vaša civilizacija zauvijek odlazi, vaši paktovi prestaju, a tko je s vama ratovao, dobiva 7 bodova kulture. Ostali igraju dalje; tko ostane posljednji, pobjeđuje.
help-actions =
    .title = Akcije
    .body = Trošite civilne i vojne akcije bilo kojim redom, koliko ih možete platiti. Koliko ih imate u potezu, određuje oblik vladavine. Za neiskorištene vojne akcije na kraju vučete vojne karte.
help-turn-end =
    .title = Kraj poteza
    .body = Odbacujete vojne karte preko ograničenja. Ako nema ustanka, slijedi proizvodnja: znanost i kultura, zatim korupcija odnosi resurse, farme daju hranu, ljudi jedu, a rudnici daju resurse. Na kraju vučete vojnu kartu za svaku neiskorištenu vojnu akciju, najviše tri.
help-first-round =
    .title = Prvi krug
    .body = Politike još nema i smijete samo uzimati karte: prvi igrač za to ima jednu civilnu akciju, drugi dvije, treći tri, a četvrti četiri. Potez zatim završava kao i uvijek, dakle i proizvodnjom. Od drugog kruga svatko ima sve svoje akcije.

## Pomoć: civilne akcije

help-take =
    .title = Uzimanje karte
    .body = Karta stoji 1, 2 ili 3 civilne akcije prema mjestu u ponudi. Čudo stoji jednu više za svako čudo koje ste dovršili i odmah leži pred vama kao započeto; takvo smijete imati samo jedno. Ostale karte idu u ruku, u koju ih stane koliko imate civilnih akcija. Iz svakog doba smijete uzeti samo jednog vođu, a nijednu tehnologiju dvaput.
help-grow =
    .title = Povećanje stanovništva
    .body = Za civilnu akciju i nešto hrane žuti žeton iz zalihe postaje slobodni radnik. Što je zaliha praznija, to je sljedeći radnik skuplji, to se više jede i to više sretnih lica ljudi žele.
help-build =
    .title = Gradnja
    .body = Stavite slobodnog radnika na kartu tehnologije i platite njezine resurse. Farme, rudnici i gradske građevine stoje civilnu akciju, postrojbe vojnu. Gradskih građevina iste vrste smijete imati samo koliko dopušta oblik vladavine.
help-upgrade =
    .title = Nadogradnja
    .body = Premjestite radnika na bolju kartu iste vrste i platite razliku u resursima. Stoji jednu akciju, za građevine civilnu, a za postrojbe vojnu. Razine smijete preskočiti.
help-destroy =
    .title = Rušenje i raspuštanje
    .body = Za jednu akciju radnik napušta kartu i opet je slobodan. Ništa se ne vraća.
help-raise =
    .title = Gradnja čuda
    .body = Za civilnu akciju platite sljedeću fazu započetog čuda; pokriva je plavi žeton. S posljednjom fazom čudo je dovršeno, žetoni se vraćaju u zalihu, a čudo počinje djelovati. Uz graditeljske tehnologije smijete za jednu akciju graditi više faza.
help-develop =
    .title = Razvoj tehnologije
    .body = Platite znanost i civilnu akciju te izlažete tehnologiju iz ruke. Od posebnih tehnologija svake grane ostaje vam samo najbolja. Novi oblik vladavine razvijen ovako mirna je promjena.
help-revolt =
    .title = Revolucija
    .body = Jeftiniji put do novog oblika vladavine: platite nižu cijenu u znanosti, ali žrtvujete sve civilne akcije ovog poteza. Nijednu još niste smjeli potrošiti. Civilne akcije koje novi oblik vladavine dodaje dolaze tek u sljedećem potezu, a vojne odmah.
help-lead =
    .title = Vođe
    .body = Za civilnu akciju izlažete vođu iz ruke. Zamijenjeni vođa odlazi iz igre, a jedna vam se civilna akcija vraća. Vođe odlaze i na kraju doba koje slijedi za njihovim.
help-play =
    .title = Akcijske karte
    .body = Akcijska karta igra se za jednu civilnu akciju i zatim napušta igru. Ono što dopušta ne stoji nijednu akciju više. Ne smijete je igrati u potezu u kojem ste je uzeli.

## Pomoć: vojska i politika

help-strength =
    .title = Snaga
    .body = Snaga je zbroj snage postrojbi i arena, karata i vođa te vojski koje vaša taktika tvori od postrojbi. Jaki dobivaju od događaja i smiju napadati, a slabi to plaćaju.
help-secrets =
    .title = Vojne karte
    .body = Na kraju poteza vučete jednu za svaku neiskorištenu vojnu akciju, najviše tri. Nitko ih drugi ne vidi, a zadržati ih smijete koliko imate vojnih akcija. Njima se vodi politika, među njima su taktike, a u obrani pomaže bilo koja.
help-tactic =
    .title = Taktike
    .body = Taktika svrstava postrojbe u vojske, a svaka vojska dodaje snagu. Odigrati je iz ruke stoji vojnu akciju; do sljedećeg poteza samo je vaša. Zatim je za dvije akcije može kopirati svatko. Postrojbe dvije razine starije od taktike čine zastarjelu vojsku. Zrakoplovstvo udvostručuje ono što vojska dodaje. Taktiku smijete promijeniti jednom u potezu.
help-prepare =
    .title = Događaji
    .body = Stavite događaj ili teritorij iz ruke licem dolje među buduće događaje i dobivate kulture koliko mu je razina. Zatim se otkriva gornji aktualni događaj i pogađa sve kojih se tiče. Kad aktualni ponestanu, miješaju se budući, sa starijim dobima na vrhu.
help-colonize =
    .title = Kolonije
    .body = Kad dođe teritorij, igrači redom nude snagu pohoda ili odustaju. Tko je ponudio najviše, šalje barem jednu postrojbu. Računaju se snaga poslanih postrojbi, vojske koje od njih tvori vaša taktika, dodaci za kolonizaciju i bonus karte; vođe i arene ostaju kod kuće. Postrojbe su žrtvovane. Kolonija daje nešto odmah i nešto trajno.
help-attack =
    .title = Agresija
    .body = Igrate je protiv slabijeg suparnika i plaćate njezine vojne akcije. Suparnik smije dodati onoliko vojnih karata koliko ima vojnih akcija: bonus karte za njihovu obranu, ostale za +1. Dostigne li vašu snagu, ne događa se ništa; inače karta djeluje.
help-declare =
    .title = Rat
    .body = Objavite ga bilo komu i platite njegove vojne akcije. Odlučuje se na početku vašeg sljedećeg poteza samo snagom, a pobijediti može bilo koja strana. Što je razlika veća, veći je i plijen. U posljednjem krugu više nema novih ratova.
help-offer =
    .title = Paktovi
    .body = Ponudite pakt drugom igraču i recite koja ste strana. Prihvati li, odmah vrijedi i leži pred vama; ondje smijete imati samo jedan, ali partner možete biti i u drugima. Bilo tko od vas može ga kao političku akciju raskinuti. Kad igra dvoje, paktova nema.

## Pomoć: vaša civilizacija

help-workers =
    .title = Radnici
    .body = Svaki žuti žeton izvan zalihe radnik je. Na karti je farma, rudnik, građevina ili postrojba, a inače je slobodan. Tehnologija bez radnika ništa ne proizvodi.
help-points =
    .title = Znanost i kultura
    .body = Od obojega imate bodove i prirast: na kraju svakog poteza prirast se dodaje bodovima. Bodovima znanosti plaćaju se tehnologije. Bodovi kulture odlučuju igru i njima se ništa ne kupuje.
help-happiness =
    .title = Zadovoljstvo i ustanak
    .body = Što je žuta zaliha praznija, to više sretnih lica ljudi žele. Za svako koje nedostaje jedan je radnik nezadovoljan. Ako je na kraju poteza nezadovoljnih više nego slobodnih, izbija ustanak i ništa se ne proizvodi.
help-food =
    .title = Hrana
    .body = Farme stavljaju plave žetone na svoje karte, svaki vrijedi hrane koliko kaže karta. Na kraju svakog poteza ljudi jedu. Svaka hrana koja nedostaje stoji 4 boda kulture.
help-resources =
    .title = Resursi
    .body = Rudnici stavljaju plave žetone na svoje karte, svaki vrijedi resursa koliko kaže karta. Resursima plaćate radnike na kartama, nadogradnje i faze čuda. Što preplatite, vraća se kao žetoni na nižim kartama.
help-corruption =
    .title = Korupcija
    .body = Što više plavih žetona leži na kartama, to je plava zaliha praznija i to više resursa svaki potez odnosi korupcija: 2, 4 ili 6. Trošite na vrijeme ili imajte bolje farme i rudnike, gdje manje žetona vrijedi više.
help-government =
    .title = Oblik vladavine
    .body = Određuje koliko u potezu imate civilnih i vojnih akcija, koliko gradskih građevina iste vrste smijete imati i koliko vam karata stane u ruku.

## Pomoć: vrste karata

help-fields =
    .title = Farme i rudnici
    .body = Na kraju poteza svaki radnik na karti farme daje hranu, a na karti rudnika resurse. Na boljoj karti jedan plavi žeton vrijedi više, pa je zaliha punija, a korupcija manja.
help-urban =
    .title = Gradske građevine
    .body = Laboratoriji daju znanost, hramovi sretna lica i malo kulture, knjižnice znanost i kulturu, kazališta kulturu i sretno lice, arene sretna lica i snagu. Svake vrste, sve razine zajedno, smijete imati samo koliko dopušta oblik vladavine.
help-units =
    .title = Postrojbe
    .body = Pješaštvo, konjica, topništvo i zrakoplovstvo daju snagu, a vaša taktika od njih tvori vojske. Smijete ih imati koliko želite. Sagraditi, nadograditi ili raspustiti postrojbu stoji vojnu akciju. One koje pošaljete po koloniju ne vraćaju se.
help-specials =
    .title = Posebne tehnologije
    .body = Ne trebaju radnike i djeluju čim ih razvijete. Civilne donose civilne akcije, vojne snagu i vojne akcije, kolonizacijske veću snagu pohoda; uz graditeljske su gradske građevine jeftinije, a čuda brža. Od svake od te četiri grane ostaje vam samo najbolja.
help-bonus =
    .title = Bonus karte
    .body = Imaju dva broja. Jedan dodaje snagu kad se branite od agresije, drugi pohodu koji šaljete po koloniju. Karta se koristi jednom, za jedno od toga, i odbacuje.

## Pomoć: doba i kraj

help-ages =
    .title = Doba
    .body = Doba završava kad se podijeli posljednja karta njegova civilnog špila. Svi tada gube 2 žuta žetona iz zalihe, a sve starije od završenog doba zastarijeva: karte u ruci, vođe, započeta čuda i paktovi. Doba A završava prvim popunjavanjem ponude i ništa ne oduzima.
help-end =
    .title = Kraj igre
    .body = Kad završi doba III, počinje doba IV i poznat je posljednji krug: tekući ako je na redu početni igrač, inače sljedeći. Zatim svima donose kulturu događaji doba III koji još nisu došli. Pobjeđuje tko ima najviše kulture; kod izjednačenja pobjeda se dijeli.
help-group-turn = Potez
help-group-civil = Civilne akcije
help-group-military = Vojska i politika
help-group-civilization = Vaša civilizacija
help-group-cards = Vrste karata
help-group-end = Doba i kraj
rules-all-technologies = Sve tehnologije
rules-all-governments = Svi oblici vladavine
rules-all-leaders = Svi vođe
rules-all-wonders = Sva čuda
rules-all-actions = Sve akcijske karte
rules-all-military = Taktike, bonus karte, napadi i paktovi
rules-all-territories = Svi teritoriji
rules-all-events = Svi događaji

## Kako se igra

how-to-play-1 =
    .title = Vaša civilizacija
    .body = Vodite narod od starog vijeka do danas. Počinje s nekoliko ratara, rudara, filozofom i ratnikom. Pobjeđuje tko na kraju za sobom ostavi najviše kulture.
how-to-play-2 =
    .title = Ponuda karata
    .body = Tehnologije, vođe, čuda i akcijske karte prolaze ponudom. Nove stoje tri civilne akcije, starije dvije ili jednu; one koje nitko ne želi nestaju. Uzmite što vam odgovara prije nego što to učini netko drugi.
how-to-play-3 =
    .title = Radnici i građevine
    .body = Hranom dobivate nove radnike, a resursima ih zapošljavate: na farmama i u rudnicima, u laboratorijima, hramovima i kazalištima ili u vojsci. Bolje tehnologije stoje znanost, a isti radnici tada daju više.
how-to-play-4 =
    .title = Siti, zadovoljni, pošteni
    .body = Što je ljudi više, to se više jede i treba više sretnih lica. Ako je previše nezadovoljnih, izbija ustanak i potez ne donosi ništa. A gdje leže prevelike zalihe, posluži se korupcija.
how-to-play-5 =
    .title = Vođe i čuda
    .body = Vaš narod uvijek vodi jedan vođa, a iz svakog doba možete imati samo jednog. Čuda se grade u fazama i ostaju do kraja.
how-to-play-6 =
    .title = Politika
    .body = Jednom u potezu smijete odigrati vojnu kartu: pripremiti događaj koji će jednom doći, napasti slabijega, objaviti rat ili ponuditi pakt. Pazite na snagu: većina događaja jake nagrađuje, a slabe kažnjava.
how-to-play-7 =
    .title = Doba prolaze
    .body = Kad ponestane špila, počinje novo doba. Stari vođe odlaze, nedovršena stara čuda propadaju, stare karte u ruci gube se, a ljudi su zahtjevniji.
how-to-play-8 =
    .title = Kraj
    .body = Nakon doba III igra se posljednji krug. Zatim svima donose kulturu svi pripremljeni događaji doba III: za čuda, za znanost, za snagu i štošta drugo. Računajte na one koje ste sami pripremili.

## Savjeti za prvu igru

lesson-row = U prvom krugu samo uzimate karte. Oznake ispod karte kažu koliko stoji civilnih akcija. Pritisnite kartu, pročitajte je i uzmite.
lesson-end = To je bila posljednja akcija. Završite potez: ljudi vam tada donose hranu, resurse, znanost i kulturu, kao i nakon svakog poteza.
lesson-politics = Prije akcija smijete odigrati jednu vojnu kartu. Pripremljeni događaj odmah donosi kulturu, a sljedeći događaj zadesi sve. Ili politiku preskočite.
lesson-worker = Tko je slobodan, ništa ne donosi. Pritisnite osvijetljenu građevinu ili postrojbu u svojoj zemlji i stavite onamo radnika; broj uz nju cijena je u resursima.
lesson-site = Čudo se gradi u fazama: pritisnite ga iznad svoje zemlje. Svaka faza stoji resurse i civilnu akciju, a djeluje samo dovršeno čudo.
lesson-technology = Tehnologiju iz ruke razvijate znanošću. Farme, građevine i postrojbe tada još trebaju radnika prije nego što išta donesu.
lesson-leader = Vođa u ruci još ništa ne čini. Izložite ga za civilnu akciju.
lesson-card = Akcijsku kartu smijete igrati od poteza nakon onoga u kojem ste je uzeli, a ono što dopušta ne stoji nijednu akciju više.
lesson-grow = Hrana dovodi nove ljude. No što ih je više, to se više jede i to više sretnih lica žele: pokazuju to ljestvice uz zalihu.
lesson-military = Za vojne akcije koje ne potrošite na kraju poteza vučete vojne karte. Ali ne zaostajte previše u snazi: događaji i suparnici kreću na slabe.
lesson-bid = Tko ponudi najviše, dobiva teritorij, ali gubi postrojbe koje je poslao. Prije toga pogledajte koliko ćete oslabjeti.
lesson-defense = Netko vas napada. Vojne karte mogu nadoknaditi snagu koja vam nedostaje; ako ne mogu, zadržite ih.
lesson-discard = Smijete zadržati samo određen broj vojnih karata. Odaberite koje odlaze; nitko ih neće vidjeti.
lesson-unrest = Ljudi žele više sretnih lica. Slobodni radnici drže nezadovoljne na miru; ako ih je premalo, izbija ustanak i ništa se ne proizvodi.
lesson-rot = U plavoj zalihi ostalo je malo žetona i korupcija svaki potez odnosi resurse. Potrošite ono što leži u zalihama.
lesson-age = Novo doba: svima su iz zalihe nestali žuti žetoni, a s njima i sve zastarjelo. Iskoristite karte i vođe dok im je vrijeme.
lesson-last = Posljednji je krug poznat. Ono što imate u zalihama na kraju ne vrijedi ništa, samo kultura. Uživajte!

### U terminalu

terminal-round = { $n }. krug
terminal-last = { $n }. krug je posljednji
terminal-row = Ponuda karata (civilne akcije)
terminal-taken = uzeta
terminal-column =
    .culture = kultura
    .science = znanost
    .strength = snaga
    .happy = lica
    .food = hrana
    .resources = res.
    .civil = civ.
    .military = voj.
    .idle = slob.
    .bank = zalihe
terminal-change =
    .civil = { $amount } civ.
    .military = { $amount } voj.
    .food = { $amount } hrane
    .resources = { $amount } res.
    .science = { $amount } znan.
    .culture = { $amount } kulture
    .science-rate = znanost { $amount }
    .culture-rate = kultura { $amount }
    .strength = snaga { $amount }
    .happy = lica { $amount }
    .discontent = nezad. { $amount }
    .food-made = hrana { $amount }
    .resources-made = resursi { $amount }
    .corruption = korupcija { $amount }
    .civil-total = civ. ukupno { $amount }
    .military-total = voj. ukupno { $amount }
    .colonization = kolonizacija { $amount }
terminal-site = { $card } { $done }/{ $all }
terminal-ruined = { $card } (licem dolje)
terminal-tucked = { $card } (s vođom)
terminal-own =
    .workers = radnici: { $what }
    .government = vladavina: { $what }
    .leader = vođa: { $what }
    .wonders = čuda: { $what }
    .site = gradi: { $what }
    .specials = posebne: { $what }
    .tactic = taktika: { $what }
    .colonies = kolonije: { $what }
    .war = rat protiv igrača { $target }: { $what }
    .pact = pakt s igračem { $target }: { $what }
    .hand = ruka: { $what }
    .secrets = vojne karte: { $what }
    .out = izvan igre
terminal-purse = za postrojbe u ovom potezu: { $science } znan., { $resources } res.
terminal-hand = Civilne karte { $n }/{ $limit }
terminal-secrets = Vojne karte { $n }/{ $limit }
terminal-fresh = tek od sljedećeg poteza
terminal-events = Aktualni događaji: { $n } ({ $ages }), budući događaji: { $later } ({ $later_ages })
terminal-events-own = vaši: { $cards }
terminal-events-next = sljedeći: { $card }
terminal-tactics = Zajedničke taktike: { $cards }
terminal-sent = na putu: { $cards }

### Što kaže klijent

## Ploče i dijelovi stola

panel-ground = Zemlja
panel-hands = Karte
panel-rivals = Suparnici
row = Ponuda karata
row-deck = { $n ->
        [one] U špilu je još { $n } karta
        [few] U špilu su još { $n } karte
       *[other] U špilu je još { $n } karata
    }
row-taken = uzeta
row-price = { $n ->
        [one] { $n } civilna akcija
        [few] { $n } civilne akcije
       *[other] { $n } civilnih akcija
    }
row-falls = odlazi pri sljedećem dopunjavanju
# Zašto se karta iz ponude ne može uzeti, u dvije ili tri riječi.
short-actions = nema akcija
short-hand-full = puna ruka
short-owned = već je imate
short-leader-of-age = 1 po dobu
short-site-taken = jedno čudo
short-science = nedostaje znanosti
short-resources = nedostaje resursa
short-no-idle-worker = nema slobodnog
short-urban-limit = gradski limit
short-other = ne sada
card-named = { $name }, { $kind }, doba { $age }
card-kind = { $kind }, doba { $age }
parts-of-turn = Dijelovi poteza
age-now = { $n ->
        [one] Doba { $age }, još { $n } karta
        [few] Doba { $age }, još { $n } karte
       *[other] Doba { $age }, još { $n } karata
    }
age-left = { $n ->
        [one] doba { $age }: još { $n }
        [few] doba { $age }: još { $n }
       *[other] doba { $age }: još { $n }
    }
last-round = { $round }. krug je posljednji
round-now = { $round }. krug
niche = Što je otvoreno
niche-empty = Vaš narod čeka
niche-empty-about = Pritisnite kartu, građevinu ili suparnika i pročitajte nešto o njima.

## Pokazatelji, akcije i zalihe

rating-food = Hrana
rating-resources = Resursi
rating-science = Znanost
rating-culture = Kultura
rating-happy = Sretna lica
rating-discontent = Nezadovoljni radnici
rating-strength = Snaga
your-ratings = Vaši pokazatelji
ratings-of = Pokazatelji igrača { $name }
strength-armies = vojske { $n }
actions-civil = civilne akcije
actions-military = vojne akcije
actions-left = { $kind ->
        [civil] preostalo { $n } od { $all } civilnih akcija
       *[military] preostalo { $n } od { $all } vojnih akcija
    }
your-ground = Vaša civilizacija
ground-of = Civilizacija igrača { $name }
back-to-mine = Natrag na moju
kinds = Vrste građevina i postrojbi
urban-limit = { $n } od najviše { $most }
workplace = { $n ->
        [0] { $name }: ovdje nitko ne radi
        [one] { $name }: { $n } radnik
        [few] { $name }: { $n } radnika
       *[other] { $name }: { $n } radnika
    }
workplace-tokens = { $n ->
        [one] { $n } plavi žeton
        [few] { $n } plava žetona
       *[other] { $n } plavih žetona
    }
workplace-price = još jedan stoji { object-resources }
would-lie-here = Ovdje bi ležala karta { $name }
belongs-here = Ovamo ide { $name } iz vaše ruke
idle = { $n ->
        [one] slobodan
        [few] slobodna
       *[other] slobodnih
    }
grow-title = Više ljudi
grow = Još jedan radnik stoji { object-food } i civilnu akciju
grow-none = Žuta je zaliha prazna
bank-faces = Potrebna sretna lica
bank-yellow = { $n ->
        [one] Žuta zaliha: još { $n }
        [few] Žuta zaliha: još { $n }
       *[other] Žuta zaliha: još { $n }
    }
bank-eaten = Potrošnja hrane po potezu
bank-blue = { $n ->
        [one] { $n } plavi
        [few] { $n } plava
       *[other] { $n } plavih
    }
bank-rot = Gubitak zbog korupcije po potezu
no-leader = Bez vođe
wonder-ruined = { $name }, licem dolje
site = { $name }: izgrađeno { $n } od { $all } faza

## Ruke i suparnici

your-hands = Vaše karte
hands-of = Karte igrača { $name }
hand-civil = u ruci { $n } od { $most }
hand-military = u ruci { $n } od { $most }
civil-hand = Civilne karte
military-hand = Vojne karte
more-fit = { $n ->
        [one] stane još { $n }
        [few] stanu još { $n }
       *[other] stane ih još { $n }
    }
only-you-see = vidite ih samo vi
to-use-now = { $n ->
        [one] sada se može upotrijebiti { $n } karta
        [few] sada se mogu upotrijebiti { $n } karte
       *[other] sada se može upotrijebiti { $n } karata
    }
no-tactic = Bez taktike
pact-with = { $name } s igračem
colonies = Kolonije
everyone-compared = Usporedba svih
look-at-ground = Pogledaj civilizaciju igrača { $name }
council = Događaji i zajedničke taktike
events-now = { $n ->
        [one] Slijedi { $n } događaj, doba { $age }
        [few] Slijede { $n } događaja, prvi je iz doba { $age }
       *[other] Slijedi { $n } događaja, prvi je iz doba { $age }
    }
events-later = { $n ->
        [one] Pripremljen { $n } događaj, vaših { $own }
        [few] Pripremljena { $n } događaja, vaših { $own }
       *[other] Pripremljeno { $n } događaja, vaših { $own }
    }
now = sada
later = poslije
common-tactics = Zajedničke taktike

## Niša

deeds-free = Vaše akcije
deeds-about = Osvijetljeno je ono što možete: pritisnite kartu, građevinu ili svoje ljude.
deeds-title = Što možete učiniti
would-title = Što bi vam se promijenilo
would-play = kad bude u igri
would-worker = s jednim radnikom
step-take = Uzmi
step-develop = Razvij
step-reform = Mirno promijeni
step-play = Izloži
step-build = Dodaj radnika
step-upgrade = Nadogradi: { $card }
step-raise = Izgradi prvu fazu
steps-fit = { $n ->
        [one] stiže se u ovom potezu
        [2] u ovom potezu stižu se oba koraka
        [few] u ovom potezu stižu se sva { $n } koraka
       *[other] u ovom potezu stiže se svih { $n } koraka
    }
steps-short = sve se ne stiže u ovom potezu
last-event = Posljednji događaj
event-concerns = Koga se tiče
event-nobody = Ne tiče se nikoga.
event-nobody-short = nitko
event-chooses = bira
soon = Kad biste sada završili potez
soon-rot = { $n ->
        [one] Propada { $n } resurs
        [few] Propadaju { $n } resursa
       *[other] Propada { $n } resursa
    }:
soon-rot-why = { $n ->
        [one] ostao je samo { $n } plavi žeton.
        [few] ostala su samo { $n } plava žetona.
       *[other] ostalo je samo { $n } plavih žetona.
    }
soon-calm = Nitko se ne buni.
soon-faces = Sretnih lica { $n }, potrebno { $faces }.
politics-title = Jedna akcija ili nijedna
politics-about = Osvijetljene su vojne karte koje sada možete upotrijebiti.
politics-prepare = ide pod buduće događaje; zbiva se prvi na redu
politics-against = { $n ->
        [one] protiv igrača { $name }, { $n } vojna akcija
        [few] protiv igrača { $name }, { $n } vojne akcije
       *[other] protiv igrača { $name }, { $n } vojnih akcija
    }
politics-offer = { $side ->
        [a] ponudi igraču { $name }, budi strana A
        [b] ponudi igraču { $name }, budi strana B
       *[both] ponudi igraču { $name }
    }
politics-kept = ostaje za poslije
politics-resign = vaša civilizacija odlazi iz igre
strength-of-all = Snaga svih
next-event = Sljedeći događaj: { $card }.
next-event-age = Sljedeći događaj: doba { $age }.
future-events = { $n ->
        [one] Pripremljen { $n }, vaših { $own }.
        [few] Pripremljena { $n }, vaših { $own }.
       *[other] Pripremljeno { $n }, vaših { $own }.
    }
bid-title = Tko će ga naseliti?
bid-passed = odustaje
# The force of somebody that all can see, and how many cards could add to it.
bid-open = vidljivo može poslati snagu { $n }, u ruci karte: { $cards }
bid-yours = Vaša ponuda
bid-less = Ponudi manje
bid-more = Ponudi više
bid-note = Odabran je pohod koji vas stoji najmanje; ako pobijedite, možete poslati i drukčiji. Tko ponudi najviše, gubi poslano.
force-left = snaga koja vam ostaje
force-title = Vaš pohod
force-fleet = Vaše postrojbe
force-lit = osvijetljene odlaze i gube se
force-need = od potrebnih { $n }, najviše { $most }
defense-title = Napada vas { $name }
defense-cards = Karte koje možete dodati
defense-most = { $n ->
        [one] najviše { $n }, odbacuje se
        [few] najviše { $n }, odbacuju se
       *[other] najviše { $n }, odbacuju se
    }
defense-toll = Što vas stoji predaja
defense-toll-some = nešto od toga, kako kaže karta
pact-title = { $name } nudi pakt
pact-who = Tko što dobiva
pact-you = Vi
pact-nothing = ništa
pact-now = Što se time odmah mijenja
pact-culture = Kultura druge strane prema vašoj: { $n }, po potezu { $rate }.
pact-strength = Snaga druge strane prema vašoj: { $n }.
discard-title = { $n ->
        [one] { $n } karta, mjesta za { $room }
        [few] { $n } karte, mjesta za { $room }
       *[other] { $n } karata, mjesta za { $room }
    }
discard-about = Odlaze licem dolje; nitko ne vidi koje su.
discard-note = { $n ->
        [one] Odlazi { $n } prekrižena karta; pritisnite drugu da je zamijenite.
        [few] Odlaze { $n } prekrižene karte; pritisnite drugu da zamijenite jednu.
       *[other] Odlazi { $n } prekriženih karata; pritisnite drugu da zamijenite jednu.
    }
discard-leaves = { $card }, odlazi
discard-stays = { $card }, ostaje
keep-title = Što vam ostaje
keep-defense = za obranu
keep-colony = za kolonizaciju
keep-attacks = napadi
keep-events = događaji i teritoriji
keep-tactics = taktike
keep-pacts = paktovi
keep-nothing = U ruci vam ne ostaje nijedna vojna karta.
goods-plunder = { $n ->
        [one] Uzmite { $n } igraču { $name }
        [few] Uzmite { $n } igraču { $name }
       *[other] Uzmite { $n } igraču { $name }
    }
goods-lose = { $n ->
        [one] Gubite { $n }
        [few] Gubite { $n }
       *[other] Gubite { $n }
    }
goods-gain = { $n ->
        [one] Dobivate { $n }
        [few] Dobivate { $n }
       *[other] Dobivate { $n }
    }
goods-about = Hrana i resursi zajedno, kako želite.
goods-there = od { $n }
goods-more-food = Jedna hrana više
goods-more-resources = Jedan resurs više
goods-fewer = Uzmi jedno manje
goods-more = Uzmi jedno više
goods-most = najviše { $n }
asked-looting = Ratni plijen
asked-raiding = Prepad
asked-annexing = Kolonija na dohvatu
asked-infiltrating = Vođa ili čudo
asked-tucking = Vođa koji odlazi
asked-other = Vaš odgovor

## Kraj poteza

since-last-turn = Od vašeg posljednjeg poteza
end-of-turn = Ovako će potez završiti
end-about = Redom kako kažu pravila; još se ništa nije dogodilo.
end-hand = Vojne karte { $n } od { $most }
end-keep = u redu
end-stop = stop
end-uprising = { $n ->
        [one] { $n } nezadovoljan, slobodnih { $idle }: ustanak
        [few] { $n } nezadovoljna, slobodnih { $idle }: ustanak
       *[other] { $n } nezadovoljnih, slobodnih { $idle }: ustanak
    }
end-calm = { $n ->
        [0] Svi su zadovoljni
        [one] { $n } nezadovoljan, smiruju ga slobodni: { $idle }
        [few] { $n } nezadovoljna, smiruju ih slobodni: { $idle }
       *[other] { $n } nezadovoljnih, smiruju ih slobodni: { $idle }
    }
end-culture = Kultura
end-science = Znanost
end-corruption = { $n ->
        [one] Korupcija, ostao { $n } plavi
        [few] Korupcija, ostala { $n } plava
       *[other] Korupcija, ostalo { $n } plavih
    }
end-food = Farme
end-eaten = Potrošnja
end-mines = Rudnici
end-draw = { $n ->
        [one] Nove karte, ostala { $n } vojna akcija
        [few] Nove karte, ostale { $n } vojne akcije
       *[other] Nove karte, ostalo { $n } vojnih akcija
    }
end-unused = { $n ->
        [one] Propala bi { $n } civilna akcija.
        [few] Propale bi { $n } civilne akcije.
       *[other] Propalo bi { $n } civilnih akcija.
    }
end-mend = Što bi ih smirilo
end-feed = Što bi ih nahranilo

## Traka

ask-deed = { $deed }?
ask-end = Završiti potez ovako?
ask-uprising = Završiti potez unatoč ustanku?
ask-goods = { $n ->
        [one] Kako dijelite { $n }?
        [few] Kako dijelite { $n }?
       *[other] Kako dijelite { $n }?
    }
ask-goods-all = Ide sve: više nema za podjelu.
button-pass = Preskoči
button-pass-bid = Odustani
button-give-in = Predaj se
button-send = Pošalji { $n }
button-hold = Brani snagom { $n }
button-discard = Odbaci { $n }
button-end-anyway = Ipak završi
button-take = Uzmi
button-build = Izgradi
button-develop = Razvij
button-upgrade = Nadogradi
button-play = Odigraj
button-attack = Napadni
button-declare = Objavi
button-offer = Ponudi
button-prepare = Pripremi
button-revolt = Podigni revoluciju
button-do = Izvedi

## Znakovi u zapisu, za one koji slušaju

icon-food = hrana
icon-resources = resursi
icon-science = znanost
icon-culture = kultura
icon-population = stanovništvo
icon-yellow = žuti žetoni
icon-blue = plavi žetoni
icon-civil = civilne akcije
icon-military = vojne akcije
icon-secrets = vojne karte

# What a coach compares two choices by, with a number after it: "Food −2".
fact-culture = Kultura po potezu
fact-science = Znanost po potezu
fact-science-points = Bodovi znanosti
fact-strength = Snaga
fact-discontent = Nezadovoljni radnici
fact-food-output = Hrana po potezu
fact-resource-output = Resursi po potezu
fact-food = Hrana u zalihi
fact-resources = Resursi u zalihi
fact-workers = Radnici
