/** What the six looks of a wedding's website are trimmed with: 1200 × 400, transparent, hung from above or standing below. */
import { mix } from './colour.ts'
import { lemon, oliveFruit } from './flora/fruit.ts'
import { sprig } from './flora/leaves.ts'
import { blob, line, num, path, smooth, use, type Point } from './path.ts'
import { Sheet } from './sheet.ts'

const [W, H] = [1200, 400]
const sheet = (name: string) => new Sheet('wedding', name, W, H, ['alba'])
const finish = (S: Sheet, edge = 1) => S.finish({ grain: 0, edge, background: null, zoom: [1] })

/** Olive branches that meet from the two upper corners. */
function ulivo(): string {
  const S = sheet('ulivo')
  const olive = oliveFruit(S)
  const branch = (x: number, y: number, angle: number, length: number, bend: number, fruit = false) =>
    sprig(S, x, y, angle, length, {
      kind: 'olive',
      shape: 'lance',
      bend,
      size: 0.3,
      fruit: fruit ? olive : null,
    })
  for (const s of [-1, 1]) {
    const x = (far: number) => (s < 0 ? far : W - far)
    S.add(
      branch(x(-20), 130, -s * 132, 250, -s * 25),
      branch(x(-30), 30, -s * 98, 430, -s * 25, true),
      branch(x(120), -20, -s * 118, 300, -s * 50, true),
      branch(x(-20), -10, -s * 140, 210, s * 25),
    )
  }
  return finish(S)
}

/** Lemon boughs that hang from above. */
function limoni(): string {
  const S = sheet('limoni')
  const fruit = lemon(S)
  const bough = (x: number, angle: number, length: number, bend: number) =>
    sprig(S, x, -24, angle, length, { kind: 'fresh', shape: 'oval', pairs: 5, size: 0.3, bend })
  S.add(
    bough(60, 150, 250, 25),
    bough(250, 168, 190, -25),
    bough(960, 192, 200, 25),
    bough(1150, 210, 260, -25),
  )
  S.add(
    bough(-10, 128, 280, -25),
    bough(1210, 232, 280, 25),
    bough(420, 176, 120, 25),
    bough(790, 184, 130, -25),
  )
  const hung: [number, number, number, number][] = [
    [92, 150, 0.92, 12],
    [196, 96, 0.74, -18],
    [286, 176, 0.8, 8],
    [430, 84, 0.62, 14],
    [776, 92, 0.62, -10],
    [930, 168, 0.78, -12],
    [1016, 92, 0.74, 16],
    [1112, 162, 0.94, -6],
  ]
  for (const [x, y, size, turn] of hung)
    S.add(
      line(`M${x} ${y - 52 * size}L${num(x - 3)} ${num(y - 84 * size)}`, '#6d7a45', 3),
      use(fruit, x, y, size, turn),
    )
  return finish(S)
}

/** The sea below, in three tones, with a sail far out. */
function mare(): string {
  const S = sheet('mare')
  const crest = (y: number, height: number, length: number, shift: number): Point[] =>
    Array.from({ length: Math.ceil(W / length) * 2 + 5 }, (_, i) => [
      (i - 2) * (length / 2) + shift,
      y + (i % 2 ? -height : height) + S.r.j(height * 0.4),
    ])
  const water = (points: Point[], fill: string) => path(`${smooth(points)}L1400 420L-100 420Z`, fill)
  const sail = `M838 186C846 150 862 120 884 96C886 128 886 158 882 186Z`
  S.add(
    path(sail, '#F6EBD8'),
    path('M832 186C826 164 818 148 806 136C812 156 818 172 824 186Z', '#E2A488'),
    path('M790 192C820 200 880 200 908 190C902 206 888 212 850 212C816 212 800 206 790 192Z', '#7C5140'),
    water(crest(214, 5, 210, 0), '#BFD3D2'),
    water(crest(262, 9, 250, 70), '#8FB3B6'),
    line(smooth(crest(276, 9, 250, 84)), '#DCE9E6', 3, ' opacity=".8"'),
    water(crest(322, 12, 290, -30), '#5F8E96'),
    line(smooth(crest(338, 11, 290, -12)), '#B5D0CF', 3, ' opacity=".7"'),
    water(crest(374, 10, 260, 40), '#3F6E79'),
  )
  for (const [x, y, s] of [
    [300, 90, 1],
    [372, 62, 0.7],
    [246, 56, 0.55],
  ] as const)
    S.add(
      line(
        `M${x} ${y}c${num(-8 * s)} ${num(-14 * s)} ${num(-24 * s)} ${num(-16 * s)} ${num(-34 * s)} ${num(-8 * s)}M${x} ${y}c${num(8 * s)} ${num(-14 * s)} ${num(24 * s)} ${num(-16 * s)} ${num(34 * s)} ${num(-8 * s)}`,
        '#5F7F84',
        3.4 * s,
      ),
    )
  return finish(S, 2)
}

/** Bulbs on three wires over the dark outline of a garden. */
function sera(): string {
  const S = sheet('sera')
  const bulb = S.sym(
    'bulb',
    () => S.glow(0, 8, 46, '#F3C878', 0.7) + path(blob(S.r, 0, 9, 7, 9, 0.05), '#FFE9B8'),
  )
  const wire = (x1: number, y1: number, x2: number, y2: number, sag: number, bulbs: number) => {
    const at = (q: number): Point => [x1 + (x2 - x1) * q, y1 + (y2 - y1) * q + sag * 4 * q * (1 - q)]
    const points = Array.from({ length: 9 }, (_, i) => at(i / 8))
    const lit = Array.from({ length: bulbs }, (_, i) => {
      const [x, y] = at((i + 0.5) / bulbs)
      return use(bulb, x, y, S.r.f(0.8, 1.1))
    })
    return line(smooth(points), '#5b5346', 2.4) + lit.join('')
  }
  S.add(wire(-30, 40, 640, 10, 120, 11), wire(560, 6, 1230, 60, 130, 11), wire(-30, 130, 420, -20, 70, 6))
  S.add(wire(820, -20, 1230, 150, 66, 6))
  return finish(S, 0)
}

/** Poppies, ears of wheat and cornflowers, as they stand at the edge of a field. */
function campo(): string {
  const S = sheet('campo')
  const ear = S.sym('ear', () => {
    const grains = Array.from({ length: 7 }, (_, i) => {
      const y = -i * 11
      const grain = (s: number) =>
        `M0 ${y}C${s * 12} ${y - 3} ${s * 12} ${y - 16} ${s * 3} ${y - 21}C${s * -1} ${y - 14} 0 ${y - 6} 0 ${y}Z`
      return (
        path(grain(1), '#D2A955') +
        path(grain(-1), '#B98A3B') +
        line(`M3 ${y - 20}L${12 + i} ${y - 46}M-3 ${y - 20}L${-12 - i} ${y - 46}`, '#D9B770', 1.1)
      )
    })
    return grains.join('')
  })
  const poppy = (id: string, tone: string) =>
    S.sym(`poppy${id}`, () => {
      const dark = mix(tone, '#5B2B33', 0.45)
      return (
        path('M-4 4C-46 8 -58 -22 -44 -44C-24 -60 0 -46 2 -20Z', dark) +
        path('M4 4C46 8 58 -22 44 -44C24 -60 0 -46 -2 -20Z', mix(tone, dark, 0.35)) +
        path('M0 14C-40 22 -52 -6 -40 -26C-20 -34 22 -34 40 -26C52 -6 40 22 0 14Z', tone) +
        path('M-8 -6C-10 -18 10 -18 8 -6C4 0 -4 0 -8 -6Z', '#3B2A26')
      )
    })
  const [red, pale] = [poppy('a', '#C6553C'), poppy('b', '#D98468')]
  const corn = S.sym(
    'corn',
    () =>
      Array.from({ length: 9 }, (_, i) => {
        const a = -170 + i * 20
        return `<path d="M0 0C-7 -12 -8 -22 -5 -30L0 -24L5 -30C8 -22 7 -12 0 0Z" fill="${i % 2 ? '#5F7FA6' : '#7C98BC'}" transform="rotate(${a + 90})"/>`
      }).join('') + path('M-7 2C-6 12 6 12 7 2Z', '#5F7150'),
  )
  const stalk = (x: number, top: number, lean: number, colour: string, width = 3) =>
    line(
      `M${num(x - lean)} 420C${num(x - lean)} ${num(top + 140)} ${num(x)} ${num(top + 90)} ${num(x)} ${num(top)}`,
      colour,
      width,
    )
  const place = (x: number) => {
    // Tall at the sides, low in the middle: the words stand there.
    const edge = Math.abs(x - W / 2) / (W / 2)
    return 330 - edge * edge * 230
  }
  const heads: string[] = []
  for (let x = 12; x < W; x += 24) {
    const top = place(x) + S.r.f(-10, 70)
    const lean = S.r.j(26)
    const kind = S.r.f()
    if (kind < 0.46) {
      S.add(stalk(x, top, lean, '#B79A5A', 2.4))
      heads.push(use(ear, x, top + 6, S.r.f(0.62, 0.9), lean * 0.5))
    } else if (kind < 0.78) {
      S.add(stalk(x, top, lean, '#6E7F55'))
      heads.push(use(S.r.chance(0.7) ? red : pale, x, top, S.r.f(0.46, 0.8), lean * 0.6))
    } else {
      S.add(stalk(x, top, lean, '#7D8E68', 2.4))
      heads.push(use(corn, x, top, S.r.f(0.6, 0.85), lean * 0.6))
    }
  }
  for (let x = -10; x < W; x += 30) {
    const h = (420 - place(x)) * S.r.f(0.35, 0.7)
    S.add(
      path(
        `M${x} 420C${num(x + 4)} ${num(420 - h * 0.6)} ${num(x + S.r.j(20))} ${num(420 - h)} ${num(x + S.r.j(34))} ${num(420 - h)}C${num(x + 16)} ${num(420 - h * 0.5)} ${num(x + 14)} 420 ${num(x + 14)} 420Z`,
        S.r.pick(['#93A070', '#7C8C5C', '#A8AE7C']),
      ),
    )
  }
  S.add(heads)
  return finish(S)
}

/** A seal of wax on a ribbon's end, with the two rings' twig: all that a bare card has. */
function carta(): string {
  const S = sheet('carta')
  const seal = blob(S.r, 600, 196, 92, 90, 0.045, 14)
  const ring = blob(S.r, 600, 196, 68, 67, 0.012, 16)
  const twig = (s: number) => {
    const leaves = Array.from({ length: 5 }, (_, i) => {
      const [x, y] = [600 + s * (8 + i * 8), 226 - i * 15]
      const blade = (k: number) =>
        `M${x} ${y}c${num(s * k * 4)} ${num(-k * 10)} ${num(s * 14)} ${num(-14 - k * 4)} ${num(s * 20)} ${num(-12 - k * 6)}c${num(-s * 2)} ${num(8)} ${num(-s * 10)} ${num(14)} ${num(-s * 20)} ${num(12 + k * 6)}Z`
      return path(blade(0.4), '#8E3F29')
    })
    return (
      line(`M600 240C${600 + s * 14} 220 ${600 + s * 34} 190 ${600 + s * 42} 158`, '#8E3F29', 3) +
      leaves.join('')
    )
  }
  S.add(
    path(seal, '#A9503A', ' transform="translate(3 7)" opacity=".28"'),
    path(seal, '#B4573A'),
    line(ring, '#8E3F29', 5),
    line(ring, '#D08467', 2, ' transform="translate(-2 -3)"'),
    twig(-1),
    twig(1),
    path('M540 140C552 124 574 114 596 114C572 120 556 132 546 150Z', '#E0A48C', ' opacity=".8"'),
  )
  return finish(S)
}

/** A tile of maiolica, 240 × 240, made to be laid side by side. */
function tile(): string {
  const S = new Sheet('wedding', 'tile', 240, 240, ['alba'])
  const [blue, pale, sun] = ['#3F6690', '#9DB9D3', '#E6BC4A']
  const turned = (d: string, fill: string) =>
    [0, 90, 180, 270].map((a) => path(d, fill, ` transform="rotate(${a} 120 120)"`)).join('')
  S.add(
    path('M0 0H240V240H0Z', '#FBF6EA'),
    turned('M120 116C98 92 98 52 120 26C142 52 142 92 120 116Z', blue),
    turned('M120 100C110 86 110 64 120 48C130 64 130 86 120 100Z', sun),
    turned('M0 0H62C58 34 34 58 0 62Z', pale),
    turned('M0 0H36C34 20 20 34 0 36Z', blue),
    turned('M150 90C160 70 178 62 196 62C196 80 186 98 150 90Z', pale),
    path(blob(S.r, 120, 120, 11, 11, 0.03), blue),
  )
  return finish(S, 0)
}

/** Every file, by name. */
export const weddingArt = (): Map<string, string> =>
  new Map(
    Object.entries({ ulivo, carta, limoni, mare, sera, campo, tile }).map(([name, draw]) => [
      `wedding-${name}.svg`,
      draw(),
    ]),
  )
