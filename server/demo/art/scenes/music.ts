import { C, mix } from '../colour.ts'
import { cluster } from '../flora/flowers.ts'
import { type Green, paletteOf, sprig } from '../flora/leaves.ts'
import { country, sky } from '../land/country.ts'
import { archOutline } from '../land/house.ts'
import { camera, group, line, num, path } from '../path.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A cello, violins and a stand before open arches. */
export const music: Scene = (seed) => {
  const S = new Sheet('music', seed, 1200, 900, ['tramonto', 'sera', 'oro']),
    { r } = S,
    k = S.side,
    mir = (x: number) => (k > 0 ? x : 1200 - x)
  const wall = mix(S.t.wall, r.pick(['#D8A684', '#D9C49A', '#B9BB9A']), 0.55),
    wl = S.lit(wall, 0.3),
    wd = S.dim(wall, 0.5)
  // the view beyond a loggia, then the wall with arches cut out of it
  S.add(sky(S, 560, mir(760), 400, { sunR: 44 }), country(S, 500, { far: 3, step: 46 }))
  const three = r.chance(0.5),
    arcs: readonly (readonly [number, number])[] = three
      ? [
          [170, 300],
          [600, 380],
          [1030, 300],
        ]
      : [
          [330, 440],
          [870, 440],
        ]
  const dA = arcs.map(([x, w]) => archOutline(x, 742, w, w === 380 ? 690 : three ? 600 : 640)).join('')
  S.add(
    `<path fill-rule="evenodd" d="M-60 -60H1260V960H-60Z${dA}" fill="${S.lin(0, 0, 0, 900, [
      [0, S.dim(wall, 0.55)],
      [0.7, wall],
      [1, wd],
    ])}"/>`,
  )
  for (const [x, w] of arcs) {
    const h = w === 380 ? 690 : three ? 600 : 640,
      d = archOutline(x, 742, w, h)
    S.add(
      line(d, S.dim(wall, 0.7), 26, ` ${S.clip(d)}`),
      `<g ${S.clip(d)}>${line(d, S.lit(wall, 0.8), 30, ` transform="translate(${-26 * k} 0)" opacity=".9"`)}</g>`,
      line(archOutline(x, 742, w + 44, h + 22).replace('Z', ''), wl, 5, ' opacity=".7"'),
    )
  }
  // floor with light thrown through
  const fl = S.dim(mix(S.t.wall, C.terracotta, 0.35), 0.3),
    P = camera(600, 470, 1.5, 820)
  S.add(
    `<rect x="-40" y="740" width="1280" height="200" fill="${S.lin(0, 740, 0, 900, [
      [0, S.lit(fl, 0.35)],
      [1, S.dim(fl, 0.4)],
    ])}"/>`,
  )
  for (const [x, w] of arcs)
    S.add(
      path(
        `M${x - w / 2} 742L${x + w / 2} 742L${x + w / 2 - k * 200 + 40} 960L${x - w / 2 - k * 200 - 40} 960Z`,
        S.t.light,
        ` opacity=".42" ${S.blur(5)}`,
      ),
    )
  for (let i = -9; i <= 9; i++) {
    const a = P(i * 0.8, 0, 4.5),
      b = P(i * 0.8, 0, 2.4)
    S.add(
      line(`M${num(a[0])} 742L${num(b[0] + (b[0] - a[0]) * 0.2)} 960`, S.dim(fl, 0.5), 1.6, ' opacity=".4"'),
    )
  }
  for (const y of [762, 794, 842])
    S.add(line(`M-40 ${y}Q600 ${y + 3} 1240 ${y}`, S.dim(fl, 0.5), 1.6, ' opacity=".4"'))
  // instruments: arched tops modelled by a lit half and a shaded half
  const amber = (v: number) => S.tint(nth(['#B5642C', '#8E4523', '#C27B36'], v))
  const half =
    'M0 0C30 -2 62 8 70 42C76 70 62 88 66 106L74 112C54 122 44 148 56 172L76 184C70 192 92 206 96 236C100 276 60 304 0 304'
  const flip = (d: string) => d.replace(/(-?\d+)( -?\d+)/g, (_, x: string, y: string) => `${-Number(x)}${y}`)
  const fiddle = (v: number, neck: number) => {
    const w = amber(v),
      d = `${half}Z`,
      m = flip(half) + 'Z',
      hi = k > 0 ? d : m,
      lo = k > 0 ? m : d
    const ff = (s: number) =>
      `M${s * 34} 122C${s * 20} 116 ${s * 22} 136 ${s * 28} 150C${s * 38} 172 ${s * 40} 188 ${s * 28} 184`
    return (
      `<g transform="translate(${-k * 9} 5)">${path(d + m, S.dim(w, 0.7))}</g>` +
      path(lo, S.dim(w, 0.42)) +
      path(
        d + m,
        S.rad(
          [
            [0, S.lit(w, 0.25), 0.9],
            [0.55, w, 0.85],
            [1, S.dim(w, 0.5), 0.5],
          ],
          k > 0 ? 0.62 : 0.38,
          0.45,
        ),
      ) +
      `<g ${S.clip(hi)}>${line(hi, S.lit(w, 0.85), 7)}</g>` +
      line(
        half.replace('M0 0', 'M0 7') + '',
        S.dim(w, 0.7),
        1.6,
        ' transform="translate(0 9) scale(.92 .94)"',
      ) +
      line(flip(half), S.dim(w, 0.7), 1.6, ' transform="translate(0 9) scale(.92 .94)"') +
      line(ff(1) + ff(-1), '#2a1a12', 4.5) +
      path(`M-11 ${-neck}L11 ${-neck}L19 120L-19 120Z`, '#2b211b') +
      path(
        `M${k > 0 ? 3 : -11} ${-neck}L${k > 0 ? 11 : -3} ${-neck}L${k > 0 ? 19 : -6} 120L${k > 0 ? 6 : -19} 120Z`,
        '#5a4638',
      ) +
      path(
        'M-27 170C-22 158 -12 160 -8 166C-4 160 4 160 8 166C12 160 22 158 27 170L24 178L-24 178Z',
        S.lit('#D9A866', 0.2),
      ) +
      path('M-17 214L17 214L10 282C6 288 -6 288 -10 282Z', '#2b211b') +
      line(
        `M-7 ${-neck}L-12 214M-2.4 ${-neck}L-4 214M2.4 ${-neck}L4 214M7 ${-neck}L12 214`,
        '#F3E3C0',
        1.1,
        ' opacity=".8"',
      ) +
      path(
        `M-13 ${-neck + 2}L-11 ${-neck - 44}C-16 ${-neck - 66} 16 ${-neck - 74} 19 ${-neck - 54}C20 ${-neck - 40} 6 ${-neck - 40} 8 ${-neck - 48}L13 ${-neck + 2}Z`,
        S.dim(w, 0.25),
      ) +
      line(`M-32 ${-neck - 14}L28 ${-neck - 18}M-28 ${-neck - 34}L30 ${-neck - 38}`, '#2b211b', 6)
    )
  }
  const bow = (len: number) =>
    line(`M0 0C6 ${-len * 0.3} 6 ${-len * 0.7} 0 ${-len}`, S.tint('#6d3b22'), 6) +
    line(`M-3 -14L-5 ${-len + 4}`, '#F6EAD0', 3) +
    '<path d="M-10 -4L4 -4L4 -30L-8 -30Z" fill="#2b211b"/>'
  const chairX = mir(735),
    cw = S.tint('#4d3524'),
    cl = S.lit(cw, 0.5)
  const seatChair = (x: number, s: number, fl2: number) =>
    group(
      x,
      850,
      [s * fl2, s],
      S.shadow(-60, 0, 190, 22, 0.5, 8) +
        line(
          'M-96 -6C-104 -90 -92 -150 -96 -190M96 0C104 -80 92 -150 92 -190M-70 -40L-74 -190M74 -36L72 -190',
          S.dim(cw, 0.3),
          11,
        ) +
        path('M-116 -204C-60 -222 60 -222 112 -204L104 -180C50 -172 -60 -172 -108 -180Z', S.tint('#C9A06A')) +
        path(
          'M-116 -204C-60 -222 60 -222 112 -204L110 -198C60 -214 -60 -214 -114 -198Z',
          S.lit('#E4C48E', 0.5),
        ) +
        line(
          'M-88 -206C-100 -300 -98 -400 -76 -420C-30 -440 40 -440 76 -420C96 -400 98 -300 86 -206',
          cw,
          12,
        ) +
        line(
          'M-92 -390C-40 -406 40 -406 92 -390M-92 -330C-40 -346 40 -346 92 -330M-90 -276C-40 -290 40 -290 90 -276',
          cw,
          9,
        ) +
        line('M80 -418C96 -390 100 -300 90 -206', cl, 4),
    )
  S.add(seatChair(chairX, 1.04, k))
  const cello = (x: number, y: number, s: number, rot: number) =>
    S.shadow(x - k * 40, y + 372 * s, 130, 16, 0.5, 8) +
    group(x, y, s, line('M0 300L0 372', '#2b211b', 5) + fiddle(seed, 150), rot)
  const stand = (x: number) =>
    S.shadow(x - k * 40, 856, 110, 14, 0.45, 7) +
    line(`M${x} 856L${x} 560M${x} 800L${x - 66} 860M${x} 800L${x + 66} 862`, '#2a241e', 7) +
    group(
      x,
      520,
      1,
      path('M-120 40L-104 -80L0 -66L104 -80L120 40L0 54Z', S.tint('#3b3128')) +
        path('M-106 30L-94 -86L-2 -70L-2 44Z', S.lit(S.tint('#FBF5E8'), 0.2)) +
        path('M106 30L94 -86L2 -70L2 44Z', S.dim(S.tint('#FBF5E8'), 0.12)) +
        [0, 1, 2, 3, 4]
          .map(
            (i) =>
              line(
                `M-90 ${-64 + i * 20}L-12 ${-50 + i * 20}M90 ${-64 + i * 20}L12 ${-50 + i * 20}`,
                S.t.shade,
                1.4,
                ' opacity=".55"',
              ) +
              [0, 1, 2, 3]
                .map(
                  (j) =>
                    `<ellipse cx="${-80 + j * 18 + r.j(4)}" cy="${-62 + i * 20 + j * 3 + r.j(6)}" rx="4" ry="3" fill="#3b3128"/><ellipse cx="${80 - j * 18 + r.j(4)}" cy="${-62 + i * 20 + j * 3 + r.j(6)}" rx="4" ry="3" fill="#3b3128"/>`,
                )
                .join(''),
          )
          .join(''),
      r.j(2),
    )
  S.add(
    stand(mir(330)),
    S.shadow(mir(250) - k * 30, 862, 90, 14, 0.5, 7),
    group(mir(252), 862 - 304 * 0.66, 0.66, fiddle(seed + 2, 120), 13 * k),
  )
  S.add(
    group(chairX - k * 4, 668, 0.72, fiddle(seed + 1, 130), 74 * k),
    S.shadow(mir(868) - k * 30, 866, 96, 14, 0.5, 7),
    group(mir(872), 866 - 304 * 0.74, 0.74, fiddle(seed, 124), -15 * k),
    group(chairX + k * 130, 690, 1, bow(400), -66 * k),
  )
  S.add(cello(mir(545), 400, 1.24, -9 * k), group(mir(480), 800, 1, bow(430), 20 * k))
  S.add(
    group(
      mir(1050),
      866,
      1,
      S.shadow(-30 * k, 0, 120, 16, 0.5, 7) +
        `<path d="M-56 0C-84 -60 -70 -130 -44 -160L44 -160C70 -130 84 -60 56 0Z" fill="${S.box(
          k > 0 ? 0 : 1,
          0,
          k > 0 ? 1 : 0,
          0,
          [
            [0, S.dim(C.terracotta, 0.5)],
            [0.6, S.tint(C.terracotta)],
            [0.9, S.lit(C.terracotta, 0.5)],
            [1, S.tint(C.terracotta)],
          ],
        )}"/><ellipse cy="-160" rx="48" ry="11" fill="#3a2a20"/>`,
    ),
  )
  for (let i = 0; i < 7; i++)
    S.add(
      sprig(S, mir(1050) + (i - 3) * 9, 706, -54 + i * 18 + r.j(6), r.f(170, 270), {
        kind: r.pick<Green>(['olive', 'sage', 'fresh']),
        bend: (i - 3) * 9,
        pairs: 7,
        size: 0.3,
      }),
    )
  S.add(cluster(S, mir(1050), 690, 62, { tones: paletteOf(seed), flowers: 7 }))
  return S.picture(
    `Violoncello, violini e leggio davanti a ${three ? 'tre arcate' : 'due arcate'} aperte sulle colline, ${S.when}`,
    { zoom: [1] },
  )
}
