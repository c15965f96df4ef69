import { C } from '../colour.ts'
import { cluster } from '../flora/flowers.ts'
import { paletteOf } from '../flora/leaves.ts'
import { garden } from '../land/garden.ts'
import { meadow } from '../land/meadow.ts'
import { ellipse, group, line, num, path, rect } from '../path.ts'
import { balloon, bunting, kite } from '../props/bunting.ts'
import { turned } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

const PAPER = ['#E8BFA8', '#F5EBDB', '#94A27C', '#D9B06A', '#C9785A', '#A9BBB6'] as const

/** A small striped tent; (0, 0) is the middle of its foot. */
function tent(S: Sheet, colour: string): string {
  const [pale, deep] = [S.lit(S.tint('#F7EEDF'), 0.25), S.tint(colour)]
  let roof = ''
  let wall = ''
  for (let i = 0; i < 8; i++) {
    const [a, b] = [-220 + i * 55, -165 + i * 55]
    const c = i % 2 ? pale : deep
    const shaded = S.side > 0 ? i < 3 : i > 4
    roof += path(`M0 -372L${a} -222Q${(a + b) / 2} -194 ${b} -222Z`, shaded ? S.dim(c, 0.3) : c)
    wall += path(
      `M${a * 0.93} -226L${a * 1.02} 0H${b * 1.02}L${b * 0.93} -226Z`,
      shaded ? S.dim(c, 0.42) : S.dim(c, 0.12),
    )
  }
  return `${wall}${path('M-46 0C-40 -90 -24 -160 0 -212C24 -160 40 -90 46 0Z', S.dim('#6b5138', 0.35))}${path('M-46 0C-40 -90 -24 -160 0 -212C-14 -150 -46 -80 -80 0Z', pale)}${path('M46 0C40 -90 24 -160 0 -212C14 -150 46 -80 80 0Z', S.dim(pale, 0.2))}${roof}${line('M0 -372V-424', S.tint('#8A6238'), 6)}${path('M2 -424C30 -434 46 -414 74 -424L70 -392C46 -384 30 -404 2 -394Z', S.tint(C.terracotta))}`
}

/** Wooden skittles and a ball. */
function skittles(S: Sheet, x: number, y: number): string {
  const wood = S.tint('#D8B27C')
  let o = ''
  for (const [dx, dy, s] of [
    [-40, -26, 0.86],
    [46, -26, 0.86],
    [0, -18, 0.92],
    [-76, 0, 1],
    [80, 2, 1],
    [4, 10, 1.06],
  ] as const)
    o +=
      S.shadow(x + dx - 18 * S.side, y + dy, 34 * s, 7 * s, 0.4, 4) +
      group(
        x + dx,
        y + dy,
        s,
        path(
          'M-17 0C-26 -34 -16 -62 -9 -78C-16 -92 -10 -108 0 -108C10 -108 16 -92 9 -78C16 -62 26 -34 17 0Z',
          turned(S, wood),
        ) +
          path(
            'M-11 -74C-4 -70 4 -70 11 -74L12 -64C4 -60 -4 -60 -12 -64Z',
            S.tint(dx % 4 ? C.terracotta : C.sage),
          ),
      )
  return o
}

const ball = (S: Sheet, x: number, y: number, R: number, colour: string): string => {
  const c = S.tint(colour)
  return (
    S.shadow(x - R * 0.6 * S.side, y + R * 0.86, R * 1.1, R * 0.3, 0.45, 4) +
    `<circle cx="${num(x)}" cy="${num(y)}" r="${R}" fill="${S.rad(
      [
        [0, S.lit(c, 0.7)],
        [0.5, c],
        [1, S.dim(c, 0.5)],
      ],
      S.side > 0 ? 0.66 : 0.34,
      0.32,
    )}"/>` +
    line(
      `M${num(x - R * 0.92)} ${num(y - R * 0.1)}Q${num(x)} ${num(y + R * 0.3)} ${num(x + R * 0.92)} ${num(y - R * 0.1)}`,
      S.lit('#F5EBDB', 0.3),
      R * 0.16,
    )
  )
}

/** Games on a lawn: a striped tent, kites or balloons, skittles. */
export const play: Scene = (seed) => {
  const S = new Sheet('play', seed, 1200, 900, ['oro', 'alba', 'tramonto'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const t = paletteOf(seed)
  S.add(
    garden(S, {
      horizon: 520,
      sunX: mir(930),
      trees: [
        [mir(60), 640, 400],
        [mir(1150), 620, 330],
        [mir(760), 556, 120],
      ],
    }),
  )
  const sign = k > 0 ? 1 : -1
  const tx = mir(seed % 2 ? 350 : 400)
  S.add(
    S.shadow(tx - 120 * k, 706, 300, 26, 0.4, 10),
    group(tx, 700, 1, tent(S, nth([C.rose, C.sage, C.honey, '#8FA9AC'], seed))),
  )
  S.add(
    bunting(S, [mir(100), 330], [tx, 286], 36, 6, 46, PAPER),
    bunting(S, [tx, 286], [mir(1130), 372], 70, 13, 54, PAPER),
  )
  if (seed % 2)
    for (const [dx, dy, s] of [
      [720, 190, 0.92],
      [890, 120, 0.66],
    ] as const)
      S.add(
        kite(S, mir(dx), dy, s, [nth(PAPER, seed + dx), nth(PAPER, seed + 1)], sign * (22 + r.j(10))),
        line(
          `M${mir(dx)} ${dy + 20}C${mir(dx + 90)} 420 ${mir(dx - 40)} 560 ${mir(930)} 690`,
          S.lit('#F5EBDB', 0.4),
          1.6,
          ' opacity=".7"',
        ),
      )
  else {
    const tie = [mir(880), 700] as const
    for (const [dx, dy, R, c] of [
      [800, 300, 52, 0],
      [872, 226, 58, 1],
      [948, 306, 50, 2],
      [838, 390, 48, 3],
      [916, 396, 52, 4],
    ] as const)
      S.add(balloon(S, mir(dx), dy + r.j(10), R, nth(PAPER, c + seed), tie))
  }
  // a crate with flowers where the strings are tied
  const wood = S.tint('#B58A57')
  const cx = mir(seed % 2 ? 930 : 880)
  S.add(
    S.shadow(cx - 40 * k, 764, 120, 16, 0.45, 7),
    cluster(S, cx - 44, 686, 50, { tones: t, flowers: 5 }),
    cluster(S, cx + 40, 690, 50, { tones: t, flowers: 5 }),
    rect(cx - 96, 694, 192, 68, turned(S, wood)),
    line(`M${cx - 94} 716H${cx + 94}M${cx - 94} 740H${cx + 94}`, S.dim(wood, 0.5), 4, ' opacity=".7"'),
  )
  S.add(
    skittles(S, mir(640), 800),
    ball(S, mir(470), 816, 30, C.terracotta),
    ball(S, mir(1060), 830, 26, '#8FA9AC'),
    ball(S, mir(790), 846, 22, C.honey),
  )
  // hoops in the grass
  for (const [hx, hy, s] of [
    [250, 800, 1],
    [160, 760, 0.8],
  ] as const)
    S.add(
      line(
        `M${num(mir(hx) - 34 * s)} ${hy}C${num(mir(hx) - 36 * s)} ${num(hy - 78 * s)} ${num(mir(hx) + 36 * s)} ${num(hy - 78 * s)} ${num(mir(hx) + 34 * s)} ${hy}`,
        S.lit(S.tint('#F1E8DA'), 0.3),
        6 * s,
      ),
      ellipse(mir(hx), hy + 2, 50 * s, 6 * s, S.t.shade, ' opacity=".25"'),
    )
  S.add(meadow(S, 872, 90))
  return S.picture(
    `Giochi sul prato: una tenda a righe, ${seed % 2 ? 'due aquiloni' : 'un grappolo di palloncini'}, birilli e bandierine, ${S.when}`,
    { zoom: [1, 1, 1.05] },
  )
}
