import { C } from '../colour.ts'
import { cluster } from '../flora/flowers.ts'
import { lemon } from '../flora/fruit.ts'
import { paletteOf, sprig } from '../flora/leaves.ts'
import { roundTree } from '../flora/trees.ts'
import { sky } from '../land/country.ts'
import { paving } from '../land/garden.ts'
import { cape, sea } from '../land/sea.ts'
import { ellipse, group, line, path, rect, use } from '../path.ts'
import { ribbon } from '../props/cloth.ts'
import { turned } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A leather suitcase standing up; (0, 0) is the middle of its foot. */
function suitcase(S: Sheet, w: number, h: number, leather: string): string {
  const a = w / 2
  const d = `M${-a} -14C${-a} -4 ${-a + 8} 0 ${-a + 18} 0L${a - 18} 0C${a - 8} 0 ${a} -4 ${a} -14L${a} ${-h + 18}C${a} ${-h + 6} ${a - 8} ${-h} ${a - 18} ${-h}L${-a + 18} ${-h}C${-a + 8} ${-h} ${-a} ${-h + 6} ${-a} ${-h + 18}Z`
  const strap = S.dim(leather, 0.55)
  const corner = (x: number, y: number, sx: number, sy: number) =>
    path(
      `M${x} ${y}h${sx * 44}C${x + sx * 40} ${y + sy * 24} ${x + sx * 24} ${y + sy * 40} ${x} ${y + sy * 44}Z`,
      S.dim(leather, 0.4),
    )
  let o =
    line(`M-46 ${-h}C-50 ${-h - 46} 50 ${-h - 46} 46 ${-h}`, strap, 15) +
    line(`M-40 ${-h - 8}C-40 ${-h - 36} 40 ${-h - 36} 40 ${-h - 8}`, S.lit(leather, 0.35), 4)
  o +=
    S.form(d, leather, { dx: 6, dy: 6 }) +
    path(
      d,
      S.lin(0, -h, 0, 0, [
        [0, S.lit(leather, 0.4), 0.5],
        [0.5, leather, 0],
        [1, S.dim(leather, 0.5), 0.6],
      ]),
    )
  o += `<g ${S.clip(d)}>${corner(-a, -h, 1, 1)}${corner(a, -h, -1, 1)}${corner(-a, 0, 1, -1)}${corner(a, 0, -1, -1)}${rect(-a, -h * 0.56, w, 9, S.dim(leather, 0.5), ' opacity=".7"')}</g>`
  for (const x of [-a * 0.52, a * 0.52])
    o +=
      rect(x - 15, -h, 30, h, strap) +
      rect(x - 15, -h, 6, h, S.lit(strap, 0.3), ' opacity=".6"') +
      rect(x - 20, -h * 0.6, 40, 34, S.tint(C.gold), ' rx="5"') +
      rect(x - 11, -h * 0.6 + 9, 22, 16, strap)
  return o + line(d, S.lit(leather, 0.7), 1.6, ' stroke-dasharray="7 6" opacity=".5"')
}

/** A straw hat lying on its brim; (0, 0) is the middle of the brim. */
function hat(S: Sheet, silk: string): string {
  const straw = S.tint('#E6CC94')
  let weave = ''
  for (let i = 0; i < 6; i++)
    weave += `M${-66 + i * 3} ${-16 - i * 12}Q0 ${-2 - i * 12} ${66 - i * 3} ${-16 - i * 12}`
  return (
    ellipse(0, 0, 150, 30, turned(S, S.dim(straw, 0.15))) +
    ellipse(0, -5, 146, 26, S.lit(straw, 0.3)) +
    path('M-70 -8C-78 -60 -60 -96 0 -98C60 -96 78 -60 70 -8C30 8 -30 8 -70 -8Z', turned(S, straw)) +
    line(weave, S.dim(straw, 0.4), 2, ' opacity=".35"') +
    path('M-72 -30C-30 -14 30 -14 72 -30L71 -8C30 8 -30 8 -71 -8Z', turned(S, silk))
  )
}

/** A small sailing boat; (0, 0) is its waterline. */
function boat(S: Sheet, sail: string): string {
  const wood = S.tint('#8A5632')
  const cloth = S.lit(S.tint(sail), 0.3)
  return (
    line('M4 -10V-176', S.dim(wood, 0.2), 5) +
    path(
      'M10 -172C54 -130 78 -84 84 -34L10 -26Z',
      S.across([
        [0, S.dim(cloth, 0.25)],
        [1, S.lit(cloth, 0.5)],
      ]),
    ) +
    path('M-2 -160C-30 -120 -52 -80 -58 -34L-2 -26Z', S.dim(cloth, 0.14)) +
    path(
      'M-92 -20C-50 -10 60 -10 104 -24C92 0 74 12 56 14C10 18 -44 16 -66 12C-80 4 -88 -8 -92 -20Z',
      S.lin(0, -24, 0, 16, [
        [0, S.lit(wood, 0.4)],
        [1, S.dim(wood, 0.4)],
      ]),
    ) +
    line('M-92 -20C-50 -10 60 -10 104 -24', S.lit('#F5EBDB', 0.3), 5)
  )
}

/** Suitcases and a straw hat on a terrace by the sea. */
export const journey: Scene = (seed) => {
  const S = new Sheet('journey', seed, 1200, 900, ['alba', 'tramonto', 'oro'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const horizon = 430
  const sunX = mir(840 + r.j(60))
  S.add(sky(S, horizon, sunX, horizon - r.f(70, 150), { sunR: 40, clouds: 4 }), sea(S, horizon, 300, sunX))
  S.add(
    cape(S, mir(470), horizon, k > 0 ? -1 : 1, 96, 0.7),
    cape(S, mir(300), horizon, k > 0 ? -1 : 1, 170, 0.48),
  )
  if (seed % 2) S.add(cape(S, mir(1010), horizon, k > 0 ? 1 : -1, 60, 0.78))
  const bx = mir(760)
  S.add(
    path(
      `M${bx - 60} 560C${bx - 30} 600 ${bx + 40} 600 ${bx + 70} 560Z`,
      S.lit('#F5EBDB', 0.3),
      ` opacity=".35" ${S.blur(3)}`,
    ),
    group(bx, 556, [k * 0.86, 0.86], boat(S, nth(['#F5EBDB', '#E7C3AC', '#E6CC94', '#C9785A'], seed))),
    group(mir(1010), 470, [-k * 0.3, 0.3], boat(S, '#F5EBDB')),
  )
  const stone = S.lit(S.tint(nth([C.sand, '#DCD3C2', '#E2BFA0'], seed)), 0.25)
  S.add(paving(S, 664, stone, mir(700)))
  // the parapet, with a step where the sea shows
  const parapet = (x0: number, x1: number) =>
    rect(
      Math.min(mir(x0), mir(x1)),
      606,
      Math.abs(x1 - x0),
      74,
      S.lin(0, 606, 0, 680, [
        [0, S.lit(stone, 0.5)],
        [0.25, stone],
        [1, S.dim(stone, 0.4)],
      ]),
    ) + rect(Math.min(mir(x0), mir(x1)) - 6, 596, Math.abs(x1 - x0) + 12, 20, S.lit(stone, 0.55))
  S.add(parapet(-60, 520), parapet(980, 1260))
  S.add(
    roundTree(S, mir(90), 620, 170, { kind: 'sage', depth: 0.1 }),
    roundTree(S, mir(1130), 612, 120, { kind: 'olive', depth: 0.1, trunk: false }),
  )
  const leather = S.tint(nth(['#8A5632', '#A77B4B', '#6f7558', '#7A3F30', '#5d6a70'], seed))
  const x = mir(420)
  S.add(S.shadow(x - 70 * k, 846, 300, 26, 0.5, 12), group(x, 842, 1, suitcase(S, 400, 270, leather)))
  const small = S.tint(nth(['#C9A06A', '#8A5632', '#B4573A', '#94A27C'], seed + 1))
  S.add(
    S.shadow(mir(690) - 40 * k, 850, 150, 18, 0.45, 8),
    group(mir(700), 848, 1, suitcase(S, 230, 170, small)),
  )
  const silk = S.tint(nth([C.terracotta, C.olive, C.wine, '#5F7F84'], seed))
  S.add(
    S.shadow(x - 20 * k, 584, 140, 14, 0.4, 6),
    group(x - 16 * k, 574, 1, hat(S, silk), -3 * k),
    ribbon(
      S,
      [
        [x - 70 * k, 560],
        [x - 170 * k, 590],
        [x - 180 * k, 650],
        [x - 240 * k, 700],
      ],
      26,
      silk,
    ),
  )
  S.add(cluster(S, mir(700) + 10, 668, 46, { tones: paletteOf(seed), flowers: 5 }))
  const fruit = seed % 3 === 0 ? null : lemon(S)
  for (let i = 0; i < 3; i++)
    S.add(
      sprig(S, mir(1240 - i * 70), -40, -(128 - i * 14) * k, 380 - i * 50, {
        kind: 'fresh',
        bend: -24 * k,
        pairs: 8,
        size: 0.3,
      }),
    )
  if (fruit)
    for (const [lx, ly] of [
      [1060, 150],
      [1130, 96],
      [1166, 190],
    ] as const)
      S.add(use(fruit, mir(lx), ly, 0.72, r.j(20)))
  return S.picture(
    `Due valigie e un cappello di paglia su una terrazza davanti al mare, con una barca a vela, ${S.when}`,
    { zoom: [1, 1, 1.06] },
  )
}
