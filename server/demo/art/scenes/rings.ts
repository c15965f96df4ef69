import { C, mix } from '../colour.ts'
import { anemone, bloom, ranunculus, rose } from '../flora/flowers.ts'
import { oliveFruit } from '../flora/fruit.ts'
import { type Green, type LeafShape, paletteOf, sprig, TONES } from '../flora/leaves.ts'
import { group, line, num, path, type Point, smooth, use } from '../path.ts'
import { leafShadow, linen, ribbon } from '../props/cloth.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** Two rings on a handmade plate. */
export const rings: Scene = (seed) => {
  const S = new Sheet('rings', seed, 1200, 900, ['alba', 'oro', 'tramonto']),
    { r } = S,
    k = S.side,
    mir = (x: number) => (k > 0 ? x : 1200 - x),
    t = paletteOf(seed)
  S.add(
    linen(S, S.tint(r.pick(['#E9DECB', '#C9CBB6', '#DDBBA2', '#B9BCB0'])), { folds: 5, weave: 0.7 }),
    leafShadow(S, mir(1220), 30, -128 * k, 560, 0.26),
  )
  // a handmade plate catches the light
  const px = mir(640),
    py = 500,
    cer = S.lit(S.tint('#F3EBDD'), 0.15),
    turn = r.f(0, 6)
  const pl = (q: number) => {
    const pts: Point[] = []
    for (let i = 0; i < 22; i++) {
      const a = (i / 22) * 6.283,
        w = 1 + Math.sin(a * 3 + turn) * 0.006 + Math.sin(a * 7 + turn * 2) * 0.008
      pts.push([px + Math.cos(a) * 400 * q * w, py + Math.sin(a) * 318 * q * w])
    }
    return smooth(pts, true)
  }
  S.add(
    `<g transform="translate(${-26 * k} 34)">${path(pl(1), S.t.shade, ` opacity=".5" ${S.blur(18)}`)}</g>`,
    path(
      pl(1),
      S.lin(mir(1000), 200, mir(260), 800, [
        [0, S.lit(cer, 0.8)],
        [0.5, cer],
        [1, S.dim(cer, 0.4)],
      ]),
    ),
    line(pl(0.985), S.tint(C.gold), 4, ' opacity=".8"'),
    path(
      pl(0.8),
      S.lin(mir(1000), 200, mir(260), 800, [
        [0, S.dim(cer, 0.4)],
        [0.4, S.dim(cer, 0.1)],
        [1, S.lit(cer, 0.7)],
      ]),
    ),
    path(
      pl(0.77),
      S.lin(mir(1000), 200, mir(260), 800, [
        [0, S.dim(cer, 0.16)],
        [0.5, cer],
        [1, S.lit(cer, 0.4)],
      ]),
    ),
  )
  S.add(
    sprig(S, mir(250), 820, 40 * k, 520, {
      kind: r.pick<Green>(['olive', 'sage']),
      shape: 'lance',
      bend: 26 * k,
      pairs: 11,
      size: 0.25,
      fruit: oliveFruit(S),
    }),
  )
  const silk = S.tint(r.pick(['#CE9076', '#E6C9A2', '#A3AC8E', '#D8AE9C']))
  S.add(
    `<g opacity=".4" transform="translate(${-12 * k} 18)" ${S.blur(8)}>${line(
      smooth([
        [mir(-60), 330],
        [mir(200), 420],
        [mir(430), 350],
        [mir(620), 500],
        [mir(840), 590],
        [mir(1030), 480],
        [mir(1280), 560],
      ]),
      S.t.shade,
      60,
    )}</g>`,
  )
  S.add(
    ribbon(
      S,
      [
        [mir(-80), 310],
        [mir(190), 400],
        [mir(420), 330],
        [mir(620), 480],
        [mir(830), 580],
        [mir(1020), 470],
        [mir(1290), 545],
      ],
      108,
      silk,
    ),
  )
  // two rings, one leaning on the other: band = outer ellipse minus inner, gradient turning with the metal
  const METALS: readonly (readonly [string, string, string, string])[] = [
    ['#7A5420', '#C8963F', '#FFF0C0', '#B07C2C'],
    ['#8d7f6a', '#D3C7B2', '#FFFDF5', '#9f927d'],
    ['#8a4a34', '#D08E6E', '#FFE6D2', '#A9654a'],
  ]
  const gold = (v: number): readonly [string, string, string, string] => {
    const aged = (c: string) => mix(c, S.t.shade, S.t.key * 0.3),
      [a, b, c, e] = nth(METALS, v)
    return [aged(a), aged(b), aged(c), aged(e)]
  }
  const band = (R: number, thick: number, sq: number, v: number) => {
    const [a, b, c, e] = gold(v),
      ell = (rx: number, ry: number, cy = 0) =>
        `M${-rx} ${cy}A${rx} ${num(ry)} 0 1 0 ${rx} ${cy}A${rx} ${num(ry)} 0 1 0 ${-rx} ${cy}Z`
    const g = S.lin(
        -R,
        0,
        R,
        0,
        k > 0
          ? [
              [0, a],
              [0.18, b],
              [0.3, e],
              [0.5, b],
              [0.72, c],
              [0.82, b],
              [1, a],
            ]
          : [
              [0, a],
              [0.18, b],
              [0.28, c],
              [0.5, b],
              [0.7, e],
              [0.84, b],
              [1, a],
            ],
      ),
      gi = S.lin(-R, 0, R, 0, [
        [0, c],
        [0.2, b],
        [0.5, a],
        [0.8, e],
        [1, c],
      ])
    const ry = R * sq,
      inner = R - 15,
      back = `<path fill-rule="evenodd" fill="${gi}" d="${ell(R, ry)}${ell(inner, ry * 0.87, thick * 0.42)}"/>`,
      front =
        `<path fill="${g}" d="M${-R} 0A${R} ${num(ry)} 0 0 0 ${R} 0L${R} ${thick}A${R} ${num(ry)} 0 0 1 ${-R} ${thick}Z"/>` +
        line(`M${-R + 2} 3A${R} ${num(ry)} 0 0 0 ${R - 2} 3`, c, 3, ' opacity=".9"') +
        line(`M${-R + 3} ${thick - 2}A${R} ${num(ry)} 0 0 0 ${R - 3} ${thick - 2}`, a, 2.4, ' opacity=".7"')
    return { back, front }
  }
  const A = band(142, 34, 0.52, seed),
    B = band(122, 30, 0.56, seed + r.i(0, 1)),
    ax = mir(560),
    ay = 470,
    bx = mir(716),
    by = 530
  const cast = (x: number, y: number, R: number, rot: number) =>
    `<ellipse cx="${num(x - 16 * k)}" cy="${num(y + 46)}" rx="${R}" ry="${num(R * 0.52)}" transform="rotate(${rot} ${num(x)} ${num(y)})" fill="none" stroke="${mix(S.t.shade, C.ink, 0.3)}" stroke-width="24" opacity=".5" ${S.blur(7)}/>`
  S.add(cast(ax, ay, 136, 12 * k), cast(bx, by, 118, -16 * k)) // a ring throws the shadow of a ring
  const gr = (x: number, y: number, rot: number, s: string) => group(x, y, 1, s, rot)
  S.add(
    gr(bx, by, -16 * k, B.back),
    gr(ax, ay, 12 * k, A.back + A.front),
    gr(
      bx,
      by,
      -16 * k,
      `<g ${S.clip(k > 0 ? 'M-60 -20H160V140H-60Z' : 'M-160 -20H60V140H-160Z')}>${B.front}</g>`,
    ),
    gr(bx, by, -16 * k, B.front),
  )
  if (seed % 2) {
    const gx = ax - k * 40,
      gy = ay + 84
    S.add(
      group(
        gx,
        gy,
        1,
        path('M-30 -12L-16 -32L16 -32L30 -12L0 26Z', S.lit('#DDE6E2', 0.3)) +
          path('M-30 -12L-10 -14L0 26Z', '#A9BCBA') +
          path('M-10 -14L10 -14L0 26Z', '#F6FBF8') +
          path('M10 -14L30 -12L0 26Z', '#C9D6D2') +
          path('M-16 -32L0 -32L-10 -14Z', '#fff') +
          path('M0 -32L16 -32L10 -14Z', '#CBD9D6') +
          line('M-22 0L-14 18M22 0L14 18', gold(seed)[1], 5),
        10 * k,
      ),
      S.glow(gx + 8 * k, gy - 26, 46, '#fff', 0.9),
    )
  }
  S.add(S.glow(ax + 100 * k, ay + 30, 60, '#FFF7DC', 0.75), S.glow(bx + 84 * k, by + 40, 50, '#FFF7DC', 0.7))
  // flowers in the corner, petals fallen
  const fx = mir(1010),
    fy = 200
  S.add(S.shadow(fx - 20 * k, fy + 30, 200, 170, 0.4, 20))
  for (let i = 0; i < 7; i++)
    S.add(
      sprig(S, fx, fy, i * 51 + r.j(14), r.f(180, 260), {
        kind: r.pick<Green>(['olive', 'sage', 'fresh']),
        shape: r.pick<LeafShape>(['lance', 'oval']),
        pairs: 5,
        size: 0.36,
        bend: r.j(40),
      }),
    )
  S.add(
    use(rose(S, t[0], 1), fx, fy, 2.7),
    S.shadow(fx - 130 * k, fy + 110, 66, 60, 0.35, 8),
    use(ranunculus(S, t[1], 1), fx - 118 * k, fy + 96, 1.7),
    use(rose(S, t[2]), fx + 120 * k, fy + 124, 1.6),
    use(anemone(S), fx - 96 * k, fy - 84, 1.4),
    use(bloom(S, t[1]), fx + 30 * k, fy + 168, 0.9),
    use(bloom(S, t[0]), fx - 190 * k, fy + 20, 0.8),
  )
  for (let i = 0; i < 7; i++) {
    const x = mir(r.f(120, 900)),
      y = r.f(640, 860),
      a = r.f(0, 360),
      c = TONES[nth(t, i)]
    S.add(
      S.shadow(x - 6 * k, y + 8, 30, 14, 0.35, 4),
      group(
        x,
        y,
        1,
        path(
          'M-34 0C-26 -20 4 -26 32 -8C38 2 24 16 4 16C-14 18 -30 12 -34 0Z',
          S.box(0, 0, 1, 1, [
            [0, S.tint(c[2])],
            [1, S.tint(c[0])],
          ]),
        ) + line('M-28 0C-8 -6 12 -6 28 -4', S.tint(c[0]), 1.2, ' opacity=".5"'),
        a,
      ),
    )
  }
  const metal = nth(['d’oro giallo', 'd’oro bianco', 'd’oro rosa'], seed)
  return S.picture(
    `Due fedi ${metal} appoggiate su un piatto di ceramica, con un nastro di seta, olivo e fiori, ${S.when}`,
    { edge: 2 },
  )
}
