import { C } from '../colour.ts'
import { bloom, rose } from '../flora/flowers.ts'
import { leaf, paletteOf } from '../flora/leaves.ts'
import { ellipse, group, line, path, use } from '../path.ts'
import { boards, sheer, tallWindow, wallOf } from '../props/room.ts'
import { turned, vase } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** Half of the jacket's body, and its sleeve: the other halves are mirrored. */
const HALF =
  'M0 -196C20 -208 34 -214 46 -216C84 -206 116 -196 138 -182C130 -140 126 -100 128 -62C118 -20 110 24 114 60C120 110 132 160 140 210C98 228 40 230 0 222Z'
const SLEEVE =
  'M126 -186C158 -180 176 -160 182 -128C196 -60 208 20 208 98C206 130 204 150 200 168C184 176 166 176 152 170C150 110 142 40 128 -20C120 -60 112 -110 126 -186Z'
const mirror = (d: string) => d.replace(/(-?\d+)( -?\d+)/g, (_, x: string, y: string) => `${-Number(x)}${y}`)

/** A jacket on its stand, seen from the front; (0, 0) is its middle. */
function jacket(S: Sheet, cloth: string, tie: 'bow' | 'long', flower: string): string {
  const [deep, pale] = [S.dim(cloth, 0.5), S.lit(cloth, 0.3)]
  const left = mirror(HALF)
  const shirt = S.lit(S.tint('#F7F1E6'), 0.25)
  let o = path(
    'M-44 -206C-26 -196 26 -196 44 -206L40 40L-40 40Z',
    S.across([
      [0, S.dim(shirt, 0.35)],
      [0.6, shirt],
      [1, S.lit(shirt, 0.6)],
    ]),
  )
  o += line('M0 -170L0 34', S.dim(shirt, 0.4), 2.4)
  const across = S.lin(-200 * S.side, 0, 200 * S.side, 0, [
    [0, S.dim(cloth, 0.35)],
    [0.45, cloth],
    [0.8, pale],
    [1, cloth],
  ])
  // each side leaves the shirt's V open
  const cut = (d: string, s: 1 | -1) =>
    `<g ${S.clip(s > 0 ? 'M4 60L60 -230H240V260H-40Z' : 'M-4 60L-60 -230H-240V260H40Z')}>${path(d, across)}${line(d, pale, s === S.side ? 6 : 2, ' opacity=".55"')}</g>`
  for (const [d, inner] of [
    [mirror(SLEEVE), -1],
    [SLEEVE, 1],
  ] as const)
    o +=
      path(
        d,
        S.across([
          [0, S.dim(cloth, 0.48)],
          [0.5, S.dim(cloth, 0.2)],
          [0.85, S.lit(cloth, inner === S.side ? 0.3 : 0.05)],
          [1, S.dim(cloth, 0.1)],
        ]),
      ) +
      line(`M${inner * 153} 148L${inner * 201} 146`, deep, 3, ' opacity=".7"') +
      `<g ${S.clip(d)}>${line(inner > 0 ? HALF : left, deep, 20, ` opacity=".5" ${S.blur(4)}`)}</g>`
  o += cut(left, -1) + cut(HALF, 1)
  const lapel = 'M50 -216C66 -206 84 -196 96 -184L92 -132L112 -122C84 -60 44 10 4 62C10 -30 30 -130 50 -216Z'
  for (const d of [mirror(lapel), lapel])
    o +=
      path(
        d,
        S.lin(-110 * S.side, 0, 110 * S.side, 0, [
          [0, deep],
          [1, S.lit(cloth, 0.18)],
        ]),
      ) + line(d, deep, 2.4, ' opacity=".8"')
  o +=
    line('M-2 62C-8 120 -10 170 -8 220', deep, 4) +
    ellipse(-16, 92, 7, 7, S.tint(C.gold)) +
    ellipse(-18, 142, 7, 7, S.tint(C.gold))
  o +=
    line('M-84 -40C-82 40 -88 130 -96 212M84 -40C82 40 88 130 96 212', deep, 3, ' opacity=".8"') +
    path('M58 108L118 98L120 114L60 124Z', deep) +
    path('M-58 108L-118 98L-120 114L-60 124Z', deep)
  o +=
    path('M62 -38L118 -46L116 -34L64 -26Z', deep) +
    path('M70 -40L80 -70L94 -54L104 -74L112 -46Z', S.lit(S.tint('#F7F1E6'), 0.2))
  o +=
    path(
      'M-46 -226C-34 -204 -16 -188 -2 -180L-24 -142C-40 -164 -50 -194 -46 -226ZM46 -226C34 -204 16 -188 2 -180L24 -142C40 -164 50 -194 46 -226Z',
      S.lit(shirt, 0.4),
    ) + line('M-22 -146L-2 -178M22 -146L2 -178', S.dim(shirt, 0.4), 2)
  const silk = S.tint(nth(['#3B3A38', '#7E3F2B', '#5B2B33', '#51604A'], Number(S.seed)))
  o +=
    tie === 'bow'
      ? path(
          'M-4 -172C-30 -194 -50 -190 -54 -178C-56 -166 -54 -152 -48 -146C-34 -146 -18 -152 -4 -162ZM4 -172C30 -194 50 -190 54 -178C56 -166 54 -152 48 -146C34 -146 18 -152 4 -162Z',
          S.across([
            [0, S.dim(silk, 0.3)],
            [1, S.lit(silk, 0.3)],
          ]),
        ) + path('M-10 -176L10 -176L9 -156L-9 -156Z', S.dim(silk, 0.3))
      : path(
          'M-12 -176L12 -176L9 -154L26 20L0 52L-26 20L-9 -154Z',
          S.across([
            [0, S.dim(silk, 0.3)],
            [0.7, silk],
            [1, S.lit(silk, 0.35)],
          ]),
        ) + line('M-9 -154L9 -154', S.dim(silk, 0.5), 2.4)
  return (
    o +
    use(leaf(S, 'olive', 'oval'), -74, -84, 0.42, -40) +
    use(leaf(S, 'sage', 'lance'), -72, -84, 0.46, 26) +
    use(flower, -74, -98, 0.46)
  )
}

/** A jacket on its valet stand by a tall window. */
export const suit: Scene = (seed) => {
  const S = new Sheet('suit', seed, 1200, 900, ['alba', 'oro', 'tramonto'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const wall = S.dim(nth([S.t.wall, '#C4C8B4', '#D9C3AE'], seed), 0.14)
  const floor = S.dim(S.tint(r.pick(['#B98D62', '#A8795A'])), 0.2)
  const x = mir(450)
  S.add(
    wallOf(S, wall),
    boards(S, 748, floor, wall),
    tallWindow(S, mir(880), 690, wall, { arched: seed % 2 === 0 }),
    sheer(S, mir(700), 742, 200, k > 0 ? -1 : 1),
  )
  S.add(
    path(
      `M${mir(700)} 752L${mir(1060)} 752L${mir(760)} 960L${mir(300)} 960Z`,
      S.t.light,
      ` opacity=".4" ${S.blur(8)}`,
    ),
  )
  // the stand: a wooden valet with turned feet
  const wood = S.tint('#6d4a30')
  S.add(
    S.shadow(x - 70 * k, 846, 230, 24, 0.5, 10),
    line(
      `M${x} 560L${x} 818M${x - 104} 846C${x - 70} 812 ${x - 30} 806 ${x} 806C${x + 30} 806 ${x + 70} 812 ${x + 104} 846`,
      S.dim(wood, 0.35),
      20,
    ),
    line(`M${x + 4 * k} 560L${x + 4 * k} 812`, S.lit(wood, 0.35), 7),
  )
  const bar = path(
    `M${x - 96} 664L${x - 84} 652L${x + 84} 652L${x + 96} 664L${x + 84} 678L${x - 84} 678Z`,
    turned(S, wood),
  )
  const cloth = S.tint(nth(['#33424F', '#666B66', '#4B5740', '#77563E', '#2B2A30', '#AD977A'], seed))
  S.add(bar)
  S.add(S.glow(x + 60 * k, 420, 380, S.t.light, 0.25))
  const flower = seed % 2 ? rose(S, paletteOf(seed)[0]) : bloom(S, paletteOf(seed)[1])
  S.add(
    group(
      x - 34 * k,
      470,
      [1.22, 1.2],
      path(`${SLEEVE}${mirror(SLEEVE)}${HALF}${mirror(HALF)}`, S.t.shade, ` opacity=".35" ${S.blur(12)}`),
    ),
  )
  S.add(
    path(
      `M${x - 44} 250C${x - 36} 216 ${x - 40} 190 ${x - 42} 172C${x - 20} 164 ${x + 20} 164 ${x + 42} 172C${x + 40} 190 ${x + 36} 216 ${x + 44} 250Z`,
      turned(S, S.tint('#D9C4A2')),
    ),
    path(
      `M${x - 43} 173C${x - 20} 160 ${x + 20} 160 ${x + 43} 173C${x + 20} 182 ${x - 20} 182 ${x - 43} 173Z`,
      S.lit(wood, 0.2),
    ),
    path(`M${x - 9} 166C${x - 14} 146 ${x + 14} 146 ${x + 9} 166Z`, S.tint(C.gold)),
    group(x, 470, [1.22, 1.2], jacket(S, cloth, seed % 3 === 0 ? 'long' : 'bow', flower)),
  )
  // a stool with shoes, or with flowers
  const bx = mir(1010)
  S.add(
    S.shadow(bx - 40 * k, 838, 130, 18, 0.45, 8),
    line(
      `M${bx - 70} 836L${bx - 56} 690M${bx + 70} 838L${bx + 56} 690M${bx - 24} 820L${bx - 22} 690M${bx + 28} 820L${bx + 24} 690`,
      wood,
      10,
    ),
    path(
      `M${bx - 104} 682C${bx - 70} 664 ${bx + 70} 664 ${bx + 104} 682C${bx + 98} 704 ${bx - 98} 704 ${bx - 104} 682Z`,
      turned(S, '#9A6B42'),
    ),
  )
  const shoe = (sx: number) =>
    group(
      sx,
      676,
      [k * 0.8, 0.8],
      path(
        'M-70 0C-74 -24 -66 -48 -58 -58C-44 -50 -30 -50 -20 -54C0 -34 30 -30 58 -22C74 -16 76 -6 74 2L-70 4Z',
        S.across([
          [0, S.dim('#6E3F2C', 0.4)],
          [0.7, S.tint('#6E3F2C')],
          [1, S.lit('#9A643E', 0.3)],
        ]),
      ) +
        path('M-72 2H76V10H-70Z', '#2b211b') +
        line('M-16 -46L-2 -34M-8 -50L8 -38', S.lit('#C9A06A', 0.3), 3),
    )
  S.add(
    seed % 2
      ? [shoe(bx - 26), shoe(bx + 30)]
      : vase(S, bx, 684, 0.9, nth([C.sage, C.dust, '#E9E0D0'], seed), paletteOf(seed + 1)),
  )
  return S.picture(
    `Abito da sposo ${nth(['blu polvere', 'grigio', 'verde oliva', 'color tabacco', 'scuro', 'sabbia'], seed)} su un servo muto, con ${seed % 3 === 0 ? 'la cravatta' : 'il papillon'} e un fiore all’occhiello, ${S.when}`,
    { edge: 2, zoom: [1, 1.06] },
  )
}
