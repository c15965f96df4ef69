import { C, mix } from '../colour.ts'
import { cluster } from '../flora/flowers.ts'
import { type Green, paletteOf, sprig } from '../flora/leaves.ts'
import { cypress, roundTree } from '../flora/trees.ts'
import { country, ridge, rows, sky } from '../land/country.ts'
import { countryHouse } from '../land/house.ts'
import { meadow } from '../land/meadow.ts'
import { blob, group, line, num, path, type Point } from '../path.ts'
import { ribbon } from '../props/cloth.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A small old car with flowers and a suitcase on its roof. */
export const car: Scene = (seed) => {
  const S = new Sheet('car', seed, 1200, 900),
    { r } = S,
    k = S.side,
    mir = (x: number) => (k > 0 ? x : 1200 - x),
    t = paletteOf(seed)
  S.add(sky(S, 470, mir(900), r.f(220, 330)), country(S, 380, { far: 3, step: 56 }))
  const hill = ridge(S, 560, 24, C.olive, 0.22, { slope: -k * 80 })
  S.add(hill.svg, rows(S, hill.d, mir(940), 548, 460, S.dim(S.air(S.tint(C.deep), 0.25), 0.1), 13, 720))
  for (let i = 0; i < 6; i++) {
    const x = mir(90 + i * 64 + r.j(14))
    S.add(cypress(S, x, hill.at(x) + 30 + i * 6, 290 - i * 34 + r.j(18), 0.08 + i * 0.03))
  }
  S.add(
    countryHouse(S, mir(800), hill.at(mir(800)) + 6, 0.5, 0.36),
    roundTree(S, mir(940), hill.at(mir(940)) + 20, 120, { depth: 0.2 }),
    roundTree(S, mir(1130), hill.at(mir(1130)) + 44, 200, { depth: 0.08 }),
  )
  // verge, road, dust
  const road = S.lit(S.tint('#DCC49D'), 0.15)
  S.add(
    path(
      `M-60 660C300 640 800 700 1260 652L1260 960L-60 960Z`,
      S.lit(S.tint(mix(C.olive, C.sage, 0.25)), 0.12),
    ),
    path(
      'M-60 726C300 700 800 736 1260 700L1260 880C800 920 300 880 -60 910Z',
      S.lin(0, 700, 0, 910, [
        [0, S.lit(road, 0.35)],
        [0.5, road],
        [1, S.dim(road, 0.3)],
      ]),
    ),
  )
  let rut = ''
  for (let i = 0; i < 26; i++) {
    const y = 735 + r.f(0, 140),
      x = r.f(-20, 1200),
      w = r.f(30, 140)
    rut += `M${num(x)} ${num(y)}q${num(w / 2)} -4 ${num(w)} 0q${num(-w / 2)} 4 ${num(-w)} 0Z`
  }
  S.add(path(rut, S.dim(road, 0.5), ' opacity=".3"'))
  let tuft = ''
  for (let i = 0; i < 90; i++) {
    const x = r.f(-20, 1220),
      y = 724 - Math.sin((x / 1200) * 3) * 6,
      h = r.f(10, 34)
    tuft += `M${num(x - 3)} ${num(y)}q${num(r.j(6))} ${num(-h * 0.6)} ${num(r.j(12))} ${num(-h)}q${num(3)} ${num(h * 0.6)} 6 ${num(h)}Z`
  }
  S.add(path(tuft, S.dim(S.tint(C.olive), 0.25)))
  const paint = S.tint(nth(['#A9B99A', '#EFE3CC', '#C46A4B', '#8FA9AC', '#E3C069'], seed + 1)),
    pL = S.lit(paint, 0.65),
    pD = S.dim(paint, 0.55),
    chrome = S.lit('#E9E4D8', 0.2),
    glass = S.dim(mix(S.t.sky[1], C.dust, 0.4), 0.1),
    o: string[] = []
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="-50" r="52" fill="#25211d"/><circle cx="${x}" cy="-50" r="37" fill="#F2E9D9"/><circle cx="${x}" cy="-50" r="31" fill="${S.box(
      0,
      0,
      1,
      1,
      [
        [0, pL],
        [1, pD],
      ],
    )}"/><circle cx="${x}" cy="-50" r="16" fill="${S.box(0, 0, 1, 1, [
      [0, '#fff'],
      [1, '#8d877c'],
    ])}"/>` + line(`M${x - 48} -62A50 50 0 0 1 ${x - 20} -96`, '#5d554b', 4)
  o.push(S.shadow(290, 2, 320, 20, 0.6, 7))
  const body =
    'M10 -62C6 -96 16 -128 42 -150C66 -166 96 -176 118 -184C146 -232 178 -268 262 -271C330 -272 362 -258 388 -228C404 -208 418 -188 428 -172C486 -168 548 -162 576 -126C590 -106 594 -82 590 -60L584 -42C560 -36 548 -38 546 -44C544 -76 520 -102 490 -102C458 -102 436 -76 434 -40L178 -38C176 -76 152 -102 120 -102C88 -102 66 -78 62 -44L20 -44C14 -48 11 -54 10 -62Z'
  o.push(
    '<path d="M56 -44C60 -84 90 -108 120 -108C152 -108 180 -84 182 -40ZM430 -40C432 -84 460 -108 490 -108C524 -108 548 -84 552 -40Z" fill="#1d1a17"/>',
  )
  o.push(
    path(
      body,
      S.lin(0, -272, 0, -36, [
        [0, pL],
        [0.28, paint],
        [0.5, mix(paint, pL, 0.5)],
        [0.56, paint],
        [1, pD],
      ]),
    ),
    `<g ${S.clip(body)}>${path('M0 -142C160 -134 420 -138 600 -128L600 -118C420 -128 160 -124 0 -130Z', pL, ' opacity=".8"')}${path('M0 -60H600V-30H0Z', pD, ' opacity=".7"')}${line(body, k > 0 ? pL : pL, 5, ' opacity=".8"')}</g>`,
  )
  o.push(
    path('M140 -186C160 -226 190 -254 252 -257L254 -182Z', glass) +
      path('M264 -257C324 -258 350 -246 374 -218C388 -200 398 -188 404 -176L266 -180Z', glass),
    path(
      'M190 -182C188 -204 196 -214 212 -214C228 -212 232 -200 232 -182ZM300 -180C298 -206 306 -216 322 -216C340 -214 344 -202 344 -178Z',
      S.dim('#9A7A5C', 0.4),
      ' opacity=".45"',
    ),
    path(
      'M160 -190L196 -248L214 -252L176 -188ZM284 -182L322 -254L344 -248L306 -180Z',
      '#fff',
      ' opacity=".3"',
    ),
  )
  o.push(
    line(
      'M140 -186C160 -226 190 -254 252 -257L254 -182ZM264 -257C324 -258 350 -246 374 -218C388 -200 398 -188 404 -176L266 -180Z',
      chrome,
      4.5,
    ),
    line(
      'M260 -182C256 -130 254 -90 258 -44M414 -172C424 -140 424 -110 414 -92C404 -70 402 -56 402 -44',
      pD,
      2.6,
    ),
    line('M276 -150L302 -149', chrome, 6),
    line('M20 -128C200 -122 420 -128 582 -112', chrome, 2.6, ' opacity=".9"'),
  )
  o.push(
    '<ellipse cx="568" cy="-124" rx="15" ry="21" fill="' +
      chrome +
      '"/><ellipse cx="571" cy="-124" rx="10" ry="16" fill="#FFF3CE"/>' +
      path('M20 -128C12 -122 10 -106 16 -98L26 -100L28 -126Z', '#A8372A'),
    line('M556 -60C580 -58 594 -62 600 -70', chrome, 11),
    line('M-2 -66C4 -58 20 -56 46 -58', chrome, 11),
    line('M70 -150L104 -166M66 -140L100 -154', pD, 3),
    wheel(120),
    wheel(490),
  )
  o.push(
    path(
      'M150 -236C180 -268 220 -276 268 -276C320 -276 352 -264 376 -240C340 -258 300 -264 262 -264C220 -264 184 -258 150 -236Z',
      S.tint('#6b5138'),
    ),
  )
  // rack, suitcase, flowers, garland, ribbons
  o.push(line('M178 -282L352 -282M196 -282L192 -266M336 -282L338 -264', chrome, 5))
  const bag = S.tint(r.pick(['#8A5632', '#A77B4B', '#6f7558']))
  o.push(
    S.form(
      'M206 -340C206 -346 210 -350 216 -350L306 -350C312 -350 316 -346 316 -340L316 -286L206 -286Z',
      bag,
      { dx: 4, dy: 4 },
    ),
    line('M228 -350L228 -286M294 -350L294 -286', S.dim(bag, 0.6), 7),
    line('M246 -350C246 -364 276 -364 276 -350', S.dim(bag, 0.5), 5),
  )
  const carG = (inner: string) => group(mir(600) - k * 410, 868, [1.36 * k, 1.36], inner)
  S.add(carG(o.join('')))
  const at = (x: number, y: number): Point => [mir(600) - k * 410 + 1.36 * k * x, 868 + 1.36 * y],
    put = (x: number, y: number, R: number, c = 6) => {
      const [a, b] = at(x, y)
      for (let i = 0; i < 3; i++)
        S.add(
          sprig(S, a, b, r.f(-120, 120), R * 1.7, {
            kind: r.pick<Green>(['olive', 'sage', 'fresh']),
            pairs: 4,
            size: 0.4,
            bend: r.j(40),
          }),
        )
      S.add(cluster(S, a, b, R, { tones: t, flowers: c }))
    }
  put(338, -306, 58, 8)
  put(190, -304, 46, 6)
  put(262, -298, 36, 4)
  put(500, -172, 44, 6)
  put(560, -160, 28, 3)
  put(452, -180, 30, 3)
  const [rx, ry] = at(26, -130)
  S.add(
    ribbon(
      S,
      [
        [rx, ry],
        [rx - k * 60, ry + 30],
        [rx - k * 110, ry - 14],
        [rx - k * 190, ry + 40],
        [rx - k * 260, ry + 10],
      ],
      24,
      S.tint(C.cream),
    ),
    ribbon(
      S,
      [
        [rx, ry + 6],
        [rx - k * 50, ry + 60],
        [rx - k * 130, ry + 40],
        [rx - k * 200, ry + 96],
      ],
      20,
      S.tint(C.blush),
    ),
  )
  for (let i = 0; i < 5; i++)
    S.add(
      path(
        blob(r, rx - k * (60 + i * 70), 862 - i * 4, 70 + i * 12, 22 + i * 5, 0.15, 9),
        S.t.light,
        ` opacity="${0.3 - i * 0.05}" ${S.blur(8)}`,
      ),
    )
  S.add(meadow(S, 872, 90))
  const colour = nth(['panna', 'terracotta', 'azzurro polvere', 'giallo miele', 'verde salvia'], seed)
  return S.picture(
    `Piccola auto d’epoca color ${colour} con fiori e valigia sul tetto, ferma su una strada di campagna, ${S.when}`,
    { edge: 2 },
  )
}
