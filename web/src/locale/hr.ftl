# Riječi kuće: sve oko stolova. Riječi igre stoje uz igru.

holocene = Holocene
skip = Prijeđi na sadržaj
loading = Trenutak…
cancel = Odustani
close = Zatvori
save = Spremi
saved = Spremljeno.
try-again = Pokušaj ponovno
language = Jezik
help = Pravila i pomoć
menu = Izbornik
to-day = Prebaci na dan
to-night = Prebaci na noć

## Ways
nav-main = Glavni izbornik
nav-start = Početna
nav-tables = Stolovi
nav-rules = Pravila
nav-replay = Pogledaj partiju
nav-account = Račun

## Start
welcome = Skupljajte, gradite, preživite zimu.
welcome-note = Društvene igre za vlastitim stolom: s prijateljima bilo gdje, s nekim pokraj sebe ili protiv botova. Bez registracije i besplatno.
# Where there is one game only.
welcome-note-game = { $game } za vlastitim stolom: s prijateljima bilo gdje, s nekim pokraj sebe ili protiv botova. Bez registracije i besplatno.
names = Mamut, Bizon, Ris, Dabar, Los, Kozorog, Jazavac, Vuk, Sokol, Tur
first-game = Prva partija
first-game-note = Partija protiv najblažeg protivnika. Na što treba paziti saznat ćete kad to bude važno, a savjete možete isključiti u svakom trenutku.
first-game-begin = Započni prvu partiju
first-game-skip = Znam ovu igru
play-now = Igraj odmah
your-name = Vaše ime
choose-game = Odaberite igru
play-bots = Igraj protiv botova
no-bots = Ovu igru još ne zna nijedan bot. Postavite stol i pozovite prijatelje.
how-many-players = Broj igrača
rivals = Suparnici
with-friends = S prijateljima
with-friends-note = Postavite stol po svome: mjesta, pravila, vrijeme. Zatim samo pošaljite poveznicu.
set-table = Postavi stol
all-tables = Svi stolovi
newcomer = Igrate prvi put?
newcomer-note = Dovoljno je nekoliko minuta uz pravila i možete početi. Ostalo ćete naučiti tijekom igre.
newcomer-rules = Kako se igra

level-child = Dijete
level-gatherer = Sakupljač
level-hunter = Lovac
level-elder = Starješina

## A new table
players = Igrači
seat-number = Mjesto { $number }
seat-open = Slobodno mjesto
seat-friend = Prijatelj, putem poveznice
seat-beside = Prijatelj pokraj mene
seat-bot = Bot: { $level }
their-name = Ime suigrača
no-seat-for-me = Odaberite mjesto i za sebe.
same-names = Dva igrača ne mogu imati isto ime.
rules-in-detail = Pojedinosti pravila
changed = promijenjeno
yes = Da
no = Ne
clock = Vrijeme
clock-none = Bez ograničenja vremena
    .about = Svatko ima vremena koliko mu treba.
clock-live = Uživo
    .about = Svatko ima zalihu vremena i svakim potezom dobiva još malo.
clock-turns = Tijekom više dana
    .about = Svaki potez ima svoj rok; vratite se kad budete na redu.
clock-each = Vrijeme za svakog igrača
clock-increment = Dodatno vrijeme po potezu
clock-turn = Vrijeme za svaki potez
clock-live-is = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minute
       *[other] { $minutes } minuta
    } za svakoga i još { $increment ->
        [one] { $increment } sekunda
        [few] { $increment } sekunde
       *[other] { $increment } sekundi
    } po potezu
clock-live-plain-is = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minute
       *[other] { $minutes } minuta
    } za svakoga
clock-turns-is = { $hours ->
        [one] { $hours } sat
        [few] { $hours } sata
       *[other] { $hours } sati
    } za svaki potez
clock-days-is = { $days ->
        [one] { $days } dan
        [few] { $days } dana
       *[other] { $days } dana
    } za svaki potez
length-minutes = { $minutes ->
        [one] oko { $minutes } minute
        [few] oko { $minutes } minute
       *[other] oko { $minutes } minuta
    }
length-hours = { $hours ->
        [one] oko { $hours } sata
        [few] oko { $hours } sata
       *[other] oko { $hours } sati
    }
length-turns = oko { $turns } poteza po igraču
length-spread = oko { $turns } poteza po igraču; uz jedan na dan oko { $weeks ->
        [one] { $weeks } tjedna
        [few] { $weeks } tjedna
       *[other] { $weeks } tjedana
    }
minutes = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minute
       *[other] { $minutes } minuta
    }
seconds = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekunde
       *[other] { $seconds } sekundi
    }
hours = { $hours ->
        [one] { $hours } sat
        [few] { $hours } sata
       *[other] { $hours } sati
    }
days = { $days ->
        [one] { $days } dan
        [few] { $days } dana
       *[other] { $days } dana
    }
on-timeout = Kad vrijeme istekne
on-timeout-bot = igru preuzima bot
on-timeout-loses = igrač ispada
who-may-join = Tko se može pridružiti
join-by-link = Samo oni koji imaju poveznicu
join-open = Bilo tko
table-name = Naziv stola
table-name-none = neobavezno
open-table = Otvori stol
start-game = Započni igru

## Tables
my-tables = Moji stolovi
my-tables-none = Još ne sjedite ni za jednim stolom.
my-past-tables = Završene igre
open-tables = Čekaju igrače
open-tables-none = Trenutačno nijedan stol ne čeka igrače.
running-tables = Partije za gledanje
running-tables-none = Trenutačno se ne igra nijedna otvorena partija.
your-move = Vi ste na redu
your-move-count = { $count ->
        [one] { $count } stol čeka vaš potez
        [few] { $count } stola čekaju vaš potez
       *[other] { $count } stolova čeka vaš potez
    }
their-move = Na redu: { $name }
table-running = Igra se
table-over = Završeno
table-unplayable = Ovdje se više ne može igrati
table-close = Zatvori
seats-open = { $count ->
        [one] { $count } slobodno mjesto
        [few] { $count } slobodna mjesta
       *[other] { $count } slobodnih mjesta
    }
go-on = Nastavi
look = Pogledaj
watch = Gledaj
sit-down = Sjedni

## Waiting for players
at-this-table = za ovim stolom
waiting-for = { $count ->
        [one] Čekamo još { $count } igrača
        [few] Čekamo još { $count } igrača
       *[other] Čekamo još { $count } igrača
    }
starting = Igra upravo počinje.
host = domaćin
you = vi
beside = za istim zaslonom ({ $name })
seat-guest = gost bez računa
who-sits-here = Tko sjeda na ovo mjesto
wait-for-friend = Čekamo prijatelja
seat-them = Dodaj
send-away = Ukloni
send-away-who = Ukloni od stola: { $name }
need-invite = Za ovaj stol trebate poveznicu jednog od igrača.
leave-table = Napusti stol
close-table = Zatvori stol
what-is-played = Što se igra
invite = Pozovi prijatelje
invite-title = Dođite zaigrati za naš stol
invite-note = Tko otvori ovu poveznicu, može sjesti za stol.
invite-note-open = Ovaj stol svi vide na popisu. Ovo je izravna poveznica.
invite-note-watch = Tko otvori ovu poveznicu, može gledati.
invite-link = Poveznica na ovaj stol
invite-renew = Nova poveznica
invite-renew-note = Stara poveznica tada prestaje vrijediti: i za one koje ste uklonili od stola i za one koji samo gledaju.
invite-renewed = Ovo je nova poveznica. Stara više ne vrijedi.
copy = Kopiraj poveznicu
copied = Kopirano
share = Podijeli

## At the table
reconnecting = Veza je prekinuta. Pokušavamo ponovno…
line-shut = Ovom se stolu odavde više ne može pristupiti.
bot-plays-for-you = Umjesto vas igra bot.
take-seat-back = Vrati se u igru
resign = Predaj igru
resign-ask = Želite li zaista predati ovu igru?
resign-note = Igra vam se računa kao izgubljena. Ako je drugi nastave, na vašem mjestu dalje igra bot; inače odmah završava.
abort = Poništi partiju
abort-ask = Poništiti ovu partiju?
abort-note = Još nisu svi odigrali potez: nitko ne pobjeđuje, a rejting se ne mijenja.
table-unreachable = Ovaj se stol ne može prikazati
table-closed = Ovaj je stol zatvoren prije početka igre
missing = Stranica nije pronađena
missing-note = Adresa je možda pogrešno napisana ili je stranica premještena.
unreachable = Ova se stranica ne može prikazati
unreachable-note = Poslužitelj ne odgovara ili je izašla nova inačica stranice.

## Replay
replay-note = Otvorite zapis završene partije i pregledajte je potez po potez.
replay-open = Otvori zapis
replay-controls = Pregled partije
replay-leave = Natrag za stol
replay-back = Korak natrag
replay-forward = Korak naprijed
replay-play = Pokreni
replay-pause = Pauziraj
replay-step = Korak
replay-at = Korak { $at } od { $of }
replay-speed = Brzina: { $speed }×

## Account
name = Ime
password = Lozinka
password-note = { $count ->
        [one] Najmanje { $count } znak.
        [few] Najmanje { $count } znaka.
       *[other] Najmanje { $count } znakova.
    }
old-password = Dosadašnja lozinka
new-password = Nova lozinka
change-password = Promijeni lozinku
sign-up = Otvori račun
sign-up-note = Račun čuva vaše stolove, rejting i postavke na svim uređajima.
sign-up-note-guest = S računom vam ostaju stolovi i rejting, a možete se prijaviti i na drugim uređajima.
sign-in = Prijavi se
sign-out = Odjavi se
sessions = Gdje ste prijavljeni
session-here = Ovaj preglednik
session-seen = Zadnji put { $when }
session-unknown = Nepoznat preglednik
session-end = Odjavi: { $device }
sign-out-everywhere = Odjavi se svugdje
sign-out-guest = Gost se ne može ponovno prijaviti: izgubili biste svoja mjesta i rejting. Želite li ih zadržati, prvo otvorite račun.
reset-password = Postavi novu lozinku
reset-password-note = Ovu ste poveznicu dobili zbog zaboravljene lozinke. Vrijedi samo jednom.
guest-note = Igrate kao gost; poznaje vas samo ovaj preglednik.
rating = Rejting
rating-none = Zaigrajte protiv drugih i vaš će se rejting pojaviti ovdje.
games-played = { $count ->
        [one] { $count } igra
        [few] { $count } igre
       *[other] { $count } igara
    }

## Settings
settings = Postavke
theme = Izgled
theme-auto = Prema uređaju
theme-day = Dan
theme-night = Noć
motion = Animacije
motion-auto = Prema uređaju
motion-full = Sve
motion-less = Smanjene
pace = Brzina botova
pace-slow = Sporo
pace-normal = Normalno
pace-quick = Brzo
setting-confirm = Potvrđivanje poteza
    .about = Isključeno: gdje se više nema što birati, dovoljan je jedan klik. Neki potezi uvijek traže samo jedan klik i mogu se poništiti.
setting-motion = Prikaži animacije

## What the server refuses, by code
pause-ahead = Održavanje poslužitelja: { $time } (oko { $minutes ->
        [one] { $minutes } minute
        [few] { $minutes } minute
       *[other] { $minutes } minuta
    }). Ništa se neće izgubiti, poslije možete igrati dalje.
error-unknown = To nije uspjelo ({ $code }). Pokušajte ponovno.
error-offline = Poslužitelj ne odgovara. Provjerite vezu i pokušajte ponovno.
error-away = Umjesto vas igra bot. Najprije se vratite u igru.
error-bad-code = Ova poveznica više ne vrijedi. Zatražite novu.
error-banned = Ovaj je račun zatvoren.
error-bad-input = Poslužitelj to nije razumio.
error-bad-option = Pravila odabrana za ovaj stol međusobno se isključuju.
error-bad-record = Ova datoteka nije zapis partije koja se ovdje može pogledati.
error-broken = Zapis ovog stola je oštećen.
error-chat-length = Poruka mora imati od 1 do 300 znakova.
error-guest = Gost nema lozinku. Najprije otvorite račun.
error-host = Poslužitelj se ne može koristiti na ovoj adresi.
error-illegal = Taj potez sada nije moguć.
error-invite = Za ovaj stol trebate pozivnicu.
error-is-open = Za ovaj stol može svatko, poziv nije potreban.
error-is-over = Igra je završena.
error-is-running = Igra već traje.
error-is-waiting = Igra još nije počela.
error-log-full = Dnevnik ovog stola je pun.
error-moved-on = Igra je u međuvremenu otišla dalje. Pogledajte i odaberite iznova.
error-name-taken = To je ime već zauzeto.
error-no-game = Ta igra ovdje nije poznata.
error-no-level = Takvog bota nema.
error-no-person = Barem jedno mjesto mora biti za čovjeka.
error-no-seat = Ovaj stol nema takvo mjesto.
error-no-session = Najprije upišite ime.
error-no-table = Takav stol ne postoji ili za njega trebate pozivnicu.
error-no-undo = Nema se što poništiti: u međuvremenu je bilo bacanje, nova karta ili potez drugog igrača.
error-not-allowed = To ovdje nije moguće.
error-not-away = Za ovo mjesto ne igra nijedan bot.
error-not-found = Ovdje nema ničega.
error-not-host = To smije samo domaćin stola.
error-not-over = Igra još nije završena.
error-not-your-seat = To mjesto nije vaše.
error-not-your-turn = Na redu je netko drugi.
error-old-rules = Ova je partija igrana po drukčijim pravilima od onih koja su ovdje poznata.
error-too-late-to-abort = Svi su već odigrali potez pa se partija više ne može poništiti. Možete je predati.
error-playable = Ova se partija može nastaviti.
error-origin = Ovaj zahtjev dolazi s druge stranice.
error-rematch-made = Nova igra već postoji.
error-seat-count = Ova se igra ne može igrati s toliko igrača.
error-seat-lost = To je mjesto već ispalo iz igre.
error-seat-open = Tamo nitko ne sjedi.
error-seat-taken = Tamo već netko sjedi.
error-seated = Već sjedite za ovim stolom.
error-time-is-up = Vaše je vrijeme isteklo.
error-too-fast = To je bilo prebrzo. Pričekajte malo i pokušajte ponovno.
error-too-large = To je preveliko.
error-too-many-sockets = Stol je otvoren u previše prozora. Zatvorite neke od njih.
error-too-many-tables = Imate previše otvorenih stolova. Najprije završite neke od njih.
error-trouble = Na poslužitelju je nešto pošlo po zlu. Pokušajte ponovno.
error-unfinished = Najprije odaberite sve: ti se koraci šalju zajedno.
error-unknown-action = Za ovim stolom taj potez nije moguć.
error-watching = Gledatelji to ne mogu učiniti.
error-weak-password = Ova se lozinka lako pogodi. Odaberite drugu koju nitko ne koristi: dobre su tri ili četiri riječi koje ne idu zajedno.
error-wrong-password = Ime ili lozinka nisu točni.

## Ratings and names

error-not-rated-yet = Prve tri igre gosta protiv botova ne boduju se za rejting. Odigrajte ovu bez rejtinga ili otvorite račun.
error-no-hints = Za ovim se stolom igra bez prijedloga trenera.
error-rated-hints = Igre za rejting igraju se bez prijedloga trenera.
error-no-coach = Za ovu igru s ovoliko igrača nema trenera.
error-coach-rests = Trener je već mnogo razmišljao za vas. Pitajte kasnije.
error-coach-failed = Trener sada nema što reći.
error-bad-name = Ime ima od 1 do 24 vidljiva znaka.

## Names, passwords and accounts, said beside the field
name-missing = Upišite ime.
name-too-long = Ime može imati najviše { $count ->
        [one] { $count } znak
        [few] { $count } znaka
       *[other] { $count } znakova
    }.
name-too-joined = Ovo je ime predugo: emoji sastavljen od više dijelova broji se za svaki od njih.
password-missing = Upišite lozinku.
password-short = Lozinka mora imati barem { $count ->
        [one] { $count } znak
        [few] { $count } znaka
       *[other] { $count } znakova
    }.
password-lost = Dobro je zapamtite: ne znamo vašu e-adresu. Ako je zaboravite, pomoći vam može samo onaj tko vodi ovaj poslužitelj.
account-made = Račun je otvoren. Prijavljeni ste kao { $name }.

## Rated or casual
rated = Rangirana partija
    .about = Rezultat mijenja rejting svih za stolom.
rated-not-beside = Partija s prijateljem pokraj vas uvijek je prijateljska.
hints-allowed = Prijedlozi trenera
hints-about = Tko je na potezu može pitati za tri najbolja izbora.
hints-not-rated = Samo u igrama koje nisu za rejting.
rated-game = Rangirana partija: rezultat mijenja vaš rejting.
casual-game = Prijateljska partija: vaš se rejting ne mijenja.
rated-short = Rangirana
casual-short = Prijateljska
play-now-casual = Prijateljska partija: vaš se rejting ne mijenja.

## An invitation
seat-me-named = Ja ({ $name })
invited = { $host } vas poziva na igru { $game }

## How a table stands
result-won = Pobijedili ste
result-winner = Pobjeda: { $names }
result-shared = Podijeljena pobjeda: { $names }
points-count = { $count ->
        [one] { $count } bod
        [few] { $count } boda
       *[other] { $count } bodova
    }
last-move = Zadnji potez: { $name }, { $when }
time-left-is = još { $time }
watch-again = Snimka

## Replay, under the pictures of its buttons
replay-leave-short = Stol
replay-back-short = Natrag
replay-forward-short = Dalje
replay-speed-short = Brzina
replay-copy = Kopiraj poveznicu na ovaj trenutak
replay-copy-short = Link

## Levels of bots, and what they are like

## Razine botova i kakvi su

level-youth = Mladić
level-apprentice = Šegrt
level-fisher = Ribar
level-shaman = Šaman
level-seer = Vidovnjak
level-sage = Mudrac
level-child-about = Zna pravila, ali često griješi i ponekad gladuje. Za vašu prvu partiju.
level-youth-about = Vidi što je dobro, ali često odabere nešto drugo.
level-apprentice-about = Neko vrijeme igra dobro, a onda ne pazi.
level-fisher-about = Igra razumno, tek ponekad pogriješi.
level-gatherer-about = Igra dobro i bez nepotrebnih pogrešaka.
level-hunter-about = Vidi što će se isplatiti poslije, ali katkad pogriješi.
level-shaman-about = Iz tisuća partija zna koji položaji pobjeđuju.
level-seer-about = Dobre poteze u mislima odigra unaprijed, ali katkad izgubi nit.
level-sage-about = Dobre poteze u mislima odigra unaprijed i rijetko pogriješi.
level-elder-about = Razmišlja najduže. Najteže ga je pobijediti.

## Turn, story and first game
setting-sound = Zvukovi
setting-calls = Obavijesti me kad sam na redu
calls-refused = Ovaj preglednik ovdje ne dopušta obavijesti.
