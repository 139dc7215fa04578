"""Places of the landscape as reusable vignettes (local coordinates = 1:1 on the wide board)."""
from brush import *
from art_icons import sym, shape, fill, line, det, S
R = random.Random(11)

def band(center, widths, step=6, seed=1, rough=1.2):
    """river-like ribbon with changing width -> (path, left bank pts, right bank pts, centre pts)"""
    c = sample(center, step)
    # interpolate widths over control points by arc length
    cl = [0]
    for a, b in zip(c, c[1:]): cl.append(cl[-1] + math.dist(a, b))
    kp = []; j = 0
    for p in center:
        best = min(range(len(c)), key=lambda i: math.dist(c[i], p[:2])); kp.append(cl[best])
    def w_at(l):
        for i in range(len(kp) - 1):
            if kp[i] <= l <= kp[i+1]:
                f = (l - kp[i]) / ((kp[i+1] - kp[i]) or 1); f = f*f*(3-2*f)
                return widths[i] + (widths[i+1] - widths[i]) * f
        return widths[-1]
    from brush import _normals
    n = _normals(c, False); nz = Noise(seed); A, B = [], []
    for (x, y), (nx, ny), l in zip(c, n, cl):
        h = w_at(l) / 2; o = rough * nz.at(l / 14); o2 = rough * nz.at(50 + l / 11)
        A.append((x + nx*(h+o), y + ny*(h+o))); B.append((x - nx*(h+o2), y - ny*(h+o2)))
    return poly(A + B[::-1]), A, B, c

# the river is shared by both boards: centre line and widths in wide-board units
RIVER_C = [(930,104),(884,138),(860,176),(876,216),(930,250),(1000,292),(1040,348),(1012,404),(934,450),(862,512),(826,600),(806,720)]
RIVER_W = [5,11,20,34,56,82,98,106,112,118,126,134]

# ------------------------------------------------------------------ trees
def pine(x, y, h, w, seed, tones=("moss-lo","moss","moss-hi")):
    r = random.Random(seed); b = P("wood-lo", stroke([(x, y), (x+r.uniform(-1,1), y-h*.5), (x, y-h)], 5.4*h/80, (.02,.6), seed))
    n = 5
    for i in range(n):
        t = i/(n-1); yy = y - h*(.16 + .60*t); ww = w*(1 - .74*t)*r.uniform(.92,1.08); hh = h*.3*(1-.25*t); dr = h*.055
        L = [(x, yy-hh, 1), (x-ww*.22, yy-hh*.5), (x-ww*.5, yy+dr*.4, 1), (x-ww*.36, yy-dr*.2, 1), (x-ww*.24, yy+dr*1.1, 1), (x-ww*.1, yy+dr*.2, 1), (x+ww*.04, yy+dr*1.3, 1), (x+ww*.16, yy+dr*.1, 1), (x+ww*.28, yy+dr*1.0, 1), (x+ww*.38, yy-dr*.2, 1), (x+ww*.52, yy+dr*.5, 1), (x+ww*.22, yy-hh*.5)]
        b += P(tones[1] if i % 2 else tones[0], blob(L, .4, seed+i, 3))
        b += P(tones[2], stroke([(x-ww*.04, yy-hh*.82), (x-ww*.2, yy-hh*.42), (x-ww*.42, yy+dr*.1)], 2.6*h/80, (.2,.7), seed+i))
    b += P("ink", stroke([(x+w*.52, y-h*.14), (x+w*.3, y-h*.36), (x+w*.3, y-h*.5), (x+w*.16, y-h*.72), (x, y-h*1.07)], 2.0*h/80, (.3,.5), seed+9, jit=.3), 'opacity=".8"')
    return b
def oak(x, y, h, w, seed):
    r = random.Random(seed); cy = y - h*.66
    pts = []
    for i in range(11):
        a = 2*math.pi*i/11; k = r.uniform(.86, 1.12)
        pts.append((x + math.cos(a)*w*.5*k, cy + math.sin(a)*h*.34*k))
    b = P("wood-lo", stroke([(x+1, y+1), (x-1, y-h*.25), (x, y-h*.6)], 7*h/80, (.02,.5), seed, tip=.4))
    b += P("moss", blob(pts, 1.4, seed, 3, 6, 16))
    b += P("moss-hi", blob([(px*.62 + (x-w*.1)*.38, py*.6 + (cy-h*.1)*.4) for px, py in pts], 1.6, seed+1, 3, 6, 14), 'opacity=".75"')
    b += P("wood-lo", strokes([[(x, y-h*.34), (x-w*.12, y-h*.52), (x-w*.26, y-h*.66)], [(x, y-h*.4), (x+w*.1, y-h*.6), (x+w*.24, y-h*.72)], [(x, y-h*.5), (x-w*.02, y-h*.7), (x-w*.06, y-h*.86)]], 3*h/80, (.05,.8), seed))
    for i in range(9):
        a = r.uniform(0, 6.28); d = r.uniform(.2, .9); px, py = x + math.cos(a)*w*.42*d, cy + math.sin(a)*h*.28*d
        b += P("moss-lo", stroke([(px-3, py), (px, py-2), (px+4, py)], 2.4, (.3,.5), seed+i), 'opacity=".7"')
    k = [p for i, p in enumerate(pts)][-2:] + pts[:5]
    b += P("ink", stroke(k, 2.1*h/80, (.3,.5), seed+3, jit=.35), 'opacity=".85"')
    return b
def tuft(x, y, s, seed):
    r = random.Random(seed)
    return "".join(stroke([(x+i*1.8*s, y), (x+i*2.4*s+r.uniform(-1,1), y-5*s), (x+i*3.6*s+r.uniform(-1.5,1.5), y-r.uniform(8,12)*s)], 1.7*s, (.1,.7), seed+i+9) for i in (-1, 0, 1))

f = P("shade", blob(ellipse(130, 158, 122, 22, 14, 3), 2.5, 3, 5))
trees = [(34,118,88,46,1,0),(74,108,104,52,2,0),(118,100,96,54,23,1),(164,104,108,52,4,0),(208,112,92,50,5,0),(14,134,70,40,12,0),(236,132,74,44,6,0),
         (52,140,76,46,7,1),(98,134,84,46,8,0),(142,138,80,50,9,1),(188,142,86,46,10,0),(222,150,60,40,11,1)]
for x, y, h, w, s, kind in trees:
    f += oak(x, y, h, w*1.12, s) if kind else pine(x, y, h, w, s, ("moss-lo","moss","moss-hi") if s % 2 else ("moss-lo2","moss-lo","moss"))
# felled logs and a stump: it is wood we come for
f += '<g transform="translate(196 146) scale(1.05)">' + S["i-wood"][1] + '</g>'
f += shape("wood", [(22,160,1),(24,148,1),(38,147,1),(41,160,1),(46,163),(31,165),(17,163)], 3, 2) + shape("wood-hi", ellipse(31,148,7.4,3.2,10,2), 3, 1.7) + P("ink", outline(ellipse(31,148,3,1.2,8), .9, 3))
f += P("moss-lo", "".join(tuft(x, y, 1, i) for i, (x, y) in enumerate([(66,158),(118,156),(164,160),(244,160),(4,150)])))
sym("v-forest", [f], "0 0 255 225")

# ------------------------------------------------------------------ clay pit (200 x 170)
def pit():
    b = P("shade", blob(ellipse(100, 92, 98, 62, 16, 5), 2.5, 3, 5))
    b += P("w-clay3", blob(ellipse(100, 86, 94, 58, 16, 2, .04), 1.8, 3, 4))
    b += P("w-clay2", blob(ellipse(101, 88, 74, 43, 15, 4, .05), 1.6, 4, 4))
    b += P("ink", outline(ellipse(101, 88, 74, 43, 15, 4, .05), 1.8, 4, .7), 'fill-rule="evenodd" opacity=".7"')
    b += P("w-clay1", blob(ellipse(104, 88, 50, 27, 13, 6, .05), 1.4, 5, 4))
    b += P("ink", outline(ellipse(104, 88, 50, 27, 13, 6, .05), 1.6, 7, .7), 'fill-rule="evenodd" opacity=".7"')
    b += P("w-clay0", blob(ellipse(108, 90, 25, 12, 11, 9, .06), 1.2, 5, 3))
    b += P("ink", outline(ellipse(100, 86, 94, 58, 16, 2, .04), 2.6, 9, .75), 'fill-rule="evenodd"')
    r = random.Random(5); hs = []
    for i in range(30):
        a = r.uniform(0, 6.28); k = r.choice([.60, .86]); x, y = 101+math.cos(a)*94*k, 87+math.sin(a)*57*k
        hs.append([(x, y-4), (x+math.cos(a)*1.5, y+1), (x+math.cos(a)*2, y+6)])
    b += P("ink", strokes(hs, 1.7, (.1,.7), 5), 'opacity=".55"')
    # ladder-pole, digging stick, basket, bricks
    b += P("wood-lo", strokes([[(60,60),(72,86)],[(66,57),(79,84)]], 3, (.03,.1), 3, tip=.6)) + P("wood-lo", strokes([[(61,64),(68,61)],[(64,71),(72,68)],[(68,79),(75,76)]], 2.4, (.1,.1), 5, tip=.6))
    b += '<g transform="translate(124 20) scale(.86)">' + S["i-clay"][1] + '</g><g transform="translate(144 27) scale(.82)">' + S["i-clay"][1] + '</g><g transform="translate(134 9) scale(.8)">' + S["i-clay"][1] + '</g>'
    bk = [(34,36,1),(58,35,1),(54,54),(46,57),(38,54)]
    b += shape("ochre-hi", bk, 4, 2) + P("ink", strokes([[(36,41),(46,43),(57,41)],[(37,47),(46,49),(55,47)]], 1.2, (.1,.1), 4)) + shape("w-clay2", ellipse(46,35,12,4.4,10,3), 3, 1.8)
    return b
sym("v-clay", [pit()], "0 0 200 170")

# ------------------------------------------------------------------ quarry (260 x 235)
def quarry():
    b = ""
    far = [(2,182,1),(24,140),(48,96),(70,66,1),(92,84,1),(122,30,1),(140,48,1),(158,8,1),(182,44,1),(200,36,1),(226,82,1),(246,74,1),(274,138),(296,178,1),(240,190),(130,196),(60,190)]
    b += P("w-rock2", blob(far, 1.6, 3, 6))
    b += P("w-rock3", blob([(122,30,1),(140,48,1),(158,8,1),(182,44,1),(176,74),(160,60),(146,84),(130,66)], 1.2, 3, 5)) + P("w-snow", blob([(158,8,1),(172,29,1),(164,36,1),(158,28,1),(150,40,1),(143,44,1)], .8, 3, 4)) + P("w-snow", blob([(122,30,1),(131,39,1),(122,46,1),(116,41,1)], .7, 4, 4))
    b += P("ink", stroke([(36,118),(48,96),(70,66,1),(92,84,1),(96,90)], 3, (.3,.2), 3, step=5) + stroke([(86,90),(104,60),(122,30,1),(140,48)], 3.2, (.2,.3), 4, step=5) + stroke([(136,54),(158,8,1),(182,44,1),(192,60)], 3.8, (.15,.4), 5, step=5) + stroke([(180,48),(200,36,1),(226,82)], 3, (.2,.3), 6, step=5) + stroke([(222,84),(246,74,1),(270,142)], 3, (.2,.3), 6, step=5) + stroke([(158,10),(162,30),(156,52),(164,74)], 2, (.1,.7), 8) + stroke([(122,32),(124,52),(118,70)], 1.8, (.1,.7), 9) + stroke([(200,38),(202,56),(196,72)], 1.8, (.1,.7), 9) + stroke([(70,68),(72,84),(66,98)], 1.8, (.1,.7), 9))
    # worked face
    cliff = [(30,176,1),(36,132,1),(62,112,1),(84,118,1),(104,92,1),(140,86,1),(152,102,1),(186,94,1),(214,106,1),(228,134,1),(236,176,1),(134,186)]
    b += P("w-rock1", blob(cliff, 1.2, 5, 5))
    facets = [("w-rock0",[(36,132,1),(62,112,1),(66,146,1),(54,176,1),(30,176,1)]),("w-rock3",[(62,112,1),(84,118,1),(86,150,1),(66,146,1)]),("w-rock0",[(104,92,1),(140,86,1),(136,124,1),(108,128,1)]),("w-rock3",[(140,86,1),(152,102,1),(156,138,1),(136,124,1)]),("w-rock2",[(86,150,1),(108,128,1),(136,124,1),(130,166,1),(92,172,1)]),("w-rock0",[(186,94,1),(214,106,1),(206,142,1),(178,132,1)]),("w-rock3",[(214,106,1),(228,134,1),(236,176,1),(210,172,1),(206,142,1)]),("w-rock2",[(156,138,1),(178,132,1),(206,142,1),(210,172,1),(160,176,1)])]
    for i, (c, p) in enumerate(facets): b += P(c, blob(p, .8, i, 5))
    cr = [[(62,112),(66,146),(54,176)],[(84,118),(86,150),(92,174)],[(104,92),(108,128),(86,150)],[(140,86),(136,124),(130,168)],[(136,124),(108,128)],[(152,102),(156,138),(160,178)],[(186,94),(178,132),(156,138)],[(214,106),(206,142),(210,174)],[(178,132),(206,142)],[(66,146),(86,150)]]
    b += P("ink", strokes(cr, 2, (.1,.5), 4), 'opacity=".85"')
    b += P("ink", stroke([(28,178),(36,132,1),(62,112,1),(84,118,1),(104,92,1),(140,86,1),(152,102,1),(186,94,1),(214,106,1),(228,134,1),(237,178)], 3.6, (.08,.1), 5, jit=.35, step=5))
    hs = [[(72+i*4,124+i*1.2),(70+i*4,132+i*1.2)] for i in range(3)] + [[(144+i*3,104+i*4),(143+i*3,114+i*4)] for i in range(3)] + [[(216+i*4,122+i*6),(214+i*4,132+i*6)] for i in range(3)]
    b += P("ink", strokes(hs, 1.7, (.1,.7), 8), 'opacity=".6"')
    # cut blocks and a wedge
    for i, (x, y, s) in enumerate([(4,154,.95),(24,164,.8),(216,158,1.0),(238,166,.78)]):
        b += f'<g transform="translate({x} {y}) scale({s})">' + S["i-stone"][1] + '</g>'
    return b
sym("v-quarry", [quarry()], "0 0 260 235")

# ------------------------------------------------------------------ tool maker (180 x 170)
def toolmaker():
    b = P("shade", blob(ellipse(92, 128, 88, 20, 14, 3), 2, 3, 5))
    # lean-to: poles and hide
    b += P("wood-lo", strokes([[(30,132),(62,34)],[(150,130),(122,36)],[(52,52),(136,50)]], 4.6, (.03,.1), 3, tip=.6))
    hide = [(50,48,1),(92,42),(134,46,1),(150,82),(160,116,1),(148,112,1),(138,120,1),(126,112,1),(128,84),(120,66,1),(92,72),(64,67,1),(46,92),(40,118,1),(30,112,1),(20,116,1),(34,82)]
    b += P("hide-lo", blob([(62,66,1),(122,66,1),(130,112,1),(52,114,1)], .6, 3, 5))
    b += P("hide", blob(hide, .9, 4, 4)) + P("ink", outline(hide, 2.5, 6, .6))
    b += P("ink", strokes([[(68,48),(58,72),(48,100)],[(92,44),(92,70)],[(116,48),(126,74),(140,106)]], 1.5, (.2,.5), 5), 'opacity=".6"')
    b += P("red", strokes([[(76,56),(80,52),(84,57),(88,52),(92,57),(96,52),(100,57),(104,52),(108,56)]], 2.2, (.1,.2), 5))
    # hanging blades
    for i, (x, y) in enumerate([(74,70),(92,73),(110,70)]):
        b += P("ink", stroke([(x, y-2), (x, y+8)], 1.3, (.1,.1), 3)) + shape("stone-hi", [(x-4.6, y+8, 1), (x+4.4, y+7.6, 1), (x+4, y+14), (x, y+22, 1), (x-3.8, y+14)], i, 1.6)
    # anvil stone with an axe
    b += shape("stone", [(58,136,1),(64,116,1),(92,110,1),(120,116,1),(128,136,1),(92,142)], 4, 2.4) + fill("stone-hi", [(66,117,1),(92,111.6,1),(118,117,1),(94,123,1)], 3)
    b += '<g transform="translate(76 88) scale(1.16) rotate(8 16 16)">' + S["i-tool"][1] + '</g>'
    b += P("stone-lo", poly([(40,134),(46,130),(48,136)]) + poly([(136,138),(143,133),(145,139)]) + poly([(30,140),(35,138),(36,142)]) + poly([(132,144),(136,141),(139,145)]))
    return b
sym("v-toolmaker", [toolmaker()], "0 0 180 200")

# ------------------------------------------------------------------ hut (180 x 190)
def hut():
    b = P("shade", blob(ellipse(90, 132, 86, 20, 14, 3), 2, 3, 5))
    b += P("smoke", strokes([[(92,26),(99,14),(93,2),(101,-12),(97,-24)],[(98,20),(106,8),(101,-4),(109,-16)]], 4, (.2,.8), 3, jit=.3), 'opacity=".75"')
    b += P("wood-lo", strokes([[(62,44),(96,14)],[(118,46),(82,12)],[(90,46),(91,8)]], 4, (.02,.2), 3, tip=.5))
    d = [(14,132,1),(18,98),(36,62),(64,40),(90,34),(116,40),(144,62),(162,98),(166,132,1),(90,142)]
    b += P("hide", blob(d, 1, 4, 4)) + P("hide-hi", blob([(28,100),(42,68),(68,48),(88,46),(70,62),(52,86),(44,120),(28,126)], 1.6, 4, 4), 'opacity=".7"')
    # hide patches, stitches
    b += P("ink", strokes([[(60,44),(46,76),(40,132)],[(120,44),(134,76),(140,132)],[(40,84),(64,90),(66,92)],[(140,84),(116,90),(114,92)],[(64,42),(90,56),(116,42)]], 1.8, (.1,.3), 5), 'opacity=".75"')
    st = [[(43+i*1.0-6, 70+i*9),(43+i*-.6+5, 71+i*9)] for i in range(6)] + [[(131-i*.4, 70+i*9),(141-i*.2, 71+i*9)] for i in range(6)]
    b += P("ink", strokes(st, 1.3, (.1,.2), 5), 'opacity=".7"')
    b += P("ink", outline(d, 3, 6, .6))
    # tusk doorway
    b += P("ink", blob([(62,136,1),(64,108),(74,86),(90,78),(106,86),(116,108),(118,136,1)], .6, 3, 4))
    b += P("fire", blob([(72,136,1),(76,116),(90,102),(104,116),(108,136,1)], .8, 3, 4), 'opacity=".55"')
    for c in ([(60,138),(56,112),(66,88),(88,74)], [(120,138),(124,112),(114,88),(92,74)]):
        b += P("ink", stroke(c, 9, (.02,.5), 3, tip=.3)) + P("bone", stroke(c, 5.6, (.02,.5), 3, tip=.2))
    b += '<g class="red" color="var(--red)" transform="translate(22 96) scale(.9)">' + S["m-hand"][1] + '</g><g color="var(--red)" transform="translate(142 96) scale(.72)">' + S["m-sun"][1] + '</g>'
    b += shape("stone", ellipse(22,134,9,6,9,4,.1), 3, 1.8) + shape("stone", ellipse(158,135,10,6,9,5,.1), 4, 1.8) + shape("stone-hi", ellipse(38,138,7,5,9,6,.1), 3, 1.6)
    return b
sym("v-hut", [hut()], "0 0 180 200")

# ------------------------------------------------------------------ field (180 x 180)
def fieldv():
    b = P("shade", blob(ellipse(92, 126, 94, 18, 14, 3), 2, 3, 5))
    base = [(6,124,1),(34,46,1),(92,40),(148,44,1),(176,120,1),(92,134)]
    b += P("w-soil", blob(base, 1.2, 4, 5))
    for i in range(7):
        t = i/6; x0 = 40 + t*100; x1 = 14 + t*154
        b += P("w-soil2", stroke([(x0, 48-5*math.sin(t*math.pi)), ((x0+x1)/2 + 2*math.sin(i*3), 84), (x1, 122+8*math.sin(t*math.pi))], 5.5, (.1,.15), i, tip=.5, jit=.25))
    r = random.Random(3)
    for row, (yy, sc) in enumerate([(62,.66),(84,.8),(108,.96)]):
        n = 7
        for i in range(n):
            t = i/(n-1); w = 104 + (yy-48)*.72; x = 91 - w/2 + t*w + r.uniform(-2,2); y = yy + 6*math.sin(t*math.pi) + r.uniform(-2,2); h = 25*sc; lean = r.uniform(-2.5,3.5)
            b += P("wood-lo", stroke([(x, y), (x+lean*.3, y-h*.5), (x+lean, y-h)], 1.9*sc, (.05,.2), row*9+i))
            for k in range(4):
                yk = y-h*.55-k*h*.16; xk = x+lean*(.55+k*.15)
                for sgn in (-1, 1): b += P("grain", stroke([(xk, yk), (xk+sgn*2.6*sc, yk-2.2*sc), (xk+sgn*3.4*sc, yk-5.4*sc)], 2.9*sc, (.15,.35), k+i, tip=.3))
            b += P("grain", stroke([(x+lean, y-h), (x+lean*1.1, y-h*1.28)], 2.3*sc, (.1,.6), i))
    b += P("ink", outline(base, 2.3, 7, .75))
    # fence of sticks
    for i in range(7):
        t = i/6; x = 6 + t*170; y = 125 + 10*math.sin(t*math.pi); b += P("wood-lo", stroke([(x, y+6), (x+r.uniform(-2,2), y-16)], 3.4, (.05,.25), i, tip=.5))
    b += P("wood-lo", strokes([[(2,118),(50,128),(92,132),(136,127),(180,115)]], 2.8, (.05,.1), 4))
    return b
sym("v-field", [fieldv()], "0 0 180 200")

# ------------------------------------------------------------------ camp fire (140 x 100)
def fire():
    b = P("w-earth", blob(ellipse(70, 66, 66, 30, 14, 3), 1.6, 3, 5)) + P("ash", blob(ellipse(70, 66, 40, 17, 12, 3), 1.2, 3, 4))
    for i in range(13):
        a = 2*math.pi*i/13 + .2; x, y = 70+math.cos(a)*46, 66+math.sin(a)*20
        if math.sin(a) < .1: b += shape("stone" if i % 2 else "stone-hi", ellipse(x, y, 8, 5.4, 9, i, .12), i, 1.8)
    b += P("wood-lo", strokes([[(44,78),(66,62),(90,52)],[(98,78),(74,62),(50,52)],[(70,82),(71,56)]], 6, (.03,.1), 3, tip=.6))
    b += shape("fire", [(70,6,1),(78,24),(92,38),(90,60),(70,70),(50,60),(50,42),(58,36),(60,22)], 4, 2.2) + fill("fire-hi", [(70,30),(78,46),(76,60),(64,60),(60,48)], 3)
    for i in range(13):
        a = 2*math.pi*i/13 + .2; x, y = 70+math.cos(a)*46, 66+math.sin(a)*20
        if math.sin(a) >= .1: b += shape("stone" if i % 2 else "stone-hi", ellipse(x, y, 8, 5.4, 9, i, .12), i, 1.8)
    return b
sym("v-fire", [fire()], "0 0 140 100")

# ------------------------------------------------------------------ bits
sym("v-canoe", [S["c-transport"][1].split('<path class="river-lo"')[0]], "0 0 32 30")
sym("v-reeds", [P("moss-lo", strokes([[(8,40),(7,20),(4,4)],[(14,40),(15,22),(18,2)],[(20,40),(22,26),(28,10)],[(26,40),(29,30),(36,20)]], 2.6, (.05,.6), 4)) + P("umber", strokes([[(4,12),(3.6,2)],[(17.4,10),(18.4,0)]], 4.4, (.2,.2), 4, tip=.5))], "0 -4 40 46")
sym("v-pan", [shape("clay", [(2,10,1),(30,9.6,1),(26,18),(16,20.6),(6,18)], 4, 2) + shape("w-river1", ellipse(16,10,14,4.6,12,3,.02), 3, 1.9) + P("gold", dot(12,10.4,1.8)+dot(17,11.6,1.5)+dot(20,9.4,1.7))], "0 2 32 22")
sym("v-glint", [P("gold-hi", poly([(8,0),(9.6,6.4),(16,8),(9.6,9.6),(8,16),(6.4,9.6),(0,8),(6.4,6.4)]))], "0 0 16 16")
sym("v-fish", [P("river-lo", S["m-fish"][1].split('d="')[1].split('"')[0], 'fill-rule="evenodd" opacity=".75"')], "0 0 24 24")
# a ring to stand on: pecked cup mark
sym("ring", [P("ring-in", blob(ellipse(18, 11, 14.4, 7.6, 14, 4, .03), .3, 3, 2)), P("ring-ln", outline(ellipse(18, 11, 14.8, 7.9, 14, 4, .03), 2.2, 5, .5)), P("ring-hi", stroke([(6,15.4),(12,18.4),(20,19),(28,16.8)], 1.5, (.3,.4), 3))], "0 0 36 22")

# ------------------------------------------------------------------ light pools: chalk dashes round a standing ground
def chalk(pts, dash=15, gap=8, w=2.8, seed=3):
    c = sample(pts, 2, True); out = []; i = 0; k = 0
    while i < len(c) - 2:
        seg = c[i:i+int(dash/2)]
        if len(seg) > 3: out.append(stroke([seg[0], seg[len(seg)//2], seg[-1]], w, (.25,.35), seed+k, tip=.35))
        i += int((dash+gap)/2); k += 1
    return "".join(out)
AURA = {
 "hunt":   ellipse(166, 200, 138, 34, 16, 3, .03),
 "forest": ellipse(118, 191, 104, 36, 16, 3, .03),
 "clay":   ellipse(100, 94, 108, 70, 16, 3, .02),
 "quarry": ellipse(126, 204, 108, 34, 16, 3, .03),
 "river":  None,
 "tool":   ellipse(92, 160, 34, 18, 12, 3, .03),
 "hut":    ellipse(92, 160, 54, 20, 14, 3, .03),
 "field":  ellipse(92, 158, 34, 18, 12, 3, .03),
}
def river_rings():
    c = sample(RIVER_C, 2); i0 = min(range(len(c)), key=lambda i: math.dist(c[i], (930,250))); L = [0]
    for u, v in zip(c[i0:], c[i0+1:]): L.append(L[-1] + math.dist(u, v))
    out = []
    for k in range(7):
        t = 4 + k*43; j = min(range(len(L)), key=lambda i: abs(L[i]-t)); out.append((round(c[i0+j][0]-850), round(c[i0+j][1]-245)))
    return out
RIVER_RINGS = river_rings()
_rr = [(2*RIVER_RINGS[0][0]-RIVER_RINGS[1][0]*1.0+14, 2*RIVER_RINGS[0][1]-RIVER_RINGS[1][1]+8)] + RIVER_RINGS + [(2*RIVER_RINGS[6][0]-RIVER_RINGS[5][0]+12, 2*RIVER_RINGS[6][1]-RIVER_RINGS[5][1]-8)]
_d, _A, _B, _c = band(_rr, [26,48,52,54,54,54,54,52,28], 9, 3, 0)
AURA["river"] = [q for q in (_A[::2] + _B[::-2])]
AURA_SVG = {k: P("aura-pool", blob(v, .8, 4, 6)) + P("aura-chalk", chalk(v, w=3)) + P("aura-line", outline(v, 4, 6, .45, 5)) for k, v in AURA.items()}

def ammonite():
    pts = []; ribs = []
    for k in range(60):
        t = k/59; a = -t*2*math.pi*2.6 + .9; rr = 3 + 27*(1-t)**1.15
        pts.append((32+math.cos(a)*rr, 33+math.sin(a)*rr))
        if k < 44 and k % 2 == 0: ribs.append([(32+math.cos(a)*rr*.97, 33+math.sin(a)*rr*.97), (32+math.cos(a+.14)*rr*.72, 33+math.sin(a+.14)*rr*.72)])
    return P("cur", stroke(pts, 3, (.04,.3), 4, jit=.3)) + P("cur", strokes(ribs, 1.8, (.2,.5), 5))
sym("v-ammonite", [ammonite()], "0 0 64 64")
