import { C } from '../colour.ts'
import { anemone, ranunculus, rose } from '../flora/flowers.ts'
import { leaf, paletteOf } from '../flora/leaves.ts'
import { garden } from '../land/garden.ts'
import { meadow } from '../land/meadow.ts'
import { vignette } from '../land/vignette.ts'
import { group, line, num, path, rect, smooth, use, type Point } from '../path.ts'
import { pot, turned } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A print hanging from a peg: a view or a posy inside a white border; (0, 0) is the peg. */
function print(S: Sheet, w: number, h: number, inside: string, peg: string): string {
  const paper = S.lit(S.tint('#FCF8EF'), 0.25)
  const sheet = `M${-w / 2} 4Q0 8 ${w / 2} 3Q${w / 2 + 3} ${h / 2} ${w / 2 - 1} ${h}Q0 ${h + 4} ${-w / 2 + 2} ${h - 1}Q${-w / 2 - 3} ${h / 2} ${-w / 2} 4Z`
  return (
    path(sheet, S.t.shade, ` opacity=".35" transform="translate(${-9 * S.side} 12)" ${S.blur(7)}`) +
    path(sheet, paper) +
    `<g ${S.clip(`M${-w / 2 + 14} 18H${w / 2 - 14}V${h - 40}H${-w / 2 + 14}Z`)}>${inside}</g>` +
    rect(-7, -16, 14, 42, turned(S, peg), ' rx="3"')
  )
}

/** A folding camera standing open; (0, 0) is the middle of its foot. */
function folding(S: Sheet, skin: string): string {
  const metal = S.tint('#C9BFA9')
  let bellows = ''
  for (let i = 0; i < 7; i++)
    bellows += path(
      `M${-44 + i * 13} ${-128 + i * 6}L${-36 + i * 13} ${-122 + i * 6}L${-36 + i * 13} ${-24}L${-44 + i * 13} -20Z`,
      i % 2 ? S.lit('#2e2a26', 0.3) : '#2e2a26',
    )
  return (
    path(
      'M-112 0L-112 -150C-112 -158 -106 -162 -98 -162L-54 -162C-48 -162 -44 -158 -44 -150L-44 0Z',
      turned(S, skin),
    ) +
    rect(-104, -150, 14, 140, metal, ' opacity=".7"') +
    path(
      'M-44 0L66 0L66 -14L-44 -14Z',
      S.lin(0, -14, 0, 0, [
        [0, S.lit(metal, 0.5)],
        [1, S.dim(metal, 0.4)],
      ]),
    ) +
    bellows +
    path('M44 -14L44 -98L64 -98L64 -14Z', turned(S, metal)) +
    path('M64 -78L86 -74L86 -34L64 -30Z', '#2b2723') +
    path('M86 -74C92 -60 92 -48 86 -34Z', S.lit(C.sea, 0.2)) +
    rect(-92, -176, 34, 16, metal, ' rx="3"')
  )
}

/** Prints pegged on a cord between two trees, a camera on a stool. */
export const pegged: Scene = (seed) => {
  const S = new Sheet('pegged', seed, 1200, 900, ['oro', 'alba', 'tramonto'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const t = paletteOf(seed)
  S.add(
    garden(S, {
      horizon: 530,
      sunX: mir(860),
      trees: [
        [mir(20), 720, 560],
        [mir(1180), 700, 500],
        [mir(640), 566, 110],
      ],
    }),
  )
  const cord = (x: number): number => 250 + 330 * ((x - 600) / 600) ** 2 * -0.32 + 40
  const points: Point[] = []
  for (let x = -40; x <= 1240; x += 80) points.push([x, cord(x)])
  S.add(line(smooth(points), S.dim('#8a7350', 0.2), 3.4))
  const posy = (i: number, w: number, h: number) =>
    rect(-w / 2, 0, w, h, S.tint(nth(['#B9BFA9', '#D9B79E', '#7c8a70'], i + seed))) +
    use(leaf(S, 'olive', 'oval'), -20, h * 0.62, 1, -36) +
    use(leaf(S, 'sage', 'lance'), 24, h * 0.62, 1, 30) +
    use(leaf(S, 'olive', 'lance'), 0, h * 0.6, 1.1, 4) +
    use(rose(S, t[0]), -10, h * 0.5, 1.05) +
    use(ranunculus(S, t[1]), 40, h * 0.62, 0.72) +
    use(anemone(S), -48, h * 0.66, 0.62)
  const prints: readonly (readonly [number, number, number])[] = [
    [150, 150, 190],
    [345, 190, 230],
    [570, 170, 200],
    [790, 200, 240],
    [1010, 160, 200],
  ]
  prints.forEach(([x, w, h], i) => {
    const inside =
      (i + seed) % 3 === 1 ? posy(i, w, h) : vignette(S, -w / 2 + 14, 18, w - 28, h - 58, `${seed}/${i}`)
    S.add(group(x, num2(cord(x)), 1, print(S, w, h, inside, S.tint('#B98F5A')), r.j(5)))
  })
  // the stool with the camera, a pot beside it
  const wood = S.tint(nth(['#8A5E3C', '#B58A57', '#6d4a30'], seed))
  const x = mir(430)
  S.add(
    S.shadow(x - 60 * k, 846, 190, 22, 0.5, 10),
    line(
      `M${x - 86} 844L${x - 66} 690M${x + 86} 846L${x + 66} 690M${x - 32} 822L${x - 26} 690M${x + 36} 824L${x + 28} 690`,
      S.dim(wood, 0.3),
      13,
    ),
    path(
      `M${x - 128} 676C${x - 90} 656 ${x + 90} 656 ${x + 128} 676C${x + 120} 704 ${x - 120} 704 ${x - 128} 676Z`,
      turned(S, wood),
    ),
  )
  S.add(
    S.shadow(x - 20 * k, 672, 110, 10, 0.4, 5),
    group(
      x - 10 * k,
      674,
      [k * 1.15, 1.15],
      folding(S, S.tint(nth(['#6E3F2C', '#3E4734', '#3A332B'], seed))),
    ),
  )
  S.add(pot(S, mir(850), 826, 0.9, paletteOf(seed + 1)), meadow(S, 872, 90))
  return S.picture(
    `Fotografie appese a un filo tra gli alberi e una macchina a soffietto su uno sgabello, ${S.when}`,
    { zoom: [1, 1, 1.05] },
  )
}

const num2 = (v: number) => Number(num(v))
