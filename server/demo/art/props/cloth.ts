import { C, mix } from '../colour.ts'
import { line, num, path, poly, smooth, wave, type Point } from '../path.ts'
import type { Sheet, Stop } from '../sheet.ts'
/** linen from above: slow folds, fine weave, window light falling across */
export function linen(S: Sheet, base: string, { folds = 5, window = true, weave = 0.5 } = {}): string {
  const { r, w, h } = S,
    o: string[] = [],
    lit = S.lit(base, 0.55),
    sh = S.dim(base, 0.26)
  o.push(
    `<rect x="-40" y="-40" width="${w + 80}" height="${h + 80}" fill="${S.lin(
      S.side > 0 ? w : 0,
      0,
      S.side > 0 ? 0 : w,
      h,
      [
        [0, lit],
        [0.5, base],
        [1, sh],
      ],
    )}"/>`,
  )
  for (let i = 0; i < folds; i++) {
    const x = r.f(-100, w),
      y = r.f(0.5, 1) * h,
      a: Point[] = [],
      b: Point[] = [],
      wd = r.f(26, 70),
      f = wave(r)
    for (let k = 0; k <= 7; k++) {
      const q = k / 7
      a.push([x + q * w * 0.75 * S.side, y - q * h * 1.1 + f(q) * 50])
      b.unshift([
        x + q * w * 0.75 * S.side + wd * Math.sin(q * 3.14),
        y - q * h * 1.1 + f(q) * 50 + wd * 0.5 * Math.sin(q * 3.14),
      ])
    }
    const d = smooth([...a, ...b.slice(1, -1)], true)
    o.push(path(d, sh, ` opacity=".36" ${S.blur(9)}`), line(smooth(a), lit, 5, ` opacity=".5" ${S.blur(5)}`))
  }
  if (window) {
    const k = S.side,
      x = k > 0 ? w * 0.36 : w * 0.64,
      p = (u: number, v: number): Point => [x + (u * 300 + v * -190) * k, -60 + v * 560 + u * 50]
    let panes = ''
    for (let i = 0; i < 2; i++)
      for (let j = 0; j < 3; j++)
        panes += poly([
          p(i + 0.04, j * 0.62),
          p(i + 0.94, j * 0.62),
          p(i + 0.94, j * 0.62 + 0.56),
          p(i + 0.04, j * 0.62 + 0.56),
        ])
    o.push(path(panes, S.t.light, ` opacity=".5" ${S.blur(9)}`))
  }
  const id = S.def(
    'weave',
    (i) =>
      `<pattern id="${i}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(${r.i(4, 12)})"><path d="M0 1.5H6M0 4.5H6" stroke="${sh}" stroke-width=".9" opacity=".55"/><path d="M1.5 0V6M4.5 0V6" stroke="${lit}" stroke-width=".8" opacity=".7"/></pattern>`,
  )
  o.push(`<rect x="-40" y="-40" width="${w + 80}" height="${h + 80}" fill="url(#${id})" opacity="${weave}"/>`)
  return o.join('')
}
/** the shadow a branch outside the frame throws on a wall or table */
export function leafShadow(S: Sheet, x: number, y: number, angle: number, len: number, a = 0.2): string {
  const r = S.r
  let d = ''
  const stem: Point[] = []
  for (let i = 0; i < 15; i++) {
    const q = i / 14,
      A = ((angle + q * 26) * Math.PI) / 180,
      px = x + Math.sin(A) * len * q,
      py = y - Math.cos(A) * len * q,
      b = A + (i % 2 ? 1 : -1) * r.f(0.5, 1.1),
      L = len * r.f(0.13, 0.2)
    stem.push([px, py])
    const ex = px + Math.sin(b) * L,
      ey = py - Math.cos(b) * L,
      nx = Math.cos(b) * L * 0.2,
      ny = Math.sin(b) * L * 0.2,
      mx = (px + ex) / 2,
      my = (py + ey) / 2
    d += `M${num(px)} ${num(py)}Q${num(mx + nx)} ${num(my + ny)} ${num(ex)} ${num(ey)}Q${num(mx - nx)} ${num(my - ny)} ${num(px)} ${num(py)}Z`
  }
  return `<g opacity="${a}" ${S.blur(5)}>${path(d, S.t.shade)}${line(smooth(stem), S.t.shade, 5)}</g>`
}
/** silk ribbon: a centre line that twists; front and back of the band in two tones, sheen along one edge */
export function ribbon(S: Sheet, pts: readonly Point[], width: number, color: string): string {
  const N = 44,
    lit = S.lit(color, 0.6),
    sh = S.dim(color, 0.42)
  const at = alongCurve(pts)
  const ph = S.r.f(0, 6),
    tw = S.r.f(1.1, 1.7)
  const band = Array.from({ length: N + 1 }, (_, i) => {
    const q = i / N,
      p = at(q),
      e = at(Math.min(1, q + 0.01)),
      b = at(Math.max(0, q - 0.01)),
      L = Math.hypot(e[0] - b[0], e[1] - b[1]) || 1,
      w = Math.cos(q * 6.28 * tw + ph) * width * 0.5
    const dx = ((e[1] - b[1]) / L) * w,
      dy = ((e[0] - b[0]) / L) * w
    return { a: [p[0] - dx, p[1] + dy] as const, b: [p[0] + dx, p[1] - dy] as const, w }
  })
  const face = (i: number) => (band[i]?.w ?? 0) > 0
  let o = '',
    i0 = 0
  for (let i = 1; i <= N; i++) {
    if (i < N && face(i) === face(i0)) continue
    const seg = band.slice(Math.max(0, i0 - 1), i + 1),
      first = seg[0],
      last = seg.at(-1)
    if (first && last) {
      const d = smooth(seg.map((p) => p.a)) + 'L' + smooth(seg.map((p) => p.b).reverse()).slice(1) + 'Z'
      const front: readonly Stop[] = [
          [0, mix(color, sh, 0.5)],
          [0.3, lit],
          [0.6, color],
          [1, mix(color, sh, 0.7)],
        ],
        back: readonly Stop[] = [
          [0, sh],
          [0.5, mix(color, sh, 0.55)],
          [1, sh],
        ]
      o += path(d, S.lin(first.a[0], first.a[1], last.a[0], last.a[1], face(i0) ? front : back))
      if (face(i0) && seg.length > 4)
        o += line(
          smooth(
            seg.slice(1, -1).map((p): Point => [p.a[0] * 0.9 + p.b[0] * 0.1, p.a[1] * 0.9 + p.b[1] * 0.1]),
          ),
          mix(lit, C.paper, 0.5),
          1.6,
          ' opacity=".8"',
        )
    }
    i0 = i
  }
  return o
}

/** A point at q (0-1) along the Catmull-Rom curve through the points. */
function alongCurve(pts: readonly Point[]): (q: number) => Point {
  const P = (j: number): Point => pts[Math.max(0, Math.min(pts.length - 1, j))] ?? [0, 0]
  return (q) => {
    const m = (pts.length - 1) * q,
      i = Math.min(pts.length - 2, Math.floor(m)),
      u = m - i,
      [a, b, c, e] = [P(i - 1), P(i), P(i + 1), P(i + 2)]
    const on = (k: 0 | 1) =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * u +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * u * u +
        (3 * b[k] - a[k] - 3 * c[k] + e[k]) * u ** 3)
    return [on(0), on(1)]
  }
}
