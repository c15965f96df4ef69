import { C, mix } from '../colour.ts'
import { cluster } from '../flora/flowers.ts'
import { oliveFruit } from '../flora/fruit.ts'
import { type Green, paletteOf, sprig, TONES } from '../flora/leaves.ts'
import { roundTree } from '../flora/trees.ts'
import { sky } from '../land/country.ts'
import { camera, group, line, num, path, type Point, poly, smooth } from '../path.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** An arch of flowers on a terrace by the sea: round, square or a full circle. */
export const arch: Scene = (seed) => {
  const S = new Sheet('arch', seed, 1200, 900),
    { r } = S,
    k = S.side,
    hz = 452,
    ax = 600 - k * r.f(30, 130),
    sunX = ax + k * r.f(20, 260)
  S.add(sky(S, hz, sunX, hz - r.f(60, 130), { sunR: 40 }))
  const sea = S.tint(C.sea)
  S.add(
    `<rect x="-40" y="${hz}" width="1280" height="260" fill="${S.lin(0, hz, 0, 700, [
      [0, mix(S.air(sea, 0.62), S.t.sun, 0.25)],
      [0.4, S.air(sea, 0.25)],
      [1, sea],
    ])}"/>`,
  )
  const cape = (x0: number, dir: number, h: number, depth: number) => {
    const p: Point[] = [[x0, hz + 3]]
    for (let i = 0; i <= 8; i++) {
      const q = i / 8
      p.push([x0 + dir * q * 520, hz - h * Math.min(1, q * 1.7) ** 0.8 * r.f(0.78, 1.1)])
    }
    p.push([x0 + dir * 560, hz + 3])
    S.add(
      path(
        smooth(p, true, 0.8),
        S.lin(0, hz - h, 0, hz, [
          [0, S.air(S.tint(C.sea), depth)],
          [1, S.air(S.tint(C.sage), depth + 0.15)],
        ]),
      ),
    )
  }
  cape(k > 0 ? 420 : 780, -k, 92, 0.72)
  cape(k > 0 ? 230 : 970, -k, 150, 0.5)
  let gl = ''
  for (let i = 0; i < 46; i++) {
    const q = r.f(0, 1) ** 1.3,
      y = hz + 4 + q * 190,
      w = (10 + q * 70) * r.f(0.4, 1),
      x = sunX + r.j(20 + q * 110)
    gl += `M${num(x - w)} ${num(y)}Q${num(x)} ${num(y - 1 - q * 4)} ${num(x + w)} ${num(y)}Q${num(x)} ${num(y + 1 + q * 4)} ${num(x - w)} ${num(y)}Z`
  }
  let wv = ''
  for (let i = 0; i < 50; i++) {
    const q = r.f(0, 1),
      y = hz + 8 + q * 200,
      w = 14 + q * 60,
      x = r.f(0, 1200)
    wv += `M${num(x - w)} ${num(y)}Q${num(x)} ${num(y - 1 - q * 3)} ${num(x + w)} ${num(y)}Q${num(x)} ${num(y + q * 2)} ${num(x - w)} ${num(y)}Z`
  }
  S.add(path(wv, S.dim(sea, 0.4), ' opacity=".28"'), path(gl, S.t.sun, ' opacity=".75"'))
  // terrace
  const ty = 640,
    stone = S.lit(S.tint(C.sand), 0.25),
    P = camera(ax, 430, 1.7, 900)
  S.add(
    path(
      `M-60 ${ty}C200 ${ty - 12} 420 ${ty + 6} 640 ${ty - 4}C860 ${ty - 12} 1040 ${ty + 6} 1260 ${ty - 4}L1260 960L-60 960Z`,
      S.lin(0, ty, 0, 900, [
        [0, S.lit(stone, 0.4)],
        [0.3, stone],
        [1, S.dim(stone, 0.42)],
      ]),
    ),
  )
  for (let z = 2.4; z < 7; z *= 1.28) {
    const a = P(-9, 0, z),
      b = P(9, 0, z)
    S.add(
      line(
        `M${num(a[0])} ${num(a[1])}Q${num(ax)} ${num(a[1] + 3)} ${num(b[0])} ${num(b[1])}`,
        S.dim(stone, 0.35),
        1.6,
        ' opacity=".4"',
      ),
    )
  }
  // shrubs along the edge
  for (let i = 0; i < 17; i++) {
    const x = i * 78 + r.j(24)
    if (Math.abs(x - ax) > 175)
      S.add(
        roundTree(S, x, ty + 16, r.f(60, 105), {
          kind: r.pick<Green>(['sage', 'olive']),
          depth: 0.12,
          trunk: false,
        }),
      )
  }
  // arch: shadow, frame, cloth, flowers
  const form = seed % 3,
    w = form === 2 ? 205 : 175,
    top = 214,
    base = ty + 74
  const curve: (q: number) => Point =
    form === 0
      ? (q) => {
          const t = q * 3
          return t < 1
            ? [ax - w, base - t * (base - top - w)]
            : t < 2
              ? [ax - Math.cos((t - 1) * Math.PI) * w, top + w - Math.sin((t - 1) * Math.PI) * w]
              : [ax + w, top + w + (t - 2) * (base - top - w)]
        }
      : form === 1
        ? (q) => {
            const t = q * 3
            return t < 1
              ? [ax - w, base - t * (base - top)]
              : t < 2
                ? [ax - w + (t - 1) * 2 * w, top]
                : [ax + w, top + (t - 2) * (base - top)]
          }
        : (q) => {
            const a = Math.PI * (0.72 + q * 1.56)
            return [ax + Math.cos(a) * w * 1.12, 450 + Math.sin(a) * w * 1.2 + 20]
          }
  const frame: Point[] = []
  for (let i = 0; i <= 30; i++) frame.push(curve(i / 30))
  S.add(
    path(
      `M${ax - w - 8} ${base}L${ax - w - k * 330} ${base + 128}L${ax + w - k * 330} ${base + 128}L${ax + w + 8} ${base}L${ax + w - 10} ${base}L${ax + w - k * 300 - 30} ${base + 108}L${ax - w - k * 290 + 20} ${base + 108}L${ax - w + 10} ${base}Z`,
      S.t.shade,
      ` opacity=".3" ${S.blur(5)}`,
    ),
  )
  const wd = S.tint('#9A7448')
  const pd = form === 1 ? poly(frame, false) : smooth(frame)
  S.add(line(pd, S.dim(wd, 0.4), 13), line(pd, S.lit(wd, 0.5), 5, ` transform="translate(${4 * k} -2)"`))
  // chiffon from the crown
  const s = -k,
    c0 = curve(s < 0 ? 0.36 : 0.64),
    sheer = S.lit(S.tint('#F8EFE2'), 0.3)
  if (form !== 2)
    for (let i = 0; i < 3; i++) {
      const ex = ax + s * (w + 26 - i * 22),
        m = r.f(40, 90)
      S.add(
        path(
          `M${num(c0[0])} ${num(c0[1] - 4)}C${num(c0[0] + s * m)} ${top + 150 + i * 30} ${num(ex + s * 20)} ${base - 200} ${num(ex + s * (34 - i * 10))} ${base + 8}C${num(ex)} ${base + 20} ${num(ex - s * 20)} ${base + 4} ${num(ex - s * 36)} ${base + 12}C${num(ex - s * 20)} ${base - 220} ${num(c0[0] + s * 6)} ${top + 200} ${num(c0[0] - s * 30)} ${num(c0[1])}Z`,
          S.box(0, 0, 1, 0, [
            [0, sheer, 0.75],
            [0.5, S.dim(sheer, 0.2), 0.5],
            [1, sheer, 0.8],
          ]),
        ),
      )
    }
  const tones = paletteOf(seed + 1),
    heavy = form === 2 ? 0.3 : 0.5 - s * 0.16
  for (let i = 0; i < 30; i++) {
    const q = i / 29,
      dens = Math.exp(-(((q - heavy) / 0.25) ** 2)) + (Math.abs(q - (s < 0 ? 0.96 : 0.04)) < 0.06 ? 0.8 : 0)
    if (dens < 0.1) continue
    const p = curve(q)
    S.add(
      sprig(S, p[0], p[1], r.f(-180, 180), 60 + dens * 60, {
        kind: r.pick<Green>(['olive', 'sage', 'fresh']),
        pairs: 4,
        size: 0.44,
        bend: r.j(40),
      }),
    )
    if (dens > 0.25)
      S.add(
        cluster(S, p[0] + r.j(10), p[1] + r.j(10), 26 + dens * 34, {
          tones,
          flowers: Math.round(1 + dens * 3.2),
          wild: 0.4,
        }),
      )
  }
  // chairs and petals on the aisle
  for (const z of [4.1, 3.2])
    for (const sd of [-1, 1])
      for (const c of [1.25, 1.95]) {
        const q = 900 / z,
          [x, y] = P(sd * c, 0, z),
          cw = S.lit(S.tint('#F1E8DA'), 0.15),
          dk = S.dim(cw, 0.5)
        S.add(
          S.shadow(x - k * q * 0.2, y, q * 0.32, q * 0.06, 0.3, 5),
          group(
            x,
            y,
            q / 900,
            `<path d="M-170 0L-160 -400M170 0L160 -400M-130 -30L-140 -390M130 -30L140 -390" stroke="${dk}" stroke-width="20"/><path d="M-185 -420L185 -420L165 -370L-165 -370Z" fill="${dk}"/><path d="M-165 -400C-172 -640 -160 -820 -110 -860C-40 -884 40 -884 110 -860C160 -820 172 -640 165 -400" fill="none" stroke="${cw}" stroke-width="26"/><path d="M-140 -430C-60 -560 60 -700 130 -830M140 -430C60 -560 -60 -700 -130 -830" fill="none" stroke="${cw}" stroke-width="15"/>`,
          ),
        )
        if (c < 1.5) S.add(cluster(S, x - sd * q * 0.16, y - q * 0.78, q * 0.13, { tones, flowers: 3 }))
      }
  let pet = ''
  for (let i = 0; i < 120; i++) {
    const z = r.f(2, 5.4),
      x = r.j(0.42),
      [px, py] = P(x, 0, z),
      q = 30 / z
    pet += path(
      `M${num(px - q)} ${num(py)}q${num(q)} ${num(-q * 0.7)} ${num(q * 2)} 0q${num(-q)} ${num(q * 0.6)} ${num(-q * 2)} 0Z`,
      S.tint(nth(TONES[nth(tones, i)], 1 + (i % 2))),
    )
  }
  S.add(pet)
  S.add(
    sprig(S, k > 0 ? 1230 : -30, 40, k > 0 ? -112 : 112, 330, {
      bend: -k * 36,
      kind: 'olive',
      pairs: 9,
      size: 0.3,
      fruit: oliveFruit(S),
    }),
  )
  const shape = nth(['ad arco', 'squadrata', 'a cerchio'], form)
  return S.picture(
    `Cornice ${shape} coperta di fiori su una terrazza davanti al mare, ${S.when}, con le sedie ai lati`,
  )
}
