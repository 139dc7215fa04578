"""The printed cards once more, written down apart from the engine, to hold it against.

Civil cards: how many with two, three and four players; what they cost; what they give while they
are in play, or each worker on them. Military cards: how many, and what is printed on them.
"""

from __future__ import annotations

from typing import Any

Facts = dict[str, Any]

CIVIL_LINES = """
A   farm       agriculture                 0/0/0 resources=2 +food=1
I   farm       irrigation                  2/2/2 science=3 resources=4 +food=2
II  farm       selective-breeding          1/2/3 science=5 resources=6 +food=3
III farm       mechanized-agriculture      1/2/2 science=7 resources=8 +food=5
A   mine       bronze                      0/0/0 resources=2 +resources=1
I   mine       iron                        2/2/3 science=5 resources=5 +resources=2
II  mine       coal                        1/2/2 science=7 resources=8 +resources=3
III mine       oil                         1/2/2 science=9 resources=11 +resources=5
A   lab        philosophy                  0/0/0 resources=3 +science=1
I   lab        alchemy                     2/2/3 science=4 resources=6 +science=2
II  lab        scientific-method           2/2/2 science=6 resources=8 +science=3
III lab        computers                   2/2/2 science=8 resources=11 +science=5
A   temple     religion                    0/0/0 resources=3 +culture=1 +happy=1
I   temple     theology                    1/2/2 science=2 resources=5 +culture=1 +happy=2
II  temple     organized-religion          2/2/2 science=4 resources=7 +culture=1 +happy=3
I   library    printing-press              2/2/2 science=3 resources=3 +science=1 +culture=1
II  library    journalism                  1/2/2 science=6 resources=8 +science=2 +culture=2
III library    multimedia                  2/2/2 science=9 resources=11 +science=3 +culture=3
I   theater    drama                       1/2/2 science=3 resources=4 +culture=2 +happy=1
II  theater    opera                       2/2/2 science=7 resources=8 +culture=3 +happy=1
III theater    movies                      2/2/2 science=10 resources=11 +culture=4 +happy=1
I   arena      bread-and-circuses          1/2/2 science=3 resources=3 +happy=2 +strength=1
II  arena      team-sports                 1/1/1 science=5 resources=5 +happy=3 +strength=2
III arena      professional-sports         1/1/2 science=7 resources=8 +happy=4 +strength=3
A   infantry   warriors                    0/0/0 resources=2 +strength=1
I   infantry   swordsmen                   2/2/2 science=4 resources=3 +strength=2
II  infantry   riflemen                    1/2/2 science=6 resources=5 +strength=3
III infantry   modern-infantry             1/2/2 science=10 resources=7 +strength=5
I   cavalry    knights                     2/2/3 science=5 resources=3 +strength=2
II  cavalry    cavalrymen                  2/2/2 science=6 resources=5 +strength=3
III cavalry    tanks                       1/2/2 science=9 resources=7 +strength=5
II  artillery  cannon                      2/2/3 science=6 resources=5 +strength=3
III artillery  rockets                     1/2/2 science=8 resources=7 +strength=5
III air        air-forces                  2/2/3 science=12 resources=7 +strength=5
I   special    code-of-laws                1/2/2 branch=civil science=6 +civil=1
II  special    justice-system              1/1/1 branch=civil science=7 +civil=1 +blue=3
III special    civil-service               1/1/1 branch=civil science=10 +civil=2 +blue=3
I   special    warfare                     1/2/2 branch=military science=5 +strength=1 +military=1
II  special    strategy                    1/1/1 branch=military science=8 +strength=3 +military=2
III special    military-theory             1/1/2 branch=military science=11 +strength=5 +military=3
I   special    cartography                 1/1/1 branch=colonization science=4 +strength=1 +colonization=2
II  special    navigation                  1/1/1 branch=colonization science=6 +strength=2 +colonization=3
III special    satellites                  1/1/1 branch=colonization science=8 +strength=3 +colonization=4
I   special    masonry                     1/1/1 branch=construction science=3
II  special    architecture                1/2/2 branch=construction science=6
III special    engineering                 1/1/1 branch=construction science=9
A   government despotism                   0/0/0 +civil=4 +military=2 +urban=2
I   government monarchy                    1/2/2 science=8 revolution=2 +civil=5 +military=3 +urban=3
I   government theocracy                   1/1/1 science=6 revolution=1 +civil=4 +military=3 +urban=3 +culture=1 +strength=1 +happy=1
II  government constitutional-monarchy     1/2/2 science=12 revolution=6 +civil=6 +military=4 +urban=3
II  government republic                    1/1/2 science=13 revolution=3 +civil=7 +military=2 +urban=3
III government communism                   1/1/1 science=19 revolution=5 +civil=7 +military=5 +urban=4 +happy=-1
III government fundamentalism              1/1/1 science=18 revolution=7 +civil=6 +military=5 +urban=4 +strength=5 +science=-2
III government democracy                   1/2/2 science=17 revolution=9 +civil=7 +military=3 +urban=4 +culture=3
A   wonder     pyramids                    1/1/1 stages=3/2/1 +civil=1
A   wonder     hanging-gardens             1/1/1 stages=2/2/2 +culture=1 +happy=2
A   wonder     colossus                    1/1/1 stages=3/3 +strength=2 +colonization=1
A   wonder     library-of-alexandria       1/1/1 stages=1/4/1 +culture=1 +science=1
I   wonder     great-wall                  1/1/1 stages=2/2/3/2 +culture=1 +happy=1
I   wonder     st-peters-basilica          1/1/1 stages=4/4 +culture=2 +happy=1
I   wonder     universitas-carolina        1/1/1 stages=3/3/3 +culture=1 +science=2
I   wonder     taj-mahal                   1/1/1 stages=2/4/2 +culture=3 +blue=1
II  wonder     transcontinental-railroad   1/1/1 stages=3/3/3/3 +strength=4
II  wonder     eiffel-tower                1/1/1 stages=3/7/3 +culture=4 +happy=1
II  wonder     kremlin                     1/1/1 stages=4/4/4 +culture=2 +civil=1 +military=1 +happy=-1
II  wonder     ocean-liner-service         1/1/1 stages=4/2/2/4
III wonder     first-space-flight          1/1/1 stages=1/2/4/9
III wonder     fast-food-chains            1/1/1 stages=4/4/4/4
III wonder     hollywood                   1/1/1 stages=5/6/5
III wonder     internet                    1/1/1 stages=2/3/4/3/2
A   leader     alexander-the-great         1/1/1
A   leader     aristotle                   1/1/1
A   leader     hammurabi                   1/1/1
A   leader     homer                       1/1/1 +happy=1
A   leader     julius-caesar               1/1/1 +strength=1 +military=1
A   leader     moses                       1/1/1
I   leader     christopher-columbus        1/1/1
I   leader     frederick-barbarossa        1/1/1
I   leader     genghis-khan                1/1/1
I   leader     joan-of-arc                 1/1/1 +culture=1 +military=1
I   leader     leonardo-da-vinci           1/1/1
I   leader     michelangelo                1/1/1
II  leader     isaac-newton                1/1/1
II  leader     j-s-bach                    1/1/1
II  leader     james-cook                  1/1/1
II  leader     maximilien-robespierre      1/1/1 +military=1
II  leader     napoleon-bonaparte          1/1/1 +military=2
II  leader     william-shakespeare         1/1/1 +happy=1
III leader     albert-einstein             1/1/1
III leader     bill-gates                  1/1/1
III leader     charlie-chaplin             1/1/1 +happy=2
III leader     mahatma-gandhi              1/1/1 +culture=2
III leader     sid-meier                   1/1/1
III leader     winston-churchill           1/1/1
A   action     rich-land-a                 2/2/2 amounts=1
I   action     rich-land-i                 2/2/2 amounts=2
II  action     rich-land-ii                1/1/1 amounts=3
A   action     urban-growth-a              2/2/2 amounts=1
I   action     urban-growth-i              2/2/2 amounts=2
II  action     urban-growth-ii             1/1/1 amounts=3
III action     urban-growth-iii            2/2/2 amounts=4
A   action     engineering-genius-a        1/1/1 amounts=2
I   action     engineering-genius-i        1/1/1 amounts=3
II  action     engineering-genius-ii       1/1/1 amounts=4
III action     engineering-genius-iii      1/1/1 amounts=5
A   action     frugality-a                 2/2/2 amounts=1
I   action     frugality-i                 2/2/2 amounts=2
II  action     frugality-ii                1/1/1 amounts=3
A   action     patriotism-a                1/1/1 amounts=1
I   action     patriotism-i                1/1/1 amounts=2
II  action     patriotism-ii               1/1/1 amounts=3
III action     patriotism-iii              1/1/1 amounts=4
I   action     breakthrough-i              2/2/2 amounts=2
II  action     breakthrough-ii             2/2/2 amounts=3
I   action     reserves-i                  2/2/2 amounts=2
II  action     reserves-ii                 2/2/2 amounts=3
III action     reserves-iii                3/3/3 amounts=4
II  action     efficient-upgrade-ii        2/2/2 amounts=3
III action     efficient-upgrade-iii       2/2/2 amounts=4
II  action     revolutionary-idea-ii       1/1/1 amounts=4
III action     revolutionary-idea-iii      2/2/2 amounts=6
A   action     cultural-heritage-a         1/1/1 amounts=1/4
I   action     cultural-heritage-i         1/1/1 amounts=2/2
A   action     stockpile-a                 1/1/1 amounts=1/1
II  action     wave-of-nationalism-ii      1/1/1 amounts=6/3/2
III action     military-build-up-iii       1/1/1 amounts=8/5/3
III action     endowment-for-the-arts-iii  1/1/1 amounts=6/3/2
"""  # noqa: E501

MILITARY_LINES = """
I   bonus      bonus-i                          6 defense=2 colonization=1
II  bonus      bonus-ii                         6 defense=4 colonization=2
III bonus      bonus-iii                        6 defense=6 colonization=3
I   tactic     fighting-band                    2 army=2/0/0 strength=1 obsolete=0
I   tactic     legion                           2 army=3/0/0 strength=2 obsolete=0
I   tactic     medieval-army                    2 army=1/1/0 strength=2 obsolete=0
I   tactic     phalanx                          2 army=2/1/0 strength=3 obsolete=0
I   tactic     heavy-cavalry                    2 army=0/3/0 strength=4 obsolete=0
II  tactic     conquistadors                    1 army=1/2/0 strength=5 obsolete=3
II  tactic     mobile-artillery                 1 army=0/1/1 strength=5 obsolete=3
II  tactic     fortifications                   1 army=0/0/2 strength=5 obsolete=3
II  tactic     defensive-army                   1 army=2/0/1 strength=6 obsolete=3
II  tactic     napoleonic-army                  1 army=1/1/1 strength=7 obsolete=4
II  tactic     classic-army                     1 army=2/2/0 strength=8 obsolete=4
III tactic     entrenchments                    1 army=1/0/2 strength=9 obsolete=5
III tactic     mechanized-army                  2 army=0/1/2 strength=10 obsolete=5
III tactic     shock-troops                     1 army=1/3/0 strength=11 obsolete=6
III tactic     modern-army                      2 army=2/1/1 strength=13 obsolete=7
I   aggression enslave-i                        2 cost=2
I   aggression plunder-i                        2 cost=1
II  aggression plunder-ii                       2 cost=1
III aggression plunder-iii                      2 cost=1
I   aggression raid-i                           2 cost=1
II  aggression raid-ii                          2 cost=2
III aggression raid-iii                         2 cost=3
II  aggression annex-ii                         1 cost=2
II  aggression infiltrate-ii                    2 cost=2
II  aggression spy-ii                           2 cost=1
III aggression armed-intervention-iii           4 cost=2
II  war        war-over-territory               2 cost=2
II  war        war-over-technology              2 cost=2
III war        war-over-culture                 6 cost=3
I   pact       open-borders-agreement           1
I   pact       trade-routes-agreement           1
II  pact       acceptance-of-supremacy          1 peace=1
II  pact       international-trade-agreement    1
II  pact       promise-of-military-protection   1 ends=1
II  pact       scientific-cooperation           1
III pact       international-tourism            1
III pact       loss-of-sovereignty              1 peace=1
III pact       military-alliance                1 ends=1
III pact       peace-treaty                     1 peace=1
I   territory  developed-territory-i            1 science=3 +yellow=1 +blue=1
I   territory  historic-territory-i             1 culture=6 +happy=1
I   territory  inhabited-territory-i            1 population=1 +yellow=2
I   territory  strategic-territory-i            1 draw=3 +strength=2
I   territory  vast-territory-i                 1 food=3 +yellow=3 +blue=-1
I   territory  wealthy-territory-i              1 resources=5 +blue=3
II  territory  developed-territory-ii           1 science=5 +yellow=2 +blue=2
II  territory  historic-territory-ii            1 culture=11 +happy=2
II  territory  inhabited-territory-ii           1 population=2 +yellow=3
II  territory  strategic-territory-ii           1 draw=5 +strength=4
II  territory  vast-territory-ii                1 food=4 +yellow=4 +blue=-1
II  territory  wealthy-territory-ii             1 resources=9 +blue=4
A   event      development-of-agriculture       1
A   event      development-of-civilization      1
A   event      development-of-crafts            1
A   event      development-of-markets           1
A   event      development-of-politics          1
A   event      development-of-religion          1
A   event      development-of-science           1
A   event      development-of-settlement        1
A   event      development-of-trade-routes      1
A   event      development-of-warfare           1
I   event      barbarians                       1
I   event      border-conflict                  1
I   event      crusades                         1
I   event      cultural-influence               1
I   event      foray                            1
I   event      good-harvest                     1
I   event      immigration                      1
I   event      new-deposits                     1
I   event      pestilence                       1
I   event      raiders                          1
I   event      rats                             1
I   event      rebellion                        1
I   event      reign-of-terror                  1
I   event      scientific-breakthrough          1
I   event      uncertain-borders                1
II  event      civil-unrest                     1
II  event      cold-war                         1
II  event      crime-wave                       1
II  event      economic-progress                1
II  event      emigration                       1
II  event      iconoclasm                       1
II  event      independence-declaration         1
II  event      international-agreement          1
II  event      national-pride                   1
II  event      politics-of-strength             1
II  event      popularization-of-science        1
II  event      prosperity                       1
II  event      ravages-of-time                  1
II  event      refugees                         1
II  event      terrorism                        1
III event      impact-of-agriculture            1
III event      impact-of-architecture           1
III event      impact-of-balance                1
III event      impact-of-colonies               1
III event      impact-of-competition            1
III event      impact-of-government             1
III event      impact-of-happiness              1
III event      impact-of-industry               1
III event      impact-of-population             1
III event      impact-of-progress               1
III event      impact-of-science                1
III event      impact-of-strength               1
III event      impact-of-technology             1
III event      impact-of-variety                1
III event      impact-of-wonders                1
"""


def read(lines: str) -> dict[str, Facts]:
    """By id; what a card gives for good is under "gives"."""
    out: dict[str, Facts] = {}
    for line in lines.strip().splitlines():
        age, kind, id, copies, *rest = line.split()
        facts: Facts = {"age": age, "kind": kind, "copies": numbers(copies), "gives": {}}
        for part in rest:
            name, _, value = part.partition("=")
            if name.startswith("+"):
                facts["gives"][name[1:]] = int(value)
            elif name == "branch":
                facts[name] = value
            else:
                facts[name] = numbers(value) if name in LISTS or "/" in value else int(value)
        out[id] = facts
    return out


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split("/")]


LISTS = ("stages", "amounts", "army")
CIVIL = read(CIVIL_LINES)
MILITARY = read(MILITARY_LINES)
