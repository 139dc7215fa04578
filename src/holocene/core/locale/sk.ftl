# Čo hry hovoria rovnakými slovami, v termináli aj v rozboroch. Kľúče a premenné vysvetľuje en.ftl; tu sú presne tie isté.

nothing = nič
terminal-you = { $name } (vy)
terminal-deck = { $n ->
        [one] { $n } karta v balíčku
        [few] { $n } karty v balíčku
        [many] { $n } karty v balíčku
       *[other] { $n } kariet v balíčku
    }
