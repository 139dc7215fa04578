# Što igre govore istim riječima, u terminalu i u analizama. Ključeve i varijable objašnjava en.ftl; ovdje su potpuno isti.

nothing = ništa
terminal-you = { $name } (vi)
terminal-deck = { $n ->
        [one] { $n } karta u špilu
        [few] { $n } karte u špilu
       *[other] { $n } karata u špilu
    }
