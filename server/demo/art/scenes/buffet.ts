import { C } from '../colour.ts'
import { lemon } from '../flora/fruit.ts'
import { paletteOf, sprig } from '../flora/leaves.ts'
import { garden } from '../land/garden.ts'
import { use } from '../path.ts'
import { swag } from '../props/lights.ts'
import { tableTop } from '../props/room.ts'
import { board, carafe, coupe, fruitBowl, tiers } from '../props/table-ware.ts'
import { vase } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** The aperitif table in the garden: fruit, small cakes, bread, glasses. */
export const buffet: Scene = (seed) => {
  const S = new Sheet('buffet', seed, 1200, 900, ['oro', 'sera', 'alba', 'tramonto'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const ty = 640
  S.add(
    garden(S, {
      horizon: 470,
      sunX: mir(880),
      trees: [
        [mir(80), 600, 420],
        [mir(1130), 590, 360],
        [mir(560), 508, 110],
      ],
    }),
  )
  S.add(
    swag(S, [mir(-40), 170], [mir(1240), 130], 110, 16, 1.2),
    swag(S, [mir(-40), 270], [mir(1240), 210], 60, 13, 0.9),
    S.glow(600, 480, 480, '#FFCF8A', 0.4 * S.t.lamps),
  )
  const cloth = S.tint(nth(['#F3EADB', '#E3DFCB', '#EBD3C0', '#F3EADB'], seed))
  S.add(tableTop(S, ty, cloth, 150))
  const glaze = S.tint(nth(['#EFE6D6', '#C7D0C2', '#E2B79C', '#B9C6C6'], seed))
  const wine = nth(['#E0B04E', '#C9786A', '#E7C987', '#7A3A3C'], seed)
  // glasses in a loose group, behind first
  for (const [dx, dy] of [
    [520, 42],
    [590, 30],
    [660, 44],
    [556, 76],
    [628, 84],
    [700, 80],
  ] as const)
    S.add(S.shadow(mir(dx) - 16 * k, ty + dy, 36, 7, 0.35, 4), coupe(S, mir(dx), ty + dy, 0.9, wine))
  S.add(carafe(S, mir(792), ty + 60, 0.94, wine))
  const sweets = nth(
    [
      ['#E8BFA8', '#F5EBDB', '#C9785A'],
      ['#F5EBDB', '#B9BF9A', '#E6C27E'],
      ['#F0CDBB', '#7A4A3A', '#F5EBDB'],
    ],
    seed,
  )
  S.add(
    tiers(S, mir(300), ty + 70, 1, S.lit(S.tint('#F3EBDD'), 0.1), sweets),
    fruitBowl(S, mir(985), ty + 84, 1.06, glaze),
  )
  S.add(
    vase(S, mir(110), ty + 50, 1.16, nth([C.sage, '#C98A6C', C.dust], seed), paletteOf(seed)),
    board(S, mir(600), ty + 176, 0.92),
  )
  S.add(
    sprig(S, mir(880), ty + 170, 74 * k, 300, { kind: 'olive', bend: 20 * k, size: 0.3 }),
    use(lemon(S), mir(860), ty + 152, 0.7, 60),
    use(lemon(S), mir(330), ty + 150, 0.66, 110),
  )
  for (let i = 0; i < 3; i++)
    S.add(
      sprig(S, mir(1240 - i * 80), -50, -(134 - i * 16) * k, 330 - i * 50, {
        kind: 'fresh',
        bend: -24 * k,
        pairs: 8,
        size: 0.3,
      }),
    )
  for (const [lx, ly] of [
    [1090, 130],
    [1160, 80],
  ] as const)
    S.add(use(lemon(S), mir(lx), ly, 0.74, r.j(20)))
  return S.picture(`Tavolo dell’aperitivo in giardino, con dolci, frutta, pane e calici, ${S.when}`, {
    edge: 2,
    zoom: [1, 1, 1.05],
  })
}
