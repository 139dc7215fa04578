# Slová domu: všetko okolo stolov. Slová hry ležia pri hre.

holocene = Holocene
skip = Prejsť na obsah
loading = Moment…
cancel = Zrušiť
close = Zavrieť
save = Uložiť
saved = Uložené.
try-again = Skúsiť znova
language = Jazyk
help = Pravidlá a pomocník
menu = Ponuka
to-day = Prepnúť na deň
to-night = Prepnúť na noc

## Ways
nav-main = Hlavná ponuka
nav-start = Úvod
nav-tables = Stoly
nav-rules = Pravidlá
nav-replay = Pozrieť si partiu
nav-account = Účet

## Start
welcome = Zbierajte, stavajte, prečkajte zimu.
welcome-note = Spoločenské hry pri vlastnom stole: s priateľmi kdekoľvek, s niekým vedľa vás, alebo proti botom. Bez registrácie a zadarmo.
# Where there is one game only.
welcome-note-game = { $game } pri vlastnom stole: s priateľmi kdekoľvek, s niekým vedľa vás, alebo proti botom. Bez registrácie a zadarmo.
names = Mamut, Bizón, Rys, Bobor, Los, Kozorožec, Jazvec, Vlk, Sokol, Tur
first-game = Prvá partia
first-game-note = Partia proti najmiernejšiemu súperovi. Na čo sa pozerať, sa dozviete vo chvíli, keď na tom záleží, a tipy môžete kedykoľvek vypnúť.
first-game-begin = Začať prvú partiu
first-game-skip = Túto hru poznám
play-now = Hrať hneď
your-name = Vaše meno
choose-game = Vyberte si hru
play-bots = Hrať proti botom
no-bots = Túto hru zatiaľ žiadny bot nevie hrať. Pripravte stôl a pozvite priateľov.
how-many-players = Počet hráčov
rivals = Súperi
with-friends = S priateľmi
with-friends-note = Pripravte stôl podľa seba: miesta, pravidlá, časový limit. Potom už len pošlite odkaz.
set-table = Pripraviť stôl
all-tables = Všetky stoly
newcomer = Hráte prvýkrát?
newcomer-note = Stačí pár minút nad pravidlami a môžete začať. Zvyšok vám hra vysvetlí za pochodu.
newcomer-rules = Ako sa hrá

level-child = Dieťa
level-gatherer = Zberač
level-hunter = Lovec
level-elder = Starešina

## A new table
players = Hráči
seat-number = Miesto { $number }
seat-open = Voľné miesto
seat-friend = Spoluhráč cez odkaz
seat-beside = Spoluhráč vedľa mňa
seat-bot = Bot: { $level }
their-name = Meno spoluhráča
no-seat-for-me = Vyberte miesto aj pre seba.
same-names = Dvaja hráči sa nemôžu volať rovnako.
rules-in-detail = Pravidlá podrobne
changed = zmenené
yes = Áno
no = Nie
clock = Časový limit
clock-none = Bez časového limitu
    .about = Každý má toľko času, koľko potrebuje.
clock-live = Na jedno posedenie
    .about = Každý má zásobu času a s každým ťahom trochu získa.
clock-turns = Na pokračovanie
    .about = Na každý ťah je určený čas; vráťte sa, keď budete na ťahu.
clock-each = Čas pre každého hráča
clock-increment = Pridaný čas za ťah
clock-turn = Čas na každý ťah
clock-live-is = { $minutes ->
        [one] { $minutes } minúta
        [few] { $minutes } minúty
        [many] { $minutes } minúty
       *[other] { $minutes } minút
    } pre každého a { $increment ->
        [one] { $increment } sekunda
        [few] { $increment } sekundy
        [many] { $increment } sekundy
       *[other] { $increment } sekúnd
    } navyše za ťah
clock-live-plain-is = { $minutes ->
        [one] { $minutes } minúta
        [few] { $minutes } minúty
        [many] { $minutes } minúty
       *[other] { $minutes } minút
    } pre každého
clock-turns-is = { $hours ->
        [one] { $hours } hodina
        [few] { $hours } hodiny
        [many] { $hours } hodiny
       *[other] { $hours } hodín
    } na každý ťah
clock-days-is = { $days ->
        [one] { $days } deň
        [few] { $days } dni
        [many] { $days } dňa
       *[other] { $days } dní
    } na každý ťah
length-minutes = { $minutes ->
        [one] asi { $minutes } minútu
        [few] asi { $minutes } minúty
        [many] asi { $minutes } minúty
       *[other] asi { $minutes } minút
    }
length-hours = { $hours ->
        [one] asi { $hours } hodinu
        [few] asi { $hours } hodiny
        [many] asi { $hours } hodiny
       *[other] asi { $hours } hodín
    }
length-turns = { $turns ->
        [one] každý asi { $turns } ťah
        [few] každý asi { $turns } ťahy
        [many] každý asi { $turns } ťahu
       *[other] každý asi { $turns } ťahov
    }
length-spread = { $turns ->
        [one] každý asi { $turns } ťah
        [few] každý asi { $turns } ťahy
        [many] každý asi { $turns } ťahu
       *[other] každý asi { $turns } ťahov
    }; po jednom denne asi { $weeks ->
        [one] { $weeks } týždeň
        [few] { $weeks } týždne
        [many] { $weeks } týždňa
       *[other] { $weeks } týždňov
    }
minutes = { $minutes ->
        [one] { $minutes } minúta
        [few] { $minutes } minúty
        [many] { $minutes } minúty
       *[other] { $minutes } minút
    }
seconds = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekúnd
    }
hours = { $hours ->
        [one] { $hours } hodina
        [few] { $hours } hodiny
        [many] { $hours } hodiny
       *[other] { $hours } hodín
    }
days = { $days ->
        [one] { $days } deň
        [few] { $days } dni
        [many] { $days } dňa
       *[other] { $days } dní
    }
on-timeout = Keď čas vyprší
on-timeout-bot = prevezme hru bot
on-timeout-loses = hráč vypadáva
who-may-join = Kto sa môže pridať
join-by-link = Len tí, ktorí majú odkaz
join-open = Ktokoľvek
table-name = Názov stola
table-name-none = nepovinné
open-table = Otvoriť stôl
start-game = Začať hru

## Tables
my-tables = Moje stoly
my-tables-none = Zatiaľ pri žiadnom stole nesedíte.
my-past-tables = Dohrané
open-tables = Čakajú na hráčov
open-tables-none = Na hráčov teraz žiadny stôl nečaká.
running-tables = Partie na sledovanie
running-tables-none = Teraz sa žiadna otvorená partia nehrá.
your-move = Ste na ťahu
your-move-count = { $count ->
        [one] { $count } stôl čaká na váš ťah
        [few] { $count } stoly čakajú na váš ťah
        [many] { $count } stola čaká na váš ťah
       *[other] { $count } stolov čaká na váš ťah
    }
their-move = Na ťahu: { $name }
table-running = Hrá sa
table-over = Dohrané
table-unplayable = Tu sa už hrať nedá
table-close = Uzavrieť
seats-open = { $count ->
        [one] { $count } voľné miesto
        [few] { $count } voľné miesta
        [many] { $count } voľného miesta
       *[other] { $count } voľných miest
    }
go-on = Pokračovať
look = Prezrieť si
watch = Sledovať
sit-down = Prisadnúť si

## Waiting for players
at-this-table = pri tomto stole
waiting-for = { $count ->
        [one] Čaká sa ešte na { $count } hráča
        [few] Čaká sa ešte na { $count } hráčov
        [many] Čaká sa ešte na { $count } hráča
       *[other] Čaká sa ešte na { $count } hráčov
    }
starting = Hra sa už začína.
host = hostiteľ
you = vy
beside = pri spoločnej obrazovke ({ $name })
seat-guest = hosť bez účtu
who-sits-here = Kto si sem sadne
wait-for-friend = Čaká sa na spoluhráča
seat-them = Posadiť
send-away = Odstrániť
send-away-who = Odstrániť od stola: { $name }
need-invite = K tomuto stolu potrebujete odkaz od niektorého z hráčov.
leave-table = Odísť od stola
close-table = Zrušiť stôl
what-is-played = Čo sa hrá
invite = Pozvať priateľov
invite-title = Príďte si zahrať k nášmu stolu
invite-note = Kto otvorí tento odkaz, môže si prisadnúť.
invite-note-open = Tento stôl vidí v zozname každý. Toto je priamy odkaz.
invite-note-watch = Kto otvorí tento odkaz, môže sa pozerať.
invite-link = Odkaz na tento stôl
invite-renew = Nový odkaz
invite-renew-note = Starý odkaz potom prestane platiť: pre tých, ktorých ste od stola odstránili, aj pre tých, čo sa len pozerajú.
invite-renewed = Toto je nový odkaz. Starý už neplatí.
copy = Kopírovať odkaz
copied = Skopírované
share = Zdieľať

## At the table
reconnecting = Spojenie vypadlo. Skúšame to znova…
line-shut = K tomuto stolu sa odtiaľto už nedá pripojiť.
bot-plays-for-you = Hrá za vás bot.
take-seat-back = Vrátiť sa do hry
resign = Vzdať hru
resign-ask = Naozaj túto hru vzdať?
resign-note = Hra sa vám počíta ako prehraná. Ak ostatní hrajú ďalej, zastúpi vás bot; inak sa hra hneď končí.
abort = Zrušiť partiu
abort-ask = Zrušiť túto partiu?
abort-note = Ešte všetci neťahali: nikto nevyhrá a hodnotenie sa nezmení.
table-unreachable = Tento stôl sa nedá zobraziť
table-closed = Tento stôl zrušili skôr, než sa hra začala
missing = Stránka sa nenašla
missing-note = Adresa je možno napísaná zle, alebo sa stránka presťahovala.
unreachable = Táto stránka sa nedá zobraziť
unreachable-note = Server neodpovedá, alebo vyšla nová verzia stránky.

## Replay
replay-note = Otvorte záznam dohranej partie a prejdite si ju ťah po ťahu.
replay-open = Otvoriť záznam
replay-controls = Priebeh partie
replay-leave = Späť k stolu
replay-back = O krok späť
replay-forward = O krok vpred
replay-play = Spustiť
replay-pause = Pozastaviť
replay-step = Krok
replay-at = Krok { $at } z { $of }
replay-speed = Rýchlosť: { $speed }×

## Account
name = Meno
password = Heslo
password-note = { $count ->
        [one] Aspoň { $count } znak.
        [few] Aspoň { $count } znaky.
        [many] Aspoň { $count } znaku.
       *[other] Aspoň { $count } znakov.
    }
old-password = Doterajšie heslo
new-password = Nové heslo
change-password = Zmeniť heslo
sign-up = Založiť účet
sign-up-note = Účet uchová vaše stoly, hodnotenie aj nastavenia na všetkých zariadeniach.
sign-up-note-guest = S účtom vám stoly aj hodnotenie zostanú a prihlásite sa aj na iných zariadeniach.
sign-in = Prihlásiť sa
sign-out = Odhlásiť sa
sessions = Kde ste prihlásení
session-here = Tento prehliadač
session-seen = Naposledy { $when }
session-unknown = Neznámy prehliadač
session-end = Odhlásiť: { $device }
sign-out-everywhere = Odhlásiť sa všade
sign-out-guest = Hosť sa znova prihlásiť nemôže: prišli by ste o svoje miesta aj hodnotenie. Ak si ich chcete nechať, najprv si založte účet.
reset-password = Nastaviť nové heslo
reset-password-note = Tento odkaz ste dostali pre zabudnuté heslo. Platí len raz.
guest-note = Hráte ako hosť, pozná vás len tento prehliadač.
rating = Hodnotenie
rating-none = Zahrajte si proti ostatným a vaše hodnotenie sa objaví tu.
games-played = { $count ->
        [one] { $count } hra
        [few] { $count } hry
        [many] { $count } hry
       *[other] { $count } hier
    }

## Settings
settings = Nastavenia
theme = Vzhľad
theme-auto = Podľa zariadenia
theme-day = Deň
theme-night = Noc
motion = Animácie
motion-auto = Podľa zariadenia
motion-full = Všetky
motion-less = Obmedzené
pace = Rýchlosť botov
pace-slow = Pomaly
pace-normal = Normálne
pace-quick = Rýchlo
setting-confirm = Potvrdzovať ťahy
    .about = Vypnuté: kde už nie je z čoho vyberať, stačí jediné kliknutie. Niektoré ťahy prebehnú vždy na jedno kliknutie a dajú sa vziať späť.
setting-motion = Zobrazovať animácie

## What the server refuses, by code
pause-ahead = Odstávka servera: { $time } (asi { $minutes ->
        [one] { $minutes } minútu
        [few] { $minutes } minúty
        [many] { $minutes } minúty
       *[other] { $minutes } minút
    }). Nič sa nestratí, potom môžete hrať ďalej.
error-unknown = To sa nepodarilo ({ $code }). Skúste to, prosím, znova.
error-offline = Server neodpovedá. Skontrolujte pripojenie a skúste to znova.
error-away = Hrá za vás bot. Najprv sa vráťte do hry.
error-bad-code = Tento odkaz už neplatí. Požiadajte o nový.
error-banned = Tento účet bol zatvorený.
error-bad-input = Server tomu nerozumel.
error-bad-option = Pravidlá vybrané pre tento stôl sa navzájom vylučujú.
error-bad-record = Tento súbor nie je záznam partie, ktorá by sa tu dala pozrieť.
error-broken = Záznam tohto stola je poškodený.
error-chat-length = Správa musí mať 1 až 300 znakov.
error-guest = Hosť nemá heslo. Najprv si založte účet.
error-host = Pod touto adresou sa server nedá používať.
error-illegal = Tento ťah teraz nie je možný.
error-invite = K tomuto stolu potrebujete pozvánku.
error-is-open = K tomuto stolu smie každý, pozvanie netreba.
error-is-over = Hra sa už skončila.
error-is-running = Hra už beží.
error-is-waiting = Hra sa ešte nezačala.
error-log-full = Denník tohto stola je plný.
error-moved-on = Hra sa medzitým posunula ďalej. Pozrite sa a vyberte znova.
error-name-taken = Toto meno už niekto má.
error-no-game = Túto hru tu nepoznáme.
error-no-level = Taký bot tu nie je.
error-no-person = Aspoň jedno miesto musí byť pre človeka.
error-no-seat = Také miesto pri tomto stole nie je.
error-no-session = Najprv zadajte meno.
error-no-table = Taký stôl neexistuje, alebo k nemu potrebujete pozvánku.
error-no-undo = Nie je čo vziať späť: prišiel hod, nová karta alebo ťah niekoho iného.
error-not-allowed = To tu nejde.
error-not-away = Za toto miesto žiadny bot nehrá.
error-not-found = Tu nič nie je.
error-not-host = To smie len hostiteľ stola.
error-not-over = Hra sa ešte neskončila.
error-not-your-seat = Toto miesto nie je vaše.
error-not-your-turn = Na ťahu je niekto iný.
error-old-rules = Táto partia sa hrala podľa iných pravidiel, než aké tu poznáme.
error-too-late-to-abort = Všetci už ťahali, partiu preto nemožno zrušiť. Môžete sa vzdať.
error-playable = V tejto partii sa dá hrať ďalej.
error-origin = Táto požiadavka prišla z inej stránky.
error-rematch-made = Nová hra už existuje.
error-seat-count = V tomto počte hráčov sa táto hra hrať nedá.
error-seat-lost = Toto miesto je už mimo hry.
error-seat-open = Nikto tam nesedí.
error-seat-taken = Tam už niekto sedí.
error-seated = Pri tomto stole už sedíte.
error-time-is-up = Váš čas vypršal.
error-too-fast = To bolo príliš rýchlo. Chvíľu počkajte a skúste to znova.
error-too-large = To je príliš veľké.
error-too-many-sockets = Stôl je otvorený v príliš mnohých oknách. Niektoré zatvorte.
error-too-many-tables = Máte otvorených príliš veľa stolov. Niektoré najprv dohrajte.
error-trouble = Na serveri sa niečo pokazilo. Skúste to, prosím, znova.
error-unfinished = Najprv vyberte všetko: tieto kroky sa posielajú spolu.
error-unknown-action = Taký ťah pri tomto stole nie je možný.
error-watching = Diváci to nemôžu urobiť.
error-weak-password = Toto heslo sa dá ľahko uhádnuť. Zvoľte iné, ktoré nikto nepoužíva: dobré sú tri alebo štyri slová, ktoré k sebe nepatria.
error-wrong-password = Meno alebo heslo nesedí.

## Ratings and names

error-not-rated-yet = Prvé tri hry hosťa proti botom sa nehodnotia. Zahrajte si túto bez hodnotenia, alebo si založte účet.
error-no-hints = Pri tomto stole sa hrá bez nápovedy.
error-rated-hints = Hodnotené hry sa hrajú bez nápovedy.
error-no-coach = Pre túto hru a tento počet hráčov tréner nie je.
error-coach-rests = Tréner toho pre vás premyslel už veľa. Spýtajte sa neskôr.
error-coach-failed = Tréner teraz nemá čo povedať.
error-bad-name = Meno má 1 až 24 viditeľných znakov.

## Names, passwords and accounts, said beside the field
name-missing = Zadajte, prosím, meno.
name-too-long = Meno môže mať najviac { $count ->
        [one] { $count } znak
        [few] { $count } znaky
        [many] { $count } znaku
       *[other] { $count } znakov
    }.
name-too-joined = Toto meno je príliš dlhé: emoji zložené z viacerých častí sa počíta za každú z nich.
password-missing = Zadajte, prosím, heslo.
password-short = Heslo musí mať aspoň { $count ->
        [one] { $count } znak
        [few] { $count } znaky
        [many] { $count } znaku
       *[other] { $count } znakov
    }.
password-lost = Heslo si dobre uložte: váš e-mail nepoznáme. Ak ho zabudnete, pomôže vám len správca tohto servera.
account-made = Účet je vytvorený. Ste prihlásení ako { $name }.

## Rated or casual
rated = Hodnotená hra
    .about = Výsledok zmení hodnotenie všetkých pri stole.
rated-not-beside = Hra s priateľom vedľa vás je vždy nehodnotená.
hints-allowed = Nápoveda od trénera
hints-about = Kto je na ťahu, môže sa spýtať na tri najlepšie voľby.
hints-not-rated = Len v nehodnotených hrách.
rated-game = Hodnotená hra: výsledok zmení vaše hodnotenie.
casual-game = Nehodnotená hra: vaše hodnotenie sa nezmení.
rated-short = Hodnotená
casual-short = Nehodnotená
play-now-casual = Nehodnotená hra: vaše hodnotenie sa nezmení.

## An invitation
seat-me-named = Ja ({ $name })
invited = { $host } vás pozýva na hru { $game }

## How a table stands
result-won = Vyhrali ste
result-winner = Víťaz: { $names }
result-shared = Delené víťazstvo: { $names }
points-count = { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodov
    }
last-move = Posledný ťah: { $name }, { $when }
time-left-is = zostáva { $time }
watch-again = Prehrať

## Replay, under the pictures of its buttons
replay-leave-short = Stôl
replay-back-short = Späť
replay-forward-short = Ďalej
replay-speed-short = Rýchlosť
replay-copy = Kopírovať odkaz na tento okamih
replay-copy-short = Odkaz

## Levels of bots, and what they are like

## Úrovne botov a aké sú

level-youth = Mládenec
level-apprentice = Učeň
level-fisher = Rybár
level-shaman = Šaman
level-seer = Veštec
level-sage = Mudrc
level-child-about = Pozná pravidlá, ale často sa mýli a občas hladuje. Na vašu prvú hru.
level-youth-about = Vidí, čo je dobré, ale často zvolí niečo iné.
level-apprentice-about = Chvíľami hrá dobre, potom sa zabudne pozrieť.
level-fisher-about = Hrá rozumne, len občas urobí chybu.
level-gatherer-about = Hrá dobre a bez zbytočných chýb.
level-hunter-about = Vidí, čo sa oplatí neskôr, ale občas spraví chybu.
level-shaman-about = Z tisícov hier vie, ktoré postavenia vyhrávajú.
level-seer-about = Dobré ťahy si v duchu prehrá dopredu, ale občas stratí niť.
level-sage-about = Dobré ťahy si v duchu prehrá dopredu a chybu spraví len zriedka.
level-elder-about = Premýšľa najdlhšie. Poraziť ho je najťažšie.

## Turn, story and first game
setting-sound = Zvuky
setting-calls = Upozorniť ma, keď som na ťahu
calls-refused = Tento prehliadač tu upozornenia nepovoľuje.
