import { C, mix } from '../colour.ts'
import { bloom, ranunculus, rose } from '../flora/flowers.ts'
import { leaf, paletteOf, sprig } from '../flora/leaves.ts'
import { blob, ellipse, group, line, num, path, use } from '../path.ts'
import { ribbon } from '../props/cloth.ts'
import { tableTop, wallOf } from '../props/room.ts'
import { tiers } from '../props/table-ware.ts'
import { turned, vase } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A footed stand, `rx` half its width; (0, 0) is its foot, its plate at -h. */
const stand = (S: Sheet, rx: number, h: number, glaze: string): string =>
  path(
    `M${num(-rx * 0.42)} 0C${num(-rx * 0.3)} -18 -16 -16 -16 ${-h}L16 ${-h}C16 -16 ${num(rx * 0.3)} -18 ${num(rx * 0.42)} 0C${num(rx * 0.2)} 10 ${num(-rx * 0.2)} 10 ${num(-rx * 0.42)} 0Z`,
    turned(S, glaze),
  ) +
  ellipse(0, -h + 6, rx, rx * 0.13, S.dim(glaze, 0.5)) +
  ellipse(
    0,
    -h,
    rx,
    rx * 0.13,
    S.across([
      [0, S.dim(glaze, 0.3)],
      [1, S.lit(glaze, 0.6)],
    ]),
  )

/** A low cake with drips of icing and flowers on it, its foot at (0, 0). */
function lowCake(
  S: Sheet,
  rx: number,
  h: number,
  icing: string,
  drip: string,
  tones: ReturnType<typeof paletteOf>,
): string {
  const { r } = S
  const ry = rx * 0.13
  let drips = `M${-rx} ${-h}`
  const steps = 11
  for (let i = 0; i < steps; i++) {
    const [x0, x1] = [-rx + (2 * rx * i) / steps, -rx + (2 * rx * (i + 1)) / steps]
    const y = -h + Math.sqrt(Math.max(0, 1 - ((x0 + x1) / 2 / rx) ** 2)) * ry
    const fall = r.f(14, 52)
    drips += `L${num(x0 + 3)} ${num(y + 8)}C${num(x0 + 3)} ${num(y + fall)} ${num(x1 - 3)} ${num(y + fall)} ${num(x1 - 3)} ${num(y + 8)}`
  }
  const body = `M${-rx} ${-h}L${num(-rx + 3)} 0A${rx - 3} ${num(ry)} 0 0 0 ${rx - 3} 0L${rx} ${-h}Z`
  let swept = ''
  for (let i = 0; i < 8; i++)
    swept += `M${num(-rx * r.f(0.2, 0.95))} ${num(-h * r.f(0.08, 0.8))}q${num(rx * 0.4)} ${num(ry)} ${num(rx * r.f(0.5, 0.9))} ${num(ry * 0.4)}`
  let o =
    path(
      body,
      S.across([
        [0, S.dim(icing, 0.5)],
        [0.35, S.dim(icing, 0.15)],
        [0.65, icing],
        [0.88, S.lit(icing, 0.7)],
        [1, icing],
      ]),
    ) + `<g ${S.clip(body)}>${line(swept, S.lit(icing, 0.7), 2.6, ' opacity=".5"')}</g>`
  o +=
    path(
      `${drips}L${rx} ${-h}Z`,
      S.across([
        [0, S.dim(drip, 0.4)],
        [0.6, drip],
        [1, S.lit(drip, 0.5)],
      ]),
    ) + ellipse(0, -h, rx, ry, S.lit(drip, 0.3))
  for (let i = 0; i < 7; i++)
    o += use(
      leaf(S, i % 2 ? 'olive' : 'sage', i % 3 ? 'lance' : 'oval'),
      -rx * 0.6 + i * rx * 0.2,
      -h - 4,
      rx / 260,
      -80 + i * 27,
    )
  for (const [i, make] of [rose, ranunculus, rose, bloom, ranunculus].entries())
    o += use(
      make(S, nth(tones, i)),
      -rx * 0.5 + i * rx * 0.25,
      -h - 12 - Math.sin((i / 4) * 3.14) * 16,
      (rx / 170) * (make === bloom ? 0.5 : 0.8),
      r.f(0, 360),
    )
  return o
}

/** A cone of small almond cakes on a plate. */
function cone(S: Sheet, colours: readonly string[]): string {
  let o = ''
  for (let row = 0; row < 8; row++) {
    const half = 108 - row * 13
    const count = Math.max(1, Math.round(half / 19))
    for (let i = 0; i < count; i++) {
      const x = count === 1 ? 0 : -half + 18 + (i / (count - 1)) * (half * 2 - 36)
      const y = -24 - row * 34 + Math.sqrt(Math.max(0, 1 - (x / (half + 1)) ** 2)) * 10
      const c = S.tint(nth(colours, i + row * 2))
      o +=
        path(
          `M${num(x - 25)} ${num(y + 3)}C${num(x - 25)} ${num(y - 22)} ${num(x + 25)} ${num(y - 22)} ${num(x + 25)} ${num(y + 3)}Z`,
          S.across([
            [0, S.dim(c, 0.3)],
            [0.7, c],
            [1, S.lit(c, 0.5)],
          ]),
        ) +
        path(`M${num(x - 24)} ${num(y + 3)}h48v6h-48Z`, S.lit('#F5EBDB', 0.2)) +
        path(
          `M${num(x - 25)} ${num(y + 8)}C${num(x - 24)} ${num(y + 20)} ${num(x + 24)} ${num(y + 20)} ${num(x + 25)} ${num(y + 8)}Z`,
          S.dim(c, 0.25),
        )
    }
  }
  return o
}

/** The sweets' table: a low cake, a cone of almond cakes, a stand of three plates. */
export const sweets: Scene = (seed) => {
  const S = new Sheet('sweets', seed, 1200, 900, ['alba', 'oro', 'tramonto'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const t = paletteOf(seed)
  const wall = mix(S.t.wall, nth(['#C98A6C', '#A9B08E', '#A9B6B6', '#E4CFA4'], seed), 0.45)
  const ty = 668
  S.add(wallOf(S, wall), tableTop(S, ty, S.tint(nth(['#F1E8DA', '#E4D8C4', '#DDE0D0'], seed)), 140))
  const glaze = S.lit(S.tint(nth(['#F3EBDD', '#C7D0C2', '#EBCFBD', '#D9C7A0'], seed)), 0.1)
  const small = nth(
    [
      ['#E8BFA8', '#F5EBDB', '#C9D0B4'],
      ['#F0CDBB', '#E6C27E', '#F5EBDB'],
      ['#C9D0B4', '#F5EBDB', '#D9A58C'],
      ['#F5EBDB', '#E2A68E', '#A9BBB6'],
    ],
    seed,
  )
  const drip = S.tint(nth(['#F8F1E4', '#E2A68E', '#6B4432', '#E6C27E'], seed))
  const icing = S.lit(S.tint(nth(['#EFD2BF', '#F6EDDD', '#F3E6CB', '#D6DAC4'], seed)), 0.1)
  S.add(vase(S, mir(130), ty + 40, 1.35, nth([C.sage, '#C98A6C', C.dust, '#E9E0D0'], seed), t))
  S.add(
    S.shadow(mir(590) - 80 * k, ty + 52, 270, 28, 0.45, 12),
    group(mir(590), ty + 48, 1, stand(S, 250, 104, glaze)),
    S.shadow(mir(590) - 30 * k, ty - 54, 190, 16, 0.4, 6),
    group(mir(590), ty - 54, 1, lowCake(S, 184, 196, icing, drip, t)),
  )
  S.add(
    S.shadow(mir(960) - 60 * k, ty + 66, 190, 24, 0.45, 10),
    group(mir(960), ty + 62, 1, stand(S, 156, 74, glaze) + group(0, -70, 1.05, cone(S, small))),
  )
  S.add(tiers(S, mir(300), ty + 96, 0.82, glaze, small))
  for (const [x, y] of [
    [760, 140],
    [816, 152],
    [700, 166],
  ] as const) {
    const c = S.tint(nth(small, x))
    S.add(
      S.shadow(mir(x) - 10 * k, ty + y + 14, 34, 8, 0.4, 4),
      path(
        blob(r, mir(x), ty + y, 29, 19, 0.04, 9),
        S.across([
          [0, S.dim(c, 0.35)],
          [0.7, c],
          [1, S.lit(c, 0.5)],
        ]),
      ),
    )
  }
  S.add(
    ribbon(
      S,
      [
        [mir(420), ty + 200],
        [mir(520), ty + 170],
        [mir(620), ty + 210],
        [mir(740), ty + 196],
        [mir(860), ty + 236],
      ],
      28,
      S.tint(nth(['#C98A6C', '#9DA88C', '#E0C48E'], seed)),
    ),
    sprig(S, mir(1180), ty + 170, -72 * k, 260, { kind: 'olive', bend: -20 * k, size: 0.3 }),
  )
  return S.picture(
    `Tavolo dei dolci con una torta fiorita, una piramide di pasticcini e un’alzata a tre piani, ${S.when}`,
    { edge: 2, zoom: [1, 1, 1.05] },
  )
}
