import { C, mix } from '../colour.ts'
import { cluster } from '../flora/flowers.ts'
import { paletteOf } from '../flora/leaves.ts'
import { sky } from '../land/country.ts'
import { wavy } from '../land/garden.ts'
import { meadow } from '../land/meadow.ts'
import { group, line, num, path, type Point, poly, rect } from '../path.ts'
import { turned } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A range of rock with snow in its gullies. */
function peaks(S: Sheet, y: number, height: number, depth: number, count: number): string {
  const { r, w, side: k } = S
  const rock = S.air(S.tint(mix(C.dust, C.blush, 0.25)), depth)
  let o = ''
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count) * w + r.j(60)
    const top = y - height * r.f(0.6, 1)
    const half = height * r.f(0.75, 1.05)
    const side = (way: 1 | -1): Point[] => [
      [x + way * half * 0.18, top + (y - top) * r.f(0.2, 0.26)],
      [x + way * half * 0.32, top + (y - top) * r.f(0.3, 0.4)],
      [x + way * half * 0.7, top + (y - top) * r.f(0.66, 0.76)],
      [x + way * half, y + 30],
    ]
    const [l, rr] = [side(-1), side(1)]
    const ridge: Point[] = [
      [x, top],
      [x - 10 * k, top + (y - top) * 0.35],
      [x + 16 * k, top + (y - top) * 0.62],
      [x, y + 30],
    ]
    o +=
      path(
        poly([...l.toReversed(), [x, top], ...rr]),
        S.lin(0, top, 0, y, [
          [0, rock],
          [1, S.air(rock, 0.5)],
        ]),
      ) +
      path(poly([[x, top], ...(k > 0 ? rr : l), ...ridge.toReversed()]), S.lit(rock, 0.55), ' opacity=".75"')
    const snow = S.lit('#F6F2EA', 0.25)
    const low = top + (y - top) * 0.3
    o += path(
      poly([
        [x, top],
        [x + half * 0.2, low - 10],
        [x + half * 0.1, low + 16],
        [x + half * 0.03, low - 14],
        [x - half * 0.06, low + 30],
        [x - half * 0.12, low],
        [x - half * 0.2, low + 8],
      ]),
      S.air(snow, depth * 0.6),
      ' opacity=".9"',
    )
  }
  return o
}

/** A fir: tiers of boughs. */
function fir(S: Sheet, x: number, y: number, h: number, depth: number): string {
  const dark = S.air(S.tint(C.deep), depth)
  const lit = S.air(S.lit(S.tint(C.olive), 0.25), depth)
  let o = rect(-3, -12, 6, 14, S.air(S.tint(C.clay), depth))
  for (let i = 0; i < 5; i++) {
    const [w, at] = [30 - i * 5, -8 - i * 17]
    o +=
      path(`M${-w} ${at}Q0 ${at + 9} ${w} ${at}L0 ${at - 34}Z`, dark) +
      path(
        `M0 ${at - 34}L${w * S.side} ${at}Q${w * 0.4 * S.side} ${at + 4} ${w * 0.2 * S.side} ${at + 4}Z`,
        lit,
        ' opacity=".7"',
      )
  }
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${(h / 110).toFixed(2)})">${o}</g>`
}

/** The house: a stone foot, a wooden floor with its balcony, a wide low roof. (0, 0) is the middle of its foot. */
function house(S: Sheet, seed: number): string {
  const wood = S.tint(nth(['#8A5A38', '#A3754A', '#74492F'], seed))
  const stone = S.tint('#E6DDCB')
  const hole = S.t.lamps > 0.6 ? '#FFCF7C' : S.dim('#4b392d', 0.1)
  let o = rect(-210, -130, 420, 132, turned(S, stone)) + rect(-216, -262, 432, 136, turned(S, wood))
  o += path('M-216 -258L0 -372L216 -258Z', S.dim(wood, 0.16))
  for (let i = 1; i < 9; i++) o += line(`M-214 ${-262 + i * 15}H214`, S.dim(wood, 0.5), 1.6, ' opacity=".4"')
  for (const x of [-140, -46, 46, 140])
    o +=
      rect(x - 22, -228, 44, 58, hole) +
      line(`M${x} -228V-170M${x - 22} -200H${x + 22}`, S.lit(wood, 0.4), 4) +
      rect(x - 42, -230, 18, 62, S.tint(nth([C.olive, C.terracotta, C.sage], seed))) +
      rect(x + 24, -230, 18, 62, S.tint(nth([C.olive, C.terracotta, C.sage], seed)))
  o += rect(-26, -330, 52, 40, hole) + line('M0 -330V-290', S.lit(wood, 0.4), 4)
  o += path('M-34 2V-86C-34 -110 34 -110 34 -86V2Z', S.dim(wood, 0.4))
  for (const x of [-140, 140])
    o += rect(x - 26, -92, 52, 50, hole) + line(`M${x} -92V-42`, S.lit(stone, 0.4), 4)
  // the balcony and its flowers
  o += rect(-236, -150, 472, 14, S.dim(wood, 0.3))
  for (let x = -228; x <= 228; x += 19) o += line(`M${x} -150V-184`, S.dim(wood, 0.1), 5)
  o += rect(-236, -190, 472, 10, S.lit(wood, 0.25))
  for (let i = 0; i < 8; i++) o += cluster(S, -196 + i * 56, -186, 25, { tones: paletteOf(seed), flowers: 6 })
  const roof = S.tint(nth(['#6E625A', '#7A4A38', '#5f5a52'], seed))
  o += path('M-270 -238L0 -392L0 -366L-262 -216Z', S.side > 0 ? S.dim(roof, 0.3) : S.lit(roof, 0.35))
  return o + path('M270 -238L0 -392L0 -366L262 -216Z', S.side > 0 ? S.lit(roof, 0.35) : S.dim(roof, 0.3))
}

/** A wooden house on a mountain meadow, firs around it and rock above. */
export const chalet: Scene = (seed) => {
  const S = new Sheet('chalet', seed, 1200, 900, ['alba', 'oro', 'tramonto', 'sera'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  S.add(sky(S, 470, mir(960), r.f(150, 210), { sunR: 36, clouds: 4 }))
  S.add(peaks(S, 520, 330, 0.62, 4), peaks(S, 560, 230, 0.4, 3))
  let wood = ''
  for (let x = -20; x < 1230; x += 26) wood += fir(S, x + r.j(10), 600 + r.j(14), r.f(70, 120), 0.34)
  S.add(wood)
  const grass = S.tint(mix(C.olive, C.sage, 0.3))
  S.add(
    path(
      wavy(S, 596, 10),
      S.lin(0, 590, 0, 900, [
        [0, S.air(S.lit(grass, 0.5), 0.2)],
        [0.4, S.lit(grass, 0.2)],
        [1, S.dim(mix(grass, C.deep, 0.4), 0.1)],
      ]),
    ),
  )
  for (const [x, h] of nth(
    [
      [
        [930, 300],
        [1010, 380],
        [1120, 330],
      ],
      [
        [860, 260],
        [1060, 400],
        [1140, 300],
      ],
      [
        [80, 330],
        [1000, 360],
        [1110, 400],
      ],
    ] as const,
    seed,
  ))
    S.add(S.shadow(mir(x) - 50 * k, 700, 90, 14, 0.4, 7), fir(S, mir(x), 704, h, 0.05))
  const x = mir(nth([450, 520, 400], seed))
  S.add(S.shadow(x - 80 * k, 742, 300, 24, 0.45, 10), group(x, 740, r.f(0.94, 1.08), house(S, seed)))
  S.add(S.glow(x, 600, 300, '#FFC878', 0.3 * S.t.lamps))
  const dust = S.lit(S.tint(C.sand), 0.3)
  S.add(
    path(
      `M${num(x - 20)} 742C${num(x + 10 * k)} 800 ${num(x + 150 * k)} 830 ${num(x + 120 * k)} 960L${num(x + 300 * k)} 960C${num(x + 260 * k)} 820 ${num(x + 60 * k)} 800 ${num(x + 26)} 742Z`,
      dust,
      ' opacity=".85"',
    ),
  )
  S.add(meadow(S, 840, 120))
  return S.picture(
    `Casa di montagna in legno con i balconi fioriti, gli abeti e le cime innevate dietro, ${S.when}`,
    { zoom: [1, 1, 1.06] },
  )
}
