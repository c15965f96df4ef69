import { C } from '../colour.ts'
import { paletteOf } from '../flora/leaves.ts'
import { garden } from '../land/garden.ts'
import { meadow } from '../land/meadow.ts'
import { ellipse, group, line, num, path, rect } from '../path.ts'
import { swag } from '../props/lights.ts'
import { pot, turned } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A film reel seen from the side, with the holes of its spool. */
function reel(S: Sheet, x: number, y: number, R: number, metal: string): string {
  let holes = ''
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * 6.283 + 0.4
    holes += ellipse(Math.cos(a) * R * 0.56, Math.sin(a) * R * 0.56, R * 0.22, R * 0.22, S.dim(metal, 0.75))
  }
  const disc = S.box(S.side > 0 ? 0 : 1, 1, S.side > 0 ? 1 : 0, 0, [
    [0, S.dim(metal, 0.55)],
    [0.6, metal],
    [1, S.lit(metal, 0.6)],
  ])
  const rim = `<circle r="${R - 2}" fill="none" stroke="${S.lit(metal, 0.6)}" stroke-width="3" opacity=".8"/>`
  return group(
    x,
    y,
    1,
    `<circle cx="${-5 * S.side}" cy="5" r="${R}" fill="${S.dim(metal, 0.75)}"/><circle r="${R}" fill="${disc}"/>${holes}${rim}<circle r="${num(R * 0.15)}" fill="${C.gold}"/>`,
  )
}

/** The cine camera, lens to the right; (0, 0) is where it meets the tripod. */
function cine(S: Sheet, skin: string, metal: string): string {
  const dark = S.dim('#2E2A26', 0.1)
  const body =
    'M-128 -10C-136 -60 -134 -116 -124 -148C-60 -156 70 -156 118 -148C128 -110 128 -50 122 -10C60 -2 -60 -2 -128 -10Z'
  let o = reel(S, -74, -214, 76, metal) + reel(S, 84, -206, 66, metal)
  o += line('M-74 -150L-74 -170M84 -150L84 -165', dark, 16)
  o += S.form(body, skin, { dx: 6, dy: 6 })
  o +=
    path('M-122 -132C-60 -140 70 -140 116 -132L118 -118C60 -126 -60 -126 -123 -118Z', turned(S, metal)) +
    rect(-122, -30, 242, 12, metal, ' opacity=".85"')
  o +=
    `<circle cx="-52" cy="-76" r="33" fill="${S.dim(skin, 0.35)}"/><circle cx="-52" cy="-76" r="25" fill="${metal}"/>` +
    line('M-52 -76L-26 -100', dark, 8) +
    ellipse(-24, -102, 9, 9, C.gold)
  o +=
    rect(20, -104, 66, 44, S.dim(skin, 0.35), ' rx="6"') +
    rect(28, -98, 50, 10, S.lit(metal, 0.4), ' opacity=".6"')
  o +=
    path('M118 -122L158 -114L158 -44L118 -36Z', dark) +
    path(
      'M158 -120L214 -126L214 -32L158 -38Z',
      S.lin(0, -126, 0, -32, [
        [0, S.lit(dark, 0.35)],
        [0.4, dark],
        [1, '#15130f'],
      ]),
    )
  o +=
    path(
      'M214 -136L262 -152L262 -6L214 -22Z',
      S.lin(0, -152, 0, -6, [
        [0, S.lit(dark, 0.5)],
        [0.35, dark],
        [1, '#15130f'],
      ]),
    ) +
    ellipse(262, -79, 12, 73, '#10171a') +
    ellipse(264, -84, 7, 44, S.lit(C.sea, 0.25), ' opacity=".75"') +
    ellipse(266, -108, 3, 14, '#fff', ' opacity=".7"')
  return o + path('M-128 -112L-176 -122L-184 -84L-130 -78Z', dark) + ellipse(-182, -103, 8, 20, '#15130f')
}

/** A cine camera on its tripod in a garden. */
export const video: Scene = (seed) => {
  const S = new Sheet('video', seed, 1200, 900, ['tramonto', 'oro', 'sera'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const x = mir(480 + r.j(40))
  S.add(
    garden(S, {
      horizon: 500,
      sunX: mir(900),
      trees: [
        [mir(1060), 590, 250],
        [mir(90), 620, 330],
        [mir(930), 560, 150],
      ],
    }),
  )
  for (let i = 0; i < 3; i++)
    S.add(swag(S, [mir(90), 330 - i * 40], [mir(1080), 372 - i * 30], 40 + i * 26, 13, 0.9 - i * 0.14))
  S.add(S.glow(mir(800), 520, 420, '#FFCF8A', 0.3 * S.t.lamps), pot(S, mir(985), 812, 0.92, paletteOf(seed)))
  const wood = S.tint(nth(['#9A6B3E', '#6d4a30', '#B58A57'], seed))
  const leg = (dx: number, y: number) =>
    line(`M${num(x)} 470L${num(x + dx)} ${y}`, S.dim(wood, 0.45), 19) +
    line(`M${num(x + 3 * k)} 470L${num(x + dx + 3 * k)} ${y - 4}`, wood, 10) +
    line(
      `M${num(x + dx * 0.52)} ${num(470 + (y - 470) * 0.52)}L${num(x + dx * 0.58)} ${num(470 + (y - 470) * 0.58)}`,
      S.tint(C.gold),
      21,
    )
  S.add(S.shadow(x - 60 * k, 858, 260, 24, 0.45, 10), leg(30 * k, 812), leg(-150, 858), leg(160, 862))
  S.add(
    path(
      `M${num(x - 62)} 446L${num(x + 62)} 446L${num(x + 42)} 484L${num(x - 42)} 484Z`,
      turned(S, S.dim(S.tint(C.gold), 0.2)),
    ),
    line(`M${num(x - 40 * k)} 462L${num(x - 210 * k)} 520`, S.dim(wood, 0.4), 12),
  )
  const metal = S.tint(nth(['#C9BFA9', '#C2A876', '#B9BCB4'], seed + 1))
  S.add(
    group(
      x,
      446,
      [k * 1.16, 1.16],
      cine(S, S.tint(nth(['#4A3A2E', '#51604A', '#7A4A33', '#3B474B'], seed)), metal),
    ),
  )
  S.add(meadow(S, 868, 90))
  return S.picture(`Cinepresa d’epoca su un treppiede di legno, in un giardino con fili di luci, ${S.when}`, {
    edge: 2,
    zoom: [1, 1, 1.07],
  })
}
