import { mix } from '../colour.ts'
import { ranunculus, rose } from '../flora/flowers.ts'
import { fig, figHalf, oliveFruit } from '../flora/fruit.ts'
import { figLeaf, type Green, leaf, type LeafShape, paletteOf, sprig } from '../flora/leaves.ts'
import { archOutline } from '../land/house.ts'
import { line, num, path, type Point, smooth, use, wave } from '../path.ts'
import { leafShadow } from '../props/cloth.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A cake of three or four tiers with figs, in front of a niche. */
export const cake: Scene = (seed) => {
  const S = new Sheet('cake', seed, 1200, 900, ['alba', 'tramonto', 'oro']),
    { r } = S,
    k = S.side,
    wall = mix(S.t.wall, nth(['#A9B08E', '#C98A6C', '#E9DCC6', '#8E9A98'], seed), 0.5),
    cx = 600 - k * r.f(20, 70),
    tones = paletteOf(seed + 2)
  S.add(
    `<rect x="-40" y="-40" width="1280" height="980" fill="${S.lin(
      k > 0 ? 1200 : 0,
      0,
      k > 0 ? 0 : 1200,
      500,
      [
        [0, S.lit(wall, 0.5)],
        [0.5, wall],
        [1, S.dim(wall, 0.5)],
      ],
    )}"/>`,
  )
  const nx = cx + k * 30,
    niche = archOutline(nx, 720, 640, 660)
  S.add(
    path(
      niche,
      S.lin(
        nx - 320,
        0,
        nx + 320,
        0,
        k > 0
          ? [
              [0, S.lit(wall, 0.1)],
              [0.25, S.dim(wall, 0.2)],
              [1, S.dim(wall, 0.62)],
            ]
          : [
              [0, S.dim(wall, 0.62)],
              [0.75, S.dim(wall, 0.2)],
              [1, S.lit(wall, 0.1)],
            ],
      ),
    ),
    `<g ${S.clip(niche)}>${line(niche, S.dim(wall, 0.8), 46, ` transform="translate(${16 * k} 10)" opacity=".7" ${S.blur(10)}`)}</g>`,
    leafShadow(S, k > 0 ? 1240 : -40, 60, k > 0 ? -122 : 122, 600, 0.2),
    leafShadow(S, k > 0 ? 1240 : -40, 200, k > 0 ? -112 : 112, 460, 0.17),
  )
  // table with a linen runner
  const ty = 716,
    cl = S.tint(r.pick(['#EFE6D6', '#B9BBA0', '#D9B294', '#8C9480']))
  S.add(
    path(
      `M-60 ${ty}C300 ${ty - 8} 900 ${ty + 8} 1260 ${ty - 2}L1260 960L-60 960Z`,
      S.lin(0, ty, 0, 900, [
        [0, S.lit(cl, 0.4)],
        [0.25, cl],
        [1, S.dim(cl, 0.42)],
      ]),
    ),
  )
  for (let i = 0; i < 13; i++) {
    const x = 40 + i * 96 + r.j(30),
      wd = r.f(14, 34)
    S.add(
      path(
        `M${num(x)} ${ty + 96}C${num(x + wd)} ${ty + 130} ${num(x - wd)} 860 ${num(x + r.j(20))} 960L${num(x + wd)} 960C${num(x)} 860 ${num(x + wd * 1.6)} ${ty + 130} ${num(x + 6)} ${ty + 96}Z`,
        S.dim(cl, 0.5),
        ` opacity=".5" ${S.blur(3)}`,
      ),
    )
  }
  S.add(
    path(
      `M-60 ${ty + 88}Q600 ${ty + 112} 1260 ${ty + 86}L1260 ${ty + 96}Q600 ${ty + 122} -60 ${ty + 98}Z`,
      S.lit(cl, 0.55),
      ' opacity=".7"',
    ),
  )
  // stand
  const st = S.tint(r.pick(['#E9E0D0', '#A98A5A', '#8b8d7c'])),
    by = ty + 56
  S.add(
    S.shadow(cx - k * 90, by + 10, 330, 36, 0.45, 14),
    path(
      `M${cx - 96} ${by + 8}C${cx - 70} ${by - 14} ${cx - 22} ${by - 12} ${cx - 22} ${by - 58}L${cx + 22} ${by - 58}C${cx + 22} ${by - 12} ${cx + 70} ${by - 14} ${cx + 96} ${by + 8}C${cx + 50} ${by + 22} ${cx - 50} ${by + 22} ${cx - 96} ${by + 8}Z`,
      S.box(k > 0 ? 0 : 1, 0, k > 0 ? 1 : 0, 0, [
        [0, S.dim(st, 0.6)],
        [0.7, st],
        [0.9, S.lit(st, 0.8)],
        [1, st],
      ]),
    ),
  )
  const plateY = by - 62
  S.add(
    `<ellipse cx="${num(cx)}" cy="${plateY + 10}" rx="262" ry="38" fill="${S.dim(st, 0.6)}"/><ellipse cx="${num(cx)}" cy="${plateY}" rx="262" ry="38" fill="${S.box(
      k > 0 ? 0 : 1,
      0,
      k > 0 ? 1 : 0,
      0,
      [
        [0, S.dim(st, 0.35)],
        [1, S.lit(st, 0.7)],
      ],
    )}"/>`,
    S.shadow(cx - k * 40, plateY + 6, 216, 24, 0.4, 6),
  )
  // tiers: swept buttercream; seed decides ivory, blush, sage or barely iced
  const icing = S.lit(S.tint(nth(['#F6EDDD', '#EFD2BF', '#D6DAC4', '#F3E6CB'], seed)), 0.1),
    naked = seed % 4 === 3,
    tiers = r.pick([3, 3, 4]),
    hh = tiers === 4 ? 108 : 138
  let y = plateY + 4
  const tops: [number, number, number][] = []
  for (let i = 0; i < tiers; i++) {
    const rx = 196 - i * (tiers === 4 ? 44 : 54),
      ry = rx * 0.135,
      h = hh * r.f(0.92, 1.06),
      f = wave(r),
      up: Point[] = [],
      lo: Point[] = []
    for (let q = 0; q <= 12; q++) {
      const a = Math.PI * (q / 12),
        X = cx - Math.cos(a) * rx
      up.push([X + r.j(1.5), y - h + Math.sin(a) * ry * 0.3 + f(q / 12) * 4 - 3])
      lo.unshift([X + r.j(1), y + Math.sin(a) * ry])
    }
    const d = smooth([...up, ...lo], true, 0.7)
    S.add(
      path(
        d,
        S.lin(cx - rx * k, 0, cx + rx * k, 0, [
          [0, S.dim(icing, 0.5)],
          [0.3, S.dim(icing, 0.2)],
          [0.62, icing],
          [0.86, S.lit(icing, 0.75)],
          [1, S.lit(icing, 0.2)],
        ]),
      ),
    )
    let sw = ''
    for (let q = 0; q < 15; q++) {
      const yy = y - h + 16 + (q / 15) * (h - 18),
        x0 = cx - rx * r.f(-0.1, 0.95),
        w = rx * r.f(0.3, 1)
      sw += `M${num(x0)} ${num(yy)}q${num(w / 2)} ${num(ry * 0.5)} ${num(w)} ${num(ry * 0.1)}`
    }
    S.add(
      `<g ${S.clip(d)}>${line(sw, S.dim(icing, 0.45), 3, ' opacity=".28"')}${line(sw, S.lit(icing, 0.9), 2.4, ' opacity=".55" transform="translate(3 5)"')}${naked ? [0.36, 0.7].map((q) => path(`M${num(cx - rx)} ${num(y - h * q)}Q${num(cx)} ${num(y - h * q + ry * 1.5)} ${num(cx + rx)} ${num(y - h * q)}L${num(cx + rx)} ${num(y - h * q + h * 0.2)}Q${num(cx)} ${num(y - h * q + h * 0.2 + ry * 1.5)} ${num(cx - rx)} ${num(y - h * q + h * 0.2)}Z`, S.tint('#B98A52'), ' opacity=".4"')).join('') : ''}</g>`,
    )
    S.add(
      `<ellipse cx="${num(cx)}" cy="${num(y - h - 1)}" rx="${rx - 2}" ry="${num(ry)}" fill="${S.lit(icing, 0.5)}"/>`,
    )
    tops.push([y - h, rx, ry])
    y -= h - 3
  }
  // figs and leaves run down the cake in a diagonal; flowers answer at the base
  const set = (x: number, yy: number, R: number) => {
    for (let i = 0; i < 5; i++)
      S.add(
        use(
          leaf(S, r.pick<Green>(['olive', 'sage', 'fresh']), r.pick<LeafShape>(['lance', 'oval'])),
          x,
          yy,
          (R / 60) * r.f(0.7, 1),
          r.f(-150, 150),
        ),
      )
    S.add(use(figLeaf(S), x, yy + 4, (R / 60) * 0.85, r.f(-120, 120)))
    const c = r.i(2, 3)
    for (let i = 0; i < c; i++) {
      const u = x + (i - (c - 1) / 2) * R * 0.78,
        v = yy + r.j(R * 0.16)
      S.add(
        S.shadow(u - 6 * k, v + R * 0.24, R * 0.44, R * 0.28, 0.35, 4),
        r.chance(0.62)
          ? use(r.chance(0.5) ? fig(S) : figHalf(S), u, v, R / 90, r.j(40))
          : use(r.pick([rose, ranunculus])(S, r.pick(tones)), u, v, R / 74, r.f(0, 360)),
      )
    }
  }
  const top = nth(tops, tiers - 1)
  set(cx, top[0] - 20, 74)
  for (let i = tiers - 2; i >= 0; i--) {
    const sgn = (i % 2 ? -1 : 1) * k
    set(cx + sgn * (nth(tops, i + 1)[1] + 16), nth(tops, i)[0] - 8, 64)
    if (i === 0) set(cx - sgn * (nth(tops, 1)[1] - 10), nth(tops, 0)[0] + 6, 46)
  }
  set(cx - k * 130, plateY + 6, 70)
  set(cx + k * 176, plateY + 2, 56)
  // on the table: cut figs, a knife's gleam of gold, a sprig
  const fx = cx + k * 380
  for (const [dx, dy, s, half] of [
    [-70, 40, 1.05, 0],
    [10, 58, 1.15, 1],
    [84, 34, 0.95, 0],
  ] as const)
    S.add(
      S.shadow(fx + dx - k * 26, by + dy + 4 + 4 * s, 44 * s, 9, 0.6, 4),
      use(half ? figHalf(S) : fig(S), fx + dx, by + dy - 34, s * 0.86, r.j(24)),
    )
  S.add(
    sprig(S, cx - k * 520, by + 60, 66 * k, 300, {
      kind: 'olive',
      bend: 30 * k,
      fruit: oliveFruit(S),
      size: 0.3,
    }),
    use(figLeaf(S), fx + 120 * k, by + 40, 1.2, 70 * k),
  )
  const colour = nth(['avorio', 'rosa cipria', 'verde salvia', 'quasi nuda'], seed)
  return S.picture(
    `Torta ${colour} a ${tiers === 4 ? 'quattro' : 'tre'} piani con fichi, foglie e fiori freschi, davanti a una nicchia, ${S.when}`,
  )
}
