import { C, mix } from '../colour.ts'
import { cluster } from '../flora/flowers.ts'
import { paletteOf, sprig, type Green } from '../flora/leaves.ts'
import { cypress } from '../flora/trees.ts'
import { garden } from '../land/garden.ts'
import { meadow } from '../land/meadow.ts'
import { ellipse, group, line, num, path, type Point } from '../path.ts'
import { ribbon } from '../props/cloth.ts'
import { lantern } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A spoked wheel standing on y = 0. */
function wheel(S: Sheet, x: number, R: number, paint: string): string {
  let spokes = ''
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.283 + 0.2
    spokes += `M${num(x + Math.cos(a) * R * 0.14)} ${num(-R + Math.sin(a) * R * 0.14)}L${num(x + Math.cos(a) * R * 0.88)} ${num(-R + Math.sin(a) * R * 0.88)}`
  }
  const ring = (r: number, c: string, w: number, dx = 0) =>
    ellipse(x + dx, -R, r, r, 'none', ` stroke="${c}" stroke-width="${w}"`)
  return (
    line(spokes, S.dim(paint, 0.3), R * 0.055) +
    ring(R * 0.95, '#2b2520', R * 0.08) +
    ring(R * 0.87, paint, R * 0.1) +
    ring(R * 0.9, S.lit(paint, 0.6), 2.4, S.side * 1.5) +
    ellipse(x, -R, R * 0.17, R * 0.17, S.tint(C.gold)) +
    ellipse(x + 2 * S.side, -R - 2, R * 0.08, R * 0.08, S.lit(C.honey, 0.6))
  )
}

/** An open carriage, its front to the right; (0, 0) is the ground under its middle. */
function body(S: Sheet, paint: string, leather: string): string {
  const gold = S.tint(C.gold)
  const tub =
    'M-236 -300C-250 -230 -214 -150 -130 -136C-60 -126 -30 -132 0 -154C24 -132 60 -126 110 -136C160 -148 190 -190 196 -250C160 -244 128 -240 100 -226C60 -206 30 -204 0 -206C-50 -204 -96 -212 -126 -250C-150 -280 -190 -300 -236 -300Z'
  const hood =
    'M-250 -306C-280 -380 -250 -452 -170 -466C-120 -470 -96 -440 -92 -400C-120 -390 -140 -350 -136 -262C-160 -286 -200 -304 -250 -306Z'
  let folds = ''
  for (let i = 0; i < 4; i++)
    folds += `M${-246 + i * 30} ${-312 + i * 10}C${-262 + i * 38} ${-376 + i * 12} ${-230 + i * 34} ${-440 + i * 14} ${-170 + i * 20} ${-460 + i * 16}`
  const iron = S.dim('#3a342d', 0.1)
  return (
    line(
      'M-196 -124C-120 -96 100 -96 200 -120M-150 -110C-170 -90 -190 -90 -196 -106M170 -112C190 -92 206 -92 210 -104',
      iron,
      9,
    ) +
    line('M200 -118C260 -112 320 -96 380 -88', iron, 9) +
    path('M150 -150L244 -172L256 -156L160 -132Z', S.dim(paint, 0.4)) +
    path(
      hood,
      S.lin(-280, -300, -90, -460, [
        [0, S.dim(leather, 0.4)],
        [0.6, leather],
        [1, S.lit(leather, 0.4)],
      ]),
    ) +
    line(folds, S.dim(leather, 0.55), 4, ' opacity=".8"') +
    line('M-92 -400C-120 -390 -140 -350 -136 -262', S.lit(leather, 0.4), 6) +
    path(
      'M-214 -292C-200 -316 -150 -312 -126 -250C-110 -226 -90 -214 -60 -208L-64 -232C-90 -240 -104 -262 -112 -290Z',
      S.dim(S.tint('#8A4A3C'), 0.1),
    ) +
    path(
      'M60 -216C80 -230 96 -262 150 -268L152 -244C120 -240 92 -226 76 -212Z',
      S.dim(S.tint('#8A4A3C'), 0.25),
    ) +
    path(
      tub,
      S.lin(0, -300, 0, -130, [
        [0, S.lit(paint, 0.55)],
        [0.4, paint],
        [1, S.dim(paint, 0.5)],
      ]),
    ) +
    `<g ${S.clip(tub)}>${line(tub, S.lit(paint, 0.7), 7, ' opacity=".7"')}${line('M-222 -250C-200 -170 -130 -154 -60 -152M0 -170C40 -146 130 -146 182 -226', gold, 3.4, ' opacity=".9"')}</g>` +
    line('M-28 -204C-34 -180 -34 -166 -30 -146M34 -204C40 -180 40 -166 36 -142', S.dim(paint, 0.45), 3) +
    path('M196 -250C210 -254 226 -262 236 -280L246 -274C236 -250 216 -240 196 -236Z', leather) +
    ellipse(-10, -178, 9, 5, gold)
  )
}

/** An open carriage with flowers, waiting in a garden. */
export const carriage: Scene = (seed) => {
  const S = new Sheet('carriage', seed, 1200, 900, ['oro', 'alba', 'tramonto'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const t = paletteOf(seed)
  S.add(
    garden(S, {
      horizon: 520,
      sunX: mir(930),
      trees: [
        [mir(70), 650, 430],
        [mir(1150), 620, 300],
        [mir(860), 556, 130],
      ],
    }),
  )
  for (const [dx, h] of [
    [210, 300],
    [262, 250],
    [1010, 240],
  ] as const)
    S.add(cypress(S, mir(dx), 592, h * r.f(0.92, 1.08), 0.16))
  const dust = S.lit(S.tint(C.sand), 0.3)
  S.add(
    path(
      `M-60 742C300 716 820 744 1260 716L1260 890C800 908 320 880 -60 904Z`,
      S.lin(0, 720, 0, 900, [
        [0, S.lit(dust, 0.3)],
        [0.5, dust],
        [1, S.dim(dust, 0.28)],
      ]),
    ),
  )
  const paint = S.tint(nth(['#EFE6D4', '#51604A', '#8FA9AC', '#B4573A', '#C9A06A'], seed))
  const leather = S.tint(nth(['#3A332B', '#6E3F2C', '#4a4038'], seed))
  const [x, y, s] = [mir(560), 838, 1.3]
  const at = (u: number, v: number): Point => [x + k * s * u, y + s * v]
  S.add(S.shadow(x - 40 * k, y + 4, 400, 22, 0.5, 9))
  const drawn =
    body(S, paint, leather) +
    wheel(S, -150, 104, mix(paint, '#F1E8DA', 0.4)) +
    wheel(S, 168, 80, mix(paint, '#F1E8DA', 0.4))
  S.add(group(x, y, [k * s, s], drawn))
  const put = (u: number, v: number, R: number, flowers: number) => {
    const [px, py] = at(u, v)
    for (let i = 0; i < 3; i++)
      S.add(
        sprig(S, px, py, r.f(-110, 110), R * 1.8, {
          kind: r.pick<Green>(['olive', 'sage', 'fresh']),
          pairs: 4,
          size: 0.42,
          bend: r.j(40),
        }),
      )
    S.add(cluster(S, px, py, R, { tones: t, flowers }))
  }
  put(-236, -300, 54, 7)
  put(-196, -296, 38, 4)
  put(196, -256, 46, 6)
  put(150, -254, 32, 3)
  put(0, -200, 36, 5)
  const [rx, ry] = at(-250, -250)
  S.add(
    ribbon(
      S,
      [
        [rx, ry],
        [rx - 50 * k, ry + 60],
        [rx - 40 * k, ry + 140],
        [rx - 110 * k, ry + 200],
        [rx - 100 * k, ry + 280],
      ],
      28,
      S.tint(C.blush),
    ),
  )
  S.add(lantern(S, ...at(226, -250), 0.3, S.tint(C.gold)), meadow(S, 876, 90))
  return S.picture(
    `Carrozza aperta con la capote e i mazzi di fiori, ferma su un viale di giardino, ${S.when}`,
    { edge: 2, zoom: [1, 1, 1.06] },
  )
}
