# Co hry říkají stejnými slovy, v terminálu i v rozborech. Klíče a proměnné vysvětluje en.ftl; tady jsou přesně tytéž.

nothing = nic
terminal-you = { $name } (vy)
terminal-deck = { $n ->
        [one] { $n } karta v balíčku
        [few] { $n } karty v balíčku
        [many] { $n } karty v balíčku
       *[other] { $n } karet v balíčku
    }
