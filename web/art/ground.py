"""The painted ground that ties the places together: one for the wide table, one for the phone."""
from brush import *
from art_places import band, tuft, pine, oak
from art_icons import S

def use(n, x, y, w, h=None, extra=""):
    vb = [float(v) for v in S[n][0].split()]; h = h or w*vb[3]/vb[2]
    return f'<use href="#{n}" x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{(" "+extra) if extra else ""}/>'

def flow(c, n, seed, spread=.32, widths=None):
    """water lines following the centre"""
    r = random.Random(seed); out = []
    from brush import _normals
    ns = _normals(c, False)
    for i in range(n):
        a = r.randint(3, len(c)-14); L = r.randint(6, 12); off = r.uniform(-1, 1)
        seg = []
        for k in range(a, min(a+L, len(c))):
            w = widths(k/len(c)); seg.append((c[k][0]+ns[k][0]*off*w*spread, c[k][1]+ns[k][1]*off*w*spread))
        if len(seg) > 3: out.append(stroke(seg[::2], 1.9, (.4,.5), seed+i))
    return "".join(out)

def prints(pts, seed=1, gap=9, w=3.2):
    """a trail of footprints"""
    c = sample(pts, gap); from brush import _normals
    n = _normals(c, False); out = ""
    for i, ((x, y), (nx, ny)) in enumerate(zip(c, n)):
        sgn = 1 if i % 2 else -1; px, py = x+nx*w*sgn, y+ny*w*sgn; tx, ty = ny, -nx
        out += stroke([(px-tx*2.1, py-ty*2.1), (px+tx*2.1, py+ty*2.1)], 2.5, (.3,.5), seed+i, tip=.5)
    return out

def dry(line_pts, n, seed, w=(2,6), L=(40,150), dy=10):
    """dry-brush strokes that let a wash run out into bare rock"""
    r = random.Random(seed); c = sample(line_pts, 4); out = ""
    for i in range(n):
        a = r.randint(0, max(0, len(c)-12)); l = int(r.uniform(*L)/4); seg = c[a:a+l]; o = r.uniform(-dy, dy)
        if len(seg) > 4: out += stroke([(x, y+o+r.uniform(-.6,.6)) for x, y in seg[::4]], r.uniform(*w), (.25,.6), seed+i, jit=.4, step=6)
    return out

from art_places import RIVER_C, RIVER_W
def wide():
    b = ['<g class="far">']
    # far hills and sun
    b.append(P("w-far", blob([(-30,112),(20,74),(80,58),(150,78),(220,52),(300,70),(370,50),(470,66),(560,44),(660,62),(740,44),(830,70),(900,40),(1010,26),(1140,60,1),(1150,180,1),(-30,190,1)], 2, 3, 7)))
    b.append(P("ink", stroke([(-10,104),(20,76),(80,58),(150,78),(190,62)], 2.4, (.3,.4), 4, jit=.3) + stroke([(176,72),(220,52),(300,70),(340,60)], 2.2, (.2,.5), 5, jit=.3) + stroke([(600,52),(660,62),(740,44),(800,62)], 2.2, (.3,.5), 6, jit=.3), 'opacity=".5"'))
    b.append('</g>')
    # steppe + meadow washes
    b.append(P("w-steppe", blob([(-34,120),(40,96),(130,104),(220,88),(330,96),(392,130),(400,200),(372,250),(270,268),(140,256),(40,268),(-36,250)], 4, 7, 6, 5, 20)))
    b.append(P("edge-ochre", outline([(-34,120),(40,96),(130,104),(220,88),(330,96),(392,130),(400,200),(372,250),(270,268),(140,256),(40,268),(-36,250)], 3.2, 7, .9, 6, 3)))
    b.append(P("w-steppe", dry([(-30,262),(60,272),(150,262),(280,272),(380,252)], 16, 4, dy=12)))
    b.append(P("w-steppe2", dry([(-20,120),(90,112),(200,104),(330,110)], 10, 14, dy=10)))
    b.append(P("w-steppe2", blob([(-30,190),(60,172),(170,182),(290,170),(370,190),(366,236),(250,252),(120,244),(-34,250)], 4, 9, 6, 6, 22)))
    b.append(P("w-meadow", blob([(392,142),(450,128),(600,134),(720,108),(820,120),(880,180),(1000,196),(1140,180),(1146,300),(1090,470),(980,520),(640,520),(520,500),(400,470),(330,420),(300,330),(262,284),(296,262),(352,240),(372,200),(364,168)], 4, 11, 6, 6, 22)))
    b.append(P("w-meadow", dry([(250,272),(310,254),(360,232),(420,236),(480,250)], 12, 31, (2,6), (50,120), 14)))
    b.append(P("w-steppe", dry([(320,196),(370,186),(430,200),(470,214)], 9, 41, (2,5), (40,110), 16)))
    b.append(P("w-meadow2", blob([(400,220),(520,236),(640,224),(760,248),(850,240),(850,330),(830,430),(760,500),(600,506),(470,470),(400,380),(380,300)], 4, 13, 6, 6, 22)))
    b.append(P("w-meadow3", dry([(420,180),(560,190),(680,250),(840,262)], 12, 24, dy=26, w=(2,5)) + dry([(1040,250),(1090,300),(1100,380),(1070,460)], 10, 27, dy=12)))
    b.append(P("ink", stroke([(-20,280),(70,262),(170,270),(260,260),(372,266)], 2.6, (.2,.4), 4, jit=.4) + stroke([(640,262),(720,254),(800,268),(846,262)], 2.2, (.3,.4), 6, jit=.4), 'opacity=".55"'))
    # trodden earth of the village
    b.append(P("w-earth", blob([(-36,300),(60,282),(200,272),(330,284),(420,270),(540,262),(640,274),(742,286),(842,300),(846,372),(806,440),(770,490),(520,512),(300,516),(90,510),(-36,500)], 4, 17, 6, 6, 24)))
    b.append(P("edge-earth", outline([(-36,300),(60,282),(200,272),(330,284),(420,270),(540,262),(640,274),(742,286),(842,300),(846,372),(806,440),(770,490),(520,512),(300,516),(90,510),(-36,500)], 3.4, 17, .9, 6, 3)))
    b.append(P("w-earth", dry([(600,270),(720,282),(850,296),(890,330)], 12, 51, (2,6), (50,140), 14) + dry([(-20,290),(80,276),(220,268),(340,280)], 10, 53, (2,5), (50,140), 9)))
    b.append(P("w-earth2", blob([(20,420),(120,398),(260,404),(400,396),(520,420),(600,440),(560,486),(380,500),(180,496),(40,490)], 3, 19, 6, 6, 22)))
    # paths from the fire circle to every place
    trails = [[(446,372),(404,330),(396,286),(330,256),(262,240)],[(520,322),(528,290),(508,262),(500,244)],[(590,352),(622,304),(676,284),(716,256)],[(604,380),(690,330),(742,282),(836,272),(896,232)],[(446,418),(400,452),(330,462),(240,452),(160,462)],[(596,420),(630,462),(690,470),(724,452)]]
    b.append(P("w-path", "".join(stroke(p, 9, (.3,.5), i+3, jit=.4) for i, p in enumerate(trails))))
    b.append(P("ink", "".join(prints(p, i*40, 10, 3) for i, p in enumerate(trails)), 'opacity=".42"'))
    # river
    C, W = RIVER_C, RIVER_W
    d, A, B, c = band(C, [w*1.08+min(20, w*.7) for w in W], 6, 3, 2.2); b.append(P("w-sand", d))
    d, A, B, c = band(C, W, 6, 4, 1.6); b.append(P("w-river1", d))
    d2, *_ = band(C, [w*.56 for w in W], 6, 5, 2.4); b.append(P("w-river2", d2))
    b.append(P("ink", stroke(A[1::3], 3, (.1,.1), 5, jit=.45, tip=.3) + stroke(B[1::3], 2.8, (.1,.1), 6, jit=.45, tip=.3), 'opacity=".75"'))
    b.append(P("w-foam", flow(c, 22, 8, .4, lambda t: 20+100*t)))
    b.append(P("river-lo", flow(c, 16, 28, .42, lambda t: 20+100*t), 'opacity=".6"'))
    # grass, stones
    r = random.Random(5); g = ""
    spots = [(14,238),(62,250),(352,214),(348,160),(20,160),(640,250),(628,206),(846,260),(842,300),(1060,262),(1090,300),(1066,430),(1086,398),(1040,470),(384,282),(396,440),(650,300),(640,480),(836,226),(700,268),(780,262),(1100,240),(6,290),(190,268),(362,470)]
    g = "".join(tuft(x, y, r.uniform(.8,1.15), i*5) for i, (x, y) in enumerate(spots))
    b.append(P("moss-lo", g, 'opacity=".85"'))
    b.append(P("ink", spatter(180,170,170,60,4,70,(.5,1.6)) + spatter(600,260,240,50,5,120,(.5,1.5)) + spatter(300,460,280,60,6,40,(.5,1.5)), 'opacity=".28"'))
    b += [stencil(676, 6, 1.1, -12, 3), stencil(722, 14, .92, 10, 5), stencil(764, 2, 1.0, 4, 7)]
    # beasts of the hunting ground
    b += [use("a-bird", 356, 30, 20), use("a-bird", 384, 20, 14), use("a-bird", 640, 24, 18)]
    b += [use("a-mammoth", 10, 44, 162), use("a-stag", 246, 22, 102), use("a-aurochs", 146, 90, 126), use("a-doe", 322, 102, 58)]
    # places
    b += [use("v-forest", 372, 18, 255), use("v-quarry", 846, 2, 260), use("v-clay", 638, 74, 200)]
    b += [use("v-toolmaker", 14, 276, 180), use("v-hut", 202, 270, 180), use("v-fire", 440, 330, 150), use("v-field", 650, 288, 180)]
    b += [use("v-reeds", 1060, 256, 34), use("v-reeds", 872, 286, 28), use("v-reeds", 838, 404, 26), use("v-pan", 958, 336, 36), use("v-canoe", 1040, 392, 50, None, 'transform="rotate(-20 1064 412)"'), use("v-fish", 1066, 330, 16), use("v-fish", 906, 474, 18), use("v-glint", 964, 262, 10), use("v-glint", 1062, 372, 9), use("v-glint", 944, 408, 9), use("v-glint", 1010, 292, 8)]
    return "\n".join(b)

def stencil(x, y, s, rot=0, seed=1):
    """negative hand: pigment blown around a hand held to the wall"""
    return (f'<g transform="translate({x} {y}) rotate({rot}) scale({s})">' + P("red", blob(ellipse(12, 12, 17, 18, 12, seed, .1), 1.6, seed, 3), 'opacity=".5"')
            + P("red", spatter(12, 12, 27, 90, seed, 28, (.3,1.1), .55), 'opacity=".6"') + f'<g color="var(--rock)">{S["m-hand"][1]}</g></g>')

def tall():
    T = lambda pts: [((p[0]-850)*.58+250, (p[1]-245)*.58+150) for p in pts]
    b = [P("w-far", blob([(-20,64),(40,30),(110,44),(180,24),(250,40),(330,12),(420,40,1),(420,120,1),(-20,120,1)], 2, 3, 6))]
    b.append(P("ink", stroke([(-6,56),(40,31),(110,44),(150,34)], 2, (.3,.4), 4, jit=.3), 'opacity=".5"'))
    b.append(P("w-steppe", blob([(-20,66),(70,54),(160,58),(226,76),(226,130),(150,156),(60,150),(-20,158)], 3, 7, 5, 5, 20)))
    b.append(P("w-steppe2", blob([(-20,110),(70,98),(160,104),(214,112),(200,140),(90,146),(-20,148)], 3, 9, 5, 5, 20)))
    b.append(P("w-meadow", blob([(-20,160),(80,148),(200,120),(260,112),(410,120),(410,300),(400,400),(200,400),(-20,320)], 3, 11, 5, 6, 22)))
    b.append(P("w-meadow2", blob([(-20,230),(90,236),(180,210),(250,226),(250,300),(120,310),(-20,300)], 3, 13, 5, 6, 22)))
    b.append(P("w-earth", blob([(-20,288),(70,272),(170,280),(262,276),(286,330),(300,400),(-20,400)], 3, 17, 5, 6, 24)))
    b.append(P("w-earth2", blob([(-20,350),(90,338),(200,342),(280,356),(270,392),(-20,396)], 3, 19, 5, 6, 20)))
    C = T(RIVER_C[:8]) + [(304,280),(298,326),(340,400)]
    W = [w*.58 for w in RIVER_W[:8]] + [58,60,72]
    d, A, B, c = band(C, [w*1.08+min(12, w*.7) for w in W], 5, 3, 1.6); b.append(P("w-sand", d))
    d, A, B, c = band(C, W, 5, 4, 1.2); b.append(P("w-river1", d))
    d2, *_ = band(C, [w*.56 for w in W], 5, 5, 1.6); b.append(P("w-river2", d2))
    b.append(P("ink", stroke(A[1::3], 2.2, (.1,.1), 5, jit=.45, tip=.3) + stroke(B[1::3], 2.2, (.1,.1), 6, jit=.45, tip=.3), 'opacity=".75"'))
    b.append(P("w-foam", flow(c, 16, 8, .4, lambda t: 12+55*t)))
    b.append(P("moss-lo", "".join(tuft(x, y, .6, i*5) for i, (x, y) in enumerate([(8,150),(210,140),(160,226),(240,232),(376,170),(380,250),(382,300),(150,150),(20,262),(128,262),(226,112)])), 'opacity=".85"'))
    b += [use("a-bird", 206, 26, 12), use("a-mammoth", 4, 36, 84), use("a-stag", 138, 24, 54), use("a-aurochs", 78, 58, 68), use("a-doe", 180, 64, 34)]
    s = .58
    b += [use("v-quarry", 236, 4, 260*s), use("v-clay", 152, 118, 200*s), use("v-forest", 2, 130, 255*s), use("v-toolmaker", -3, 252, 180*s), use("v-hut", 82, 252, 180*s), use("v-field", 168, 254, 180*s)]
    b += [use("v-reeds", 366, 150, 18), use("v-pan", 262, 208, 20), use("v-canoe", 300, 318, 34, None, 'transform="rotate(30 316 334)"'), use("v-glint", 330, 172, 6), use("v-glint", 276, 290, 6), use("v-reeds", 340, 312, 16)]
    return "\n".join(b)

def wall():
    """cracks in the rock behind everything"""
    cracks = [[(0,30),(60,44),(110,36),(190,52),(240,46)],[(108,36),(122,60),(116,84)],[(560,0),(572,22),(560,40),(578,58)],[(1020,0),(1008,18),(1022,36),(1014,58),(1030,70)],[(1018,34),(1046,42),(1060,38)],[(1440,480),(1424,470),(1416,450)],[(0,520),(10,560),(4,600),(14,640)],[(1110,880),(1104,840),(1112,800)],[(350,900),(356,880),(348,862)]]
    return P("crack", strokes(cracks, 2.6, (.03,.75), 5, jit=.4))

def ledge():
    """the shelf of rock on which cards and buildings stand"""
    edge = [(0,14),(180,9),(420,12),(700,8),(930,12),(1110,9)]
    return (P("ledge-top", blob([(0,14,1),*edge[1:-1],(1110,9,1),(1110,42,1),(0,42,1)], 1.2, 3, 8)) + P("ledge-line", stroke(edge, 3, (.02,.02), 4, jit=.5))
            + P("ledge-crack", strokes([[(90,14),(96,24),(88,36)],[(372,13),(366,22),(374,32)],[(640,11),(650,24),(644,38)],[(905,13),(898,26),(906,34)]], 2, (.05,.8), 4)))
