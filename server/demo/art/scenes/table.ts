import { C, mix } from '../colour.ts'
import { ranunculus, rose } from '../flora/flowers.ts'
import { lemon } from '../flora/fruit.ts'
import { leaf, paletteOf, sprig } from '../flora/leaves.ts'
import { roundTree } from '../flora/trees.ts'
import { country, sky } from '../land/country.ts'
import { blob, camera, group, line, num, path, type Point, poly, smooth, use } from '../path.ts'
import { bulb } from '../props/lights.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A long table under lemon trees, strings of lights over it. */
export const table: Scene = (seed) => {
  const S = new Sheet('table', seed, 1200, 900, ['tramonto', 'sera', 'oro']),
    { r } = S,
    k = S.side
  const vx = 600 + r.j(130),
    hy = 352,
    P = camera(vx, hy, 1.7, 900),
    quad = (...p: (readonly [number, number, number])[]) => poly(p.map((q) => P(...q)))
  S.add(sky(S, hy, vx + 120 * k, hy - 70, { clouds: 3 }), country(S, hy - 46, { far: 2, step: 34 }))
  // At the blue hour the lamps are the light: the lawn and the trees take their warmth, not the sky's blue.
  const night = S.hourName === 'sera'
  const grass = S.tint(night ? mix(mix(C.olive, C.sage, 0.2), C.honey, 0.34) : mix(C.olive, C.sage, 0.3))
  S.add(
    `<rect x="-40" y="${hy + 4}" width="1280" height="620" fill="${S.lin(0, hy, 0, 900, [
      [0, S.air(S.lit(grass, 0.4), 0.4)],
      [0.3, S.lit(grass, 0.12)],
      [1, S.dim(mix(grass, C.deep, 0.5), 0.15)],
    ])}"/>`,
  )
  for (const [z, h] of [
    [13, 2.7],
    [9.6, 2.8],
    [7, 2.9],
    [5, 3],
  ] as const)
    for (const s of [-1, 1]) {
      const [x, y] = P(s * (2.5 + r.f(0, 0.5)), 0, z)
      S.add(
        S.shadow(x, y, (260 / z) * 2, (60 / z) * 2, 0.3),
        roundTree(S, x, y, (h * 900) / z, {
          depth: Math.min(0.6, (z - 4) / 15),
          kind: 'fresh',
          fruit: lemon(S),
        }),
      )
    }
  S.add(
    `<ellipse cx="${vx}" cy="620" rx="640" ry="240" fill="${S.rad([
      [0, '#FFD694', 0.6 * S.t.lamps + 0.1],
      [1, '#FFD694', 0],
    ])}"/>`,
  )
  for (let i = 0; i < 46; i++) {
    const z = 2.2 + r.f(0, 1) ** 1.5 * 8,
      [x, y] = P(r.j(3.6), 0, z)
    S.add(
      path(
        blob(r, x, y, (r.f(30, 90) * 2.4) / z, (r.f(7, 16) * 2.4) / z, 0.2, 8),
        i % 3 ? S.lit(S.tint(C.sage), 0.5) : S.tint(C.deep),
        ` opacity="${i % 3 ? 0.1 : 0.16}"`,
      ),
    )
  }
  let gr = ''
  for (let i = 0; i < 130; i++) {
    const z = r.f(1.9, 6),
      [x, y] = P(r.j(4), 0, z),
      h = (46 / z) * r.f(0.6, 1.5)
    gr += `M${num(x - 4 / z)} ${num(y)}q${num(r.j(4))} ${num(-h * 0.6)} ${num((r.j(14) / z) * 2)} ${num(-h)}q2 ${num(h * 0.6)} ${num(8 / z)} ${num(h)}Z`
  }
  S.add(path(gr, S.lit(S.tint(C.olive), 0.2), ' opacity=".6"'))
  // string lights in swags between the trees
  const swags: string[] = []
  for (const z of [2.9, 4, 5.6, 8.2]) {
    const a = [-3, 2.75 + r.j(0.1), z] as const,
      b = [3, 2.7 + r.j(0.15), z + 0.5] as const,
      sag = r.f(0.42, 0.6),
      pts: Point[] = []
    for (let i = 0; i <= 16; i++) {
      const q = i / 16
      pts.push(P(a[0] + 6 * q, a[1] + (b[1] - a[1]) * q - sag * 4 * q * (1 - q), z + 0.5 * q))
    }
    swags.push(
      line(smooth(pts), S.dim(C.deep, 0.3), 5 / z, ' opacity=".8"') +
        pts
          .slice(1, -1)
          .map((p) => use(bulb(S), p[0], p[1] + 8 / z, 3.2 / z))
          .join(''),
    )
  }
  S.add(swags.reverse())
  S.add(S.glow(vx, 300, 430, '#FFCF8A', 0.42 * S.t.lamps), S.glow(vx, 470, 300, '#FFCF8A', 0.4 * S.t.lamps))
  // chairs, far to near, on both sides
  const zs: number[] = []
  for (let z = 7.6; z > 1.9; z -= 0.82) zs.push(z)
  const wood = mix(
      S.tint(r.pick(night ? ['#8A6238', '#9C7244'] : ['#8A6238', '#E9DFCB', '#5d4630'])),
      '#E0A65E',
      night ? 0.25 : 0,
    ),
    woodL = S.lit(wood, 0.55),
    woodD = S.dim(wood, 0.45)
  const chair = (s: number, z: number) => {
    const x = s * 1.02,
      q = (y: number, dz: number, dx = 0) => P(x + s * dx, y, z + dz),
      w = 44 / z,
      li = (p: Point[], c: string, ww = w) => line(smooth(p), c, ww)
    return (
      S.shadow(...P(x, 0, z + 0.2), 240 / z, 30 / z, 0.32, 5) +
      li([q(0, 0), q(0.46, 0)], woodD) +
      li([q(0, 0.42), q(0.46, 0.42)], woodD) +
      li([P(s * 0.62, 0, z), P(s * 0.62, 0.46, z)], woodD, w * 0.8) +
      path(
        poly([q(0.46, 0), q(0.46, 0.42), P(s * 0.6, 0.46, z + 0.42), P(s * 0.6, 0.46, z)]),
        S.lit(S.tint(C.cream), 0.1),
      ) +
      li(
        [
          q(0.46, 0),
          q(0.72, 0, 0.03),
          q(0.96, 0.08, 0.06),
          q(0.98, 0.21, 0.06),
          q(0.96, 0.34, 0.06),
          q(0.72, 0.42, 0.03),
          q(0.46, 0.42),
        ],
        s === k ? wood : woodL,
      ) +
      li([q(0.5, 0.02), q(0.74, 0.2, 0.03), q(0.95, 0.36, 0.06)], wood, w * 0.55) +
      li([q(0.5, 0.4), q(0.74, 0.22, 0.03), q(0.95, 0.06, 0.06)], wood, w * 0.55)
    )
  }
  zs.forEach((z) => S.add(chair(-1, z), chair(1, z)))
  // cloth: side drops with soft hem, then the top
  const cloth = mix(S.tint('#F4ECDF'), '#FFE3B4', 0.25),
    top = S.lit(cloth, 0.55),
    hem = (s: number) => {
      const a: Point[] = []
      for (let z = 8; z > 1.3; z -= 0.34) a.push(P(s * 0.58, 0.34 + Math.sin(z * 9) * 0.025, z))
      return path(
        'M' +
          [P(s * 0.52, 0.76, 8)].map((p) => p.map(num).join(' ')) +
          'L' +
          smooth(a).slice(1) +
          'L' +
          P(s * 0.52, 0.76, 1.3)
            .map(num)
            .join(' ') +
          'Z',
        S.dim(cloth, s === k ? 0.18 : 0.4),
      )
    }
  S.add(
    hem(-1),
    hem(1),
    path(
      quad([-0.52, 0.76, 8], [0.52, 0.76, 8], [0.52, 0.76, 1.25], [-0.52, 0.76, 1.25]),
      S.lin(0, hy, 0, 900, [
        [0, S.air(top, 0.3)],
        [0.5, top],
        [1, S.dim(cloth, 0.16)],
      ]),
    ),
  )
  // the laying: plates and glasses, then a runner of lemons, leaves, candles
  const tones = paletteOf(r.i(0, 3)),
    lem = lemon(S),
    lf = leaf(S, 'fresh', 'oval'),
    ol = leaf(S, 'sage', 'lance')
  const items: [number, () => string][] = []
  for (const z0 of zs)
    for (const s of [-1, 1]) {
      const z = z0 - 0.02
      items.push([
        z + 0.001,
        () => {
          const [x, y] = P(s * 0.37, 0.77, z),
            q = 900 / z,
            [gx, gy] = P(s * 0.22, 0.77, z + 0.12)
          return (
            `<ellipse cx="${num(x)}" cy="${num(y + q * 0.012)}" rx="${num(q * 0.125)}" ry="${num(q * 0.056)}" fill="${S.dim(cloth, 0.4)}"/><ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(q * 0.12)}" ry="${num(q * 0.052)}" fill="#FBF7EE"/><ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(q * 0.12)}" ry="${num(q * 0.052)}" fill="none" stroke="${C.honey}" stroke-width="${num(6 / z)}"/><ellipse cx="${num(x)}" cy="${num(y + 1)}" rx="${num(q * 0.08)}" ry="${num(q * 0.033)}" fill="${S.dim(cloth, 0.12)}"/>` +
            use(ol, x - q * 0.03, y + q * 0.02, (q / 900) * 0.9, 40) +
            group(
              gx,
              gy,
              q / 900,
              `<path d="M-2 0L-2 -70L2 -70L2 0Z" fill="#fff" opacity=".5"/><ellipse rx="32" ry="8" fill="#fff" opacity=".35"/><path d="M-34 -150C-36 -100 -26 -72 0 -68C26 -72 36 -100 34 -150Z" fill="#FFF4DC" opacity=".42"/><path d="M-33 -118C-30 -88 -20 -74 0 -70C20 -74 30 -88 33 -118Z" fill="${S.tint(C.honey)}" opacity=".6"/><path d="M${20 * k} -142C${24 * k} -116 ${20 * k} -96 ${13 * k} -84" stroke="#fff" stroke-width="4" fill="none" opacity=".85"/>`,
            )
          )
        },
      ])
    }
  for (let z = 7.8; z > 1.35; z -= 0.16 + z * 0.022)
    items.push([
      z,
      () => {
        const q = 900 / z
        let o = ''
        for (let i = 0; i < 4; i++) {
          const [x, y] = P(r.j(0.14), 0.78, z + r.j(0.08))
          o += use(r.chance(0.6) ? lf : ol, x, y, (q / 100) * r.f(0.11, 0.18), r.pick([-1, 1]) * r.f(48, 120))
        }
        const [x, y] = P(r.j(0.1), 0.8, z)
        o += r.chance(0.55)
          ? use(lem, x, y, (q / 100) * 0.085, r.f(40, 130))
          : use(
              r.pick([rose, ranunculus])(S, r.pick(tones)),
              x,
              y - q * 0.02,
              (q / 100) * r.f(0.1, 0.15),
              r.f(0, 360),
            )
        return o
      },
    ])
  for (let z = 7.2; z > 1.7; z -= 0.9)
    items.push([
      z - 0.05,
      () => {
        const [x, y] = P(r.j(0.07), 0.78, z),
          q = 900 / z
        return (
          group(
            x,
            y,
            q / 900,
            `<path d="M-11 0L-9 -205L9 -205L11 0Z" fill="${S.box(k > 0 ? 0 : 1, 0, k > 0 ? 1 : 0, 0, [
              [0, S.dim(C.sand, 0.25)],
              [1, '#FFF7E6'],
            ])}"/><path d="M0 -252C11 -232 10 -216 0 -208C-10 -216 -10 -232 0 -252Z" fill="#FFF1C4"/>`,
          ) + use(bulb(S), x, y - q * 0.25, (q / 900) * 3.4)
        )
      },
    ])
  items.sort((a, b) => b[0] - a[0]).forEach(([, f]) => S.add(f()))
  // lemon boughs close to the eye
  for (const s of [-1, 1])
    for (let i = 0; i < 3; i++) {
      const x = s < 0 ? -30 + i * 110 : 1230 - i * 110
      S.add(
        sprig(S, x, -50 - i * 18, s < 0 ? 150 - i * 14 : -150 + i * 14, r.f(230, 360) - i * 30, {
          kind: 'fresh',
          shape: i % 2 ? 'lance' : 'oval',
          bend: s * 25,
          pairs: 8,
          size: i % 2 ? 0.32 : 0.28,
        }),
      )
    }
  for (const s of [-1, 1])
    for (let i = 0; i < 3; i++)
      S.add(
        use(lem, s < 0 ? 60 + i * 74 : 1140 - i * 74, 110 + r.f(0, 130) - i * 26, r.f(0.75, 0.95), r.j(24)),
      )
  if (night) S.add(S.glow(vx, 560, 760, '#FFB765', 0.24))
  return S.picture(`Lunga tavola apparecchiata sotto i limoni, con candele e fili di luci, ${S.when}`)
}
