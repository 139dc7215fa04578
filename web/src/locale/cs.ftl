# Slova domu: vše kolem stolů. Slova hry leží u hry.

holocene = Holocene
skip = Přejít na obsah
loading = Okamžik…
cancel = Zrušit
close = Zavřít
save = Uložit
saved = Uloženo.
try-again = Zkusit znovu
language = Jazyk
help = Pravidla a nápověda
menu = Nabídka
to-day = Přepnout na den
to-night = Přepnout na noc

## Ways
nav-main = Hlavní nabídka
nav-start = Úvod
nav-tables = Stoly
nav-rules = Pravidla
nav-replay = Přehrát partii
nav-account = Účet

## Start
welcome = Sbírejte, stavte, přečkejte zimu.
welcome-note = Deskové hry u vlastního stolu: s přáteli kdekoli, s někým vedle vás, nebo proti botům. Bez registrace a zdarma.
# Where there is one game only.
welcome-note-game = { $game } u vlastního stolu: s přáteli kdekoli, s někým vedle vás, nebo proti botům. Bez registrace a zdarma.
names = Mamut, Bizon, Rys, Bobr, Los, Kozorožec, Jezevec, Vlk, Sokol, Tur
first-game = První partie
first-game-note = Partie proti nejmírnějšímu soupeři. Na co se dívat, se dozvíte ve chvíli, kdy na tom záleží, a tipy můžete kdykoli vypnout.
first-game-begin = Začít první partii
first-game-skip = Tuhle hru znám
play-now = Hrát hned
your-name = Vaše jméno
choose-game = Vyberte hru
play-bots = Hrát proti botům
no-bots = Tuto hru zatím žádný bot neumí. Připravte stůl a pozvěte přátele.
how-many-players = Počet hráčů
rivals = Soupeři
with-friends = S přáteli
with-friends-note = Připravte stůl podle sebe: místa, pravidla, časový limit. Pak už jen pošlete odkaz.
set-table = Připravit stůl
all-tables = Všechny stoly
newcomer = Hrajete poprvé?
newcomer-note = Stačí pár minut nad pravidly a můžete začít. Zbytek vám hra vysvětlí za pochodu.
newcomer-rules = Jak se hraje

level-child = Dítě
level-gatherer = Sběrač
level-hunter = Lovec
level-elder = Stařešina

## A new table
players = Hráči
seat-number = Místo { $number }
seat-open = Volné místo
seat-friend = Spoluhráč přes odkaz
seat-beside = Spoluhráč vedle mě
seat-bot = Bot: { $level }
their-name = Jméno spoluhráče
no-seat-for-me = Vyberte místo i pro sebe.
same-names = Dva hráči se nemohou jmenovat stejně.
rules-in-detail = Pravidla podrobně
changed = změněno
yes = Ano
no = Ne
clock = Časový limit
clock-none = Bez časového limitu
    .about = Každý má tolik času, kolik potřebuje.
clock-live = Na jedno posezení
    .about = Každý má zásobu času a s každým tahem trochu získá.
clock-turns = Na pokračování
    .about = Na každý tah je určený čas; vraťte se, až budete na tahu.
clock-each = Čas pro každého hráče
clock-increment = Přidaný čas za tah
clock-turn = Čas na každý tah
clock-live-is = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    } pro každého a { $increment ->
        [one] { $increment } sekunda
        [few] { $increment } sekundy
        [many] { $increment } sekundy
       *[other] { $increment } sekund
    } navíc za tah
clock-live-plain-is = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    } pro každého
clock-turns-is = { $hours ->
        [one] { $hours } hodina
        [few] { $hours } hodiny
        [many] { $hours } hodiny
       *[other] { $hours } hodin
    } na každý tah
clock-days-is = { $days ->
        [one] { $days } den
        [few] { $days } dny
        [many] { $days } dne
       *[other] { $days } dní
    } na každý tah
length-minutes = { $minutes ->
        [one] asi { $minutes } minutu
        [few] asi { $minutes } minuty
        [many] asi { $minutes } minuty
       *[other] asi { $minutes } minut
    }
length-hours = { $hours ->
        [one] asi { $hours } hodinu
        [few] asi { $hours } hodiny
        [many] asi { $hours } hodiny
       *[other] asi { $hours } hodin
    }
length-turns = { $turns ->
        [one] každý asi { $turns } tah
        [few] každý asi { $turns } tahy
        [many] každý asi { $turns } tahu
       *[other] každý asi { $turns } tahů
    }
length-spread = { $turns ->
        [one] každý asi { $turns } tah
        [few] každý asi { $turns } tahy
        [many] každý asi { $turns } tahu
       *[other] každý asi { $turns } tahů
    }; po jednom denně asi { $weeks ->
        [one] { $weeks } týden
        [few] { $weeks } týdny
        [many] { $weeks } týdne
       *[other] { $weeks } týdnů
    }
minutes = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    }
seconds = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }
hours = { $hours ->
        [one] { $hours } hodina
        [few] { $hours } hodiny
        [many] { $hours } hodiny
       *[other] { $hours } hodin
    }
days = { $days ->
        [one] { $days } den
        [few] { $days } dny
        [many] { $days } dne
       *[other] { $days } dní
    }
on-timeout = Když čas vyprší
on-timeout-bot = převezme hru bot
on-timeout-loses = hráč vypadává
who-may-join = Kdo se může přidat
join-by-link = Jen ti, kdo mají odkaz
join-open = Kdokoli
table-name = Název stolu
table-name-none = nepovinné
open-table = Otevřít stůl
start-game = Začít hru

## Tables
my-tables = Moje stoly
my-tables-none = Zatím u žádného stolu nesedíte.
my-past-tables = Dohrané
open-tables = Čekají na hráče
open-tables-none = Na hráče teď žádný stůl nečeká.
running-tables = Partie ke zhlédnutí
running-tables-none = Teď se žádná otevřená partie nehraje.
your-move = Jste na tahu
your-move-count = { $count ->
        [one] { $count } stůl čeká na váš tah
        [few] { $count } stoly čekají na váš tah
        [many] { $count } stolu čeká na váš tah
       *[other] { $count } stolů čeká na váš tah
    }
their-move = Na tahu: { $name }
table-running = Hraje se
table-over = Dohráno
table-unplayable = Tady se už hrát nedá
table-close = Uzavřít
seats-open = { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
        [many] { $count } volného místa
       *[other] { $count } volných míst
    }
go-on = Pokračovat
look = Prohlédnout si
watch = Sledovat
sit-down = Přisednout si

## Waiting for players
at-this-table = u tohoto stolu
waiting-for = { $count ->
        [one] Čeká se ještě na { $count } hráče
        [few] Čeká se ještě na { $count } hráče
        [many] Čeká se ještě na { $count } hráče
       *[other] Čeká se ještě na { $count } hráčů
    }
starting = Hra už začíná.
host = hostitel
you = vy
beside = u společné obrazovky ({ $name })
seat-guest = host bez účtu
who-sits-here = Kdo si sem sedne
wait-for-friend = Čeká se na spoluhráče
seat-them = Posadit
send-away = Odebrat
send-away-who = Odebrat od stolu: { $name }
need-invite = K tomuto stolu potřebujete odkaz od některého z hráčů.
leave-table = Odejít od stolu
close-table = Zrušit stůl
what-is-played = Co se hraje
invite = Pozvat přátele
invite-title = Přijďte si zahrát k našemu stolu
invite-note = Kdo otevře tento odkaz, může si přisednout.
invite-note-open = Tento stůl vidí v seznamu každý. Tohle je přímý odkaz.
invite-note-watch = Kdo otevře tento odkaz, může se dívat.
invite-link = Odkaz na tento stůl
invite-renew = Nový odkaz
invite-renew-note = Starý odkaz pak přestane platit: pro ty, které jste od stolu odebrali, i pro ty, kdo se jen dívají.
invite-renewed = Toto je nový odkaz. Starý už neplatí.
copy = Kopírovat odkaz
copied = Zkopírováno
share = Sdílet

## At the table
reconnecting = Spojení vypadlo. Zkoušíme to znovu…
line-shut = K tomuto stolu se odsud už nelze připojit.
bot-plays-for-you = Hraje za vás bot.
take-seat-back = Vrátit se do hry
resign = Vzdát hru
resign-ask = Opravdu tuto hru vzdát?
resign-note = Hra se vám počítá jako prohraná. Hrají-li ostatní dál, zastoupí vás bot; jinak hra hned končí.
abort = Zrušit partii
abort-ask = Zrušit tuto partii?
abort-note = Ještě všichni netáhli: nikdo nevyhraje a hodnocení se nezmění.
table-unreachable = Tento stůl nelze zobrazit
table-closed = Tento stůl byl zrušen dřív, než hra začala
missing = Stránka nenalezena
missing-note = Adresa je možná napsaná špatně, nebo se stránka přestěhovala.
unreachable = Tuto stránku nelze zobrazit
unreachable-note = Server neodpovídá, nebo vyšla nová verze stránky.

## Replay
replay-note = Otevřete záznam dohrané partie a projděte si ji tah po tahu.
replay-open = Otevřít záznam
replay-controls = Přehrávání
replay-leave = Zpět ke stolu
replay-back = O krok zpět
replay-forward = O krok vpřed
replay-play = Přehrát
replay-pause = Pozastavit
replay-step = Krok
replay-at = Krok { $at } z { $of }
replay-speed = Rychlost: { $speed }×

## Account
name = Jméno
password = Heslo
password-note = { $count ->
        [one] Alespoň { $count } znak.
        [few] Alespoň { $count } znaky.
        [many] Alespoň { $count } znaku.
       *[other] Alespoň { $count } znaků.
    }
old-password = Dosavadní heslo
new-password = Nové heslo
change-password = Změnit heslo
sign-up = Založit účet
sign-up-note = Účet uchová vaše stoly, hodnocení i nastavení na všech zařízeních.
sign-up-note-guest = S účtem vám stoly i hodnocení zůstanou a přihlásíte se i na jiných zařízeních.
sign-in = Přihlásit se
sign-out = Odhlásit se
sessions = Kde jste přihlášeni
session-here = Tento prohlížeč
session-seen = Naposledy { $when }
session-unknown = Neznámý prohlížeč
session-end = Odhlásit: { $device }
sign-out-everywhere = Odhlásit se všude
sign-out-guest = Host se znovu přihlásit nemůže: přišli byste o svá místa i hodnocení. Chcete-li je zachovat, založte si nejdřív účet.
reset-password = Nastavit nové heslo
reset-password-note = Tento odkaz jste dostali kvůli zapomenutému heslu. Platí jen jednou.
guest-note = Hrajete jako host, zná vás jen tento prohlížeč.
rating = Hodnocení
rating-none = Zahrajte si proti ostatním a vaše hodnocení se objeví tady.
games-played = { $count ->
        [one] { $count } hra
        [few] { $count } hry
        [many] { $count } hry
       *[other] { $count } her
    }

## Settings
settings = Nastavení
theme = Vzhled
theme-auto = Podle zařízení
theme-day = Den
theme-night = Noc
motion = Animace
motion-auto = Podle zařízení
motion-full = Všechny
motion-less = Omezené
pace = Rychlost botů
pace-slow = Pomalu
pace-normal = Normálně
pace-quick = Rychle
setting-confirm = Potvrzovat tahy
    .about = Vypnuto: kde už není co vybírat, stačí jediné kliknutí. Některé tahy proběhnou vždy na jedno kliknutí a dají se vzít zpět.
setting-motion = Ukazovat animace

## What the server refuses, by code
pause-ahead = Odstávka serveru: { $time } (asi { $minutes ->
        [one] { $minutes } minutu
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    }). Nic se neztratí, potom můžete hrát dál.
error-unknown = To se nepovedlo ({ $code }). Zkuste to prosím znovu.
error-offline = Server neodpovídá. Zkontrolujte připojení a zkuste to znovu.
error-away = Hraje za vás bot. Nejdřív se vraťte do hry.
error-bad-code = Tento odkaz už neplatí. Požádejte o nový.
error-banned = Tento účet byl uzavřen.
error-bad-input = Server tomu nerozuměl.
error-bad-option = Pravidla vybraná pro tento stůl se navzájem vylučují.
error-bad-record = Tento soubor není záznam partie, kterou by tu šlo přehrát.
error-broken = Záznam tohoto stolu je poškozený.
error-chat-length = Zpráva musí mít 1 až 300 znaků.
error-guest = Host nemá heslo. Nejdřív si založte účet.
error-host = Pod touto adresou server nelze používat.
error-illegal = Tento tah teď není možný.
error-invite = K tomuto stolu potřebujete pozvánku.
error-is-open = K tomuto stolu smí každý, pozvání není potřeba.
error-is-over = Hra už skončila.
error-is-running = Hra už běží.
error-is-waiting = Hra ještě nezačala.
error-log-full = Deník tohoto stolu je plný.
error-moved-on = Hra se mezitím posunula dál. Podívejte se a vyberte znovu.
error-name-taken = Toto jméno už někdo má.
error-no-game = Tuto hru tu neznáme.
error-no-level = Takový bot tu není.
error-no-person = Aspoň jedno místo musí být pro člověka.
error-no-seat = Takové místo u tohoto stolu není.
error-no-session = Nejdřív zadejte jméno.
error-no-table = Takový stůl neexistuje, nebo k němu potřebujete pozvánku.
error-no-undo = Není co vzít zpět: přišel hod, nová karta nebo tah někoho jiného.
error-not-allowed = To tu nejde.
error-not-away = Za toto místo žádný bot nehraje.
error-not-found = Tady nic není.
error-not-host = To smí jen hostitel stolu.
error-not-over = Hra ještě neskončila.
error-not-your-seat = Toto místo není vaše.
error-not-your-turn = Na tahu je někdo jiný.
error-old-rules = Tato partie se hrála podle jiných pravidel, než jaká tu známe.
error-too-late-to-abort = Všichni už táhli, partii proto nelze zrušit. Můžete se vzdát.
error-playable = V této partii se dá hrát dál.
error-origin = Tento požadavek přišel z jiné stránky.
error-rematch-made = Nová hra už existuje.
error-seat-count = V tomto počtu hráčů se tato hra hrát nedá.
error-seat-lost = Toto místo už je mimo hru.
error-seat-open = Nikdo tam nesedí.
error-seat-taken = Tam už někdo sedí.
error-seated = U tohoto stolu už sedíte.
error-time-is-up = Váš čas vypršel.
error-too-fast = To bylo moc rychle. Chvilku počkejte a zkuste to znovu.
error-too-large = To je příliš velké.
error-too-many-sockets = Stůl je otevřený v příliš mnoha oknech. Některá zavřete.
error-too-many-tables = Máte otevřeno příliš mnoho stolů. Některé nejdřív dohrajte.
error-trouble = Na serveru se něco pokazilo. Zkuste to prosím znovu.
error-unfinished = Nejdřív vyberte všechno: tyto kroky se posílají společně.
error-unknown-action = Takový tah u tohoto stolu není možný.
error-watching = Diváci to udělat nemohou.
error-weak-password = Toto heslo se dá snadno uhodnout. Zvolte jiné, které nikdo nepoužívá: dobrá jsou tři nebo čtyři slova, která k sobě nepatří.
error-wrong-password = Jméno nebo heslo nesouhlasí.

## Ratings and names

error-not-rated-yet = První tři hry hosta proti botům se nehodnotí. Zahrajte si tuhle bez hodnocení, nebo si založte účet.
error-no-hints = U tohoto stolu se hraje bez nápovědy.
error-rated-hints = Hodnocené hry se hrají bez nápovědy.
error-no-coach = Pro tuto hru a tento počet hráčů trenér není.
error-coach-rests = Trenér už toho pro vás promyslel hodně. Zeptejte se později.
error-coach-failed = Trenér teď nemá co říct.
error-bad-name = Jméno má 1 až 24 viditelných znaků.

## Names, passwords and accounts, said beside the field
name-missing = Zadejte prosím jméno.
name-too-long = Jméno může mít nejvýš { $count ->
        [one] { $count } znak
        [few] { $count } znaky
        [many] { $count } znaku
       *[other] { $count } znaků
    }.
name-too-joined = Tohle jméno je moc dlouhé: emoji složené z více částí se počítá za každou z nich.
password-missing = Zadejte prosím heslo.
password-short = Heslo musí mít alespoň { $count ->
        [one] { $count } znak
        [few] { $count } znaky
        [many] { $count } znaku
       *[other] { $count } znaků
    }.
password-lost = Heslo si dobře uložte: váš e-mail neznáme. Když ho zapomenete, pomůže vám jen správce tohoto serveru.
account-made = Účet je založený. Jste přihlášeni jako { $name }.

## Rated or casual
rated = Hodnocená hra
    .about = Výsledek změní hodnocení všech u stolu.
rated-not-beside = Hra s přítelem vedle vás je vždy nehodnocená.
hints-allowed = Nápověda od trenéra
hints-about = Kdo je na tahu, může se zeptat na tři nejlepší volby.
hints-not-rated = Jen v nehodnocených hrách.
rated-game = Hodnocená hra: výsledek změní vaše hodnocení.
casual-game = Nehodnocená hra: vaše hodnocení se nezmění.
rated-short = Hodnocená
casual-short = Nehodnocená
play-now-casual = Nehodnocená hra: vaše hodnocení se nezmění.

## An invitation
seat-me-named = Já ({ $name })
invited = { $host } vás zve ke hře { $game }

## How a table stands
result-won = Vyhráli jste
result-winner = Vítěz: { $names }
result-shared = Dělené vítězství: { $names }
points-count = { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
last-move = Poslední tah: { $name }, { $when }
time-left-is = zbývá { $time }
watch-again = Přehrát

## Replay, under the pictures of its buttons
replay-leave-short = Stůl
replay-back-short = Zpět
replay-forward-short = Dál
replay-speed-short = Rychlost
replay-copy = Kopírovat odkaz na tento okamžik
replay-copy-short = Odkaz

## Úrovně botů a jaké jsou

level-youth = Mladík
level-apprentice = Učeň
level-fisher = Rybář
level-shaman = Šaman
level-seer = Věštec
level-sage = Mudrc
level-child-about = Zná pravidla, ale často chybuje a občas hladoví. Na vaši první hru.
level-youth-about = Pozná, co je dobré, ale často zvolí něco jiného.
level-apprentice-about = Chvílemi hraje dobře, pak se zapomene dívat.
level-fisher-about = Hraje rozumně, jen občas udělá chybu.
level-gatherer-about = Hraje dobře a bez zbytečných chyb.
level-hunter-about = Vidí, co se vyplatí později, ale občas udělá chybu.
level-shaman-about = Z tisíců her ví, která postavení vyhrávají.
level-seer-about = Dobré tahy si v duchu přehraje dopředu, ale občas ztratí nit.
level-sage-about = Dobré tahy si v duchu přehraje dopředu a chybuje jen zřídka.
level-elder-about = Přemýšlí nejdéle. Porazit ho je nejtěžší.

## Turn, story and first game
setting-sound = Zvuky
setting-calls = Upozornit mě, když jsem na tahu
calls-refused = Tento prohlížeč tu upozornění nepovoluje.
