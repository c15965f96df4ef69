import { C } from '../colour.ts'
import { cluster } from '../flora/flowers.ts'
import { type Green, paletteOf, sprig } from '../flora/leaves.ts'
import { archOutline } from '../land/house.ts'
import { vignette } from '../land/vignette.ts'
import { group, line, num, path, type Point, smooth, use } from '../path.ts'
import { leafShadow, ribbon } from '../props/cloth.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A wedding dress on its stand by a tall window: three cuts. */
export const dress: Scene = (seed) => {
  const S = new Sheet('dress', seed, 1200, 900, ['alba', 'oro', 'tramonto']),
    { r } = S,
    k = S.side,
    mir = (x: number) => (k > 0 ? x : 1200 - x),
    wall = S.dim(S.t.wall, 0.24)
  S.add(
    `<rect x="-40" y="-40" width="1280" height="980" fill="${S.lin(mir(1000), 0, mir(0), 300, [
      [0, S.lit(wall, 0.35)],
      [0.55, wall],
      [1, S.dim(wall, 0.5)],
    ])}"/>`,
  )
  const fl = S.dim(S.tint(r.pick(['#B98D62', '#C7A27C', '#A8795A'])), 0.2),
    fy = 738
  S.add(
    path(
      `M-60 ${fy}L1260 ${fy}L1260 960L-60 960Z`,
      S.lin(0, fy, 0, 900, [
        [0, S.lit(fl, 0.25)],
        [1, S.dim(fl, 0.3)],
      ]),
    ),
  )
  for (let i = -8; i < 9; i++)
    S.add(line(`M${600 + i * 90} ${fy}L${600 + i * 190} 960`, S.dim(fl, 0.6), 2, ' opacity=".4"'))
  S.add(
    `<rect x="-40" y="${fy - 34}" width="1280" height="36" fill="${S.lit(wall, 0.3)}"/><rect x="-40" y="${fy - 36}" width="1280" height="4" fill="${S.lit(wall, 0.7)}"/>`,
  )
  // tall window, arched or square, with the hills outside
  const wx = mir(860),
    ww = 380,
    top = 60,
    arched = r.chance(0.5),
    d = arched ? archOutline(wx, 690, ww, 640) : `M${wx - ww / 2} 690V${top}H${wx + ww / 2}V690Z`
  S.add(
    line(d, S.lit(wall, 0.55), 44),
    line(d, S.dim(wall, 0.4), 4, ' opacity=".6"'),
    `<g ${S.clip(d)}>${vignette(S, wx - ww / 2, 40, ww, 660, 'w' + seed, true)}</g>`,
  )
  const fr = S.lit(S.tint('#EDE3D2'), 0.2),
    bars = `M${wx} 40V690M${wx - 190} 270H${wx + 190}M${wx - 190} 480H${wx + 190}`
  S.add(
    `<g ${S.clip(d)}>${line(bars, S.dim(fr, 0.5), 15)}${line(bars, fr, 8, ` transform="translate(${2 * k} 0)"`)}${line(d, S.dim(fr, 0.4), 26)}${line(d, fr, 15)}</g>`,
    S.glow(wx, 330, 560, S.t.light, 0.5),
  )
  for (const s of [-1, 1]) {
    const x = wx + s * 196
    for (let i = 0; i < 5; i++) {
      const a = x + s * (30 - i * 26),
        sheer = S.lit(S.tint('#F6EFE2'), 0.3)
      S.add(
        path(
          `M${num(a)} 8C${num(a + 10)} 240 ${num(a + s * 26)} 480 ${num(a + s * 20 + r.j(12))} 742L${num(a + s * 54)} 742C${num(a + s * 48)} 480 ${num(a + 34)} 240 ${num(a + s * 34)} 8Z`,
          S.box(s > 0 ? 0 : 1, 0, s > 0 ? 1 : 0, 0, [
            [0, sheer, 0.35],
            [0.5, sheer, 0.85],
            [1, S.dim(sheer, 0.35), 0.6],
          ]),
        ),
      )
    }
  }
  S.add(
    line(`M${wx - 270} 14L${wx + 270} 14`, C.gold, 9),
    path(
      `M${wx - 180} ${fy + 4}L${wx + 180} ${fy + 4}L${wx + 60 - k * 330} 960L${wx - 420 - k * 200} 960Z`,
      S.t.light,
      ` opacity=".5" ${S.blur(8)}`,
    ),
  )
  S.add(leafShadow(S, mir(330), 60, -100 * k, 330, 0.2), leafShadow(S, mir(360), 190, -128 * k, 300, 0.16))
  // the dress: mannequin neck, bodice, skirt that spills towards the light's opposite side
  const cx = mir(470),
    silk = S.lit(S.tint(r.pick(['#F6EFE3', '#F3E7D8', '#F4E3D6'])), 0.1),
    sd = S.dim(silk, 0.42),
    sl = S.lit(silk, 0.85),
    v = seed % 3,
    full = v === 0 ? 1.25 : v === 1 ? 0.72 : 1
  const o: string[] = [],
    hip = 92 * (v === 1 ? 0.94 : 1),
    w0 = 300 * full
  o.push(S.shadow(-120, 484, 430, 44, 0.5, 16))
  o.push(path('M-9 480L-7 300L7 300L9 480Z', S.tint('#5b4330')))
  const train = path(
    `M-60 150C-170 260 -${num(w0 * 1.1)} 400 -${num(w0 * 1.72)} 476C-${num(w0 * 1.9)} 500 -${num(w0 * 1.5)} 522 -${num(w0)} 520L100 500Z`,
    S.lin(-w0 * 1.7, 0, 60, 0, [
      [0, S.dim(silk, 0.2)],
      [0.4, sd],
      [1, S.dim(silk, 0.6)],
    ]),
  )
  o.push(train)
  const hem: Point[] = []
  for (let i = 0; i <= 10; i++)
    hem.push([-w0 + (2 * w0 * i) / 10, 496 + Math.sin(i * 2.1) * 8 + Math.sin((i / 10) * 3.14) * 20])
  const sk = `M-62 0C-74 40 -${num(hip + 12)} 80 -${num(hip + 22)} 140C-${num(hip + w0 * 0.25)} 280 -${num(w0 * 0.86)} 420 -${num(w0)} 496L${smooth(hem).slice(1)}C${num(w0 * 0.86)} 420 ${num(hip + w0 * 0.25)} 280 ${num(hip + 22)} 140C${num(hip + 12)} 80 74 40 62 0C30 10 -30 10 -62 0Z`
  o.push(
    path(
      sk,
      S.lin(-w0, 0, w0, 0, [
        [0, sd],
        [0.34, S.dim(silk, 0.24)],
        [0.6, silk],
        [0.8, sl],
        [1, silk],
      ]),
    ),
  )
  let fd = '',
    fl2 = ''
  for (let i = 0; i < 15; i++) {
    const q = (i + r.f(0.1, 0.9)) / 15,
      x0 = -56 + q * 112,
      x1 = -w0 + q * 2 * w0,
      wd = r.f(14, 34) * full,
      y1 = 500 + Math.sin(q * 3.14) * 16
    const seg = (a: number) =>
      `M${num(x0)} ${num(20 + r.f(0, 90))}C${num(x0 * 1.5)} 180 ${num(x0 + (x1 - x0) * 0.55 + a)} 320 ${num(x1 + a)} ${num(y1)}L${num(x1 + a + wd)} ${num(y1)}C${num(x0 + (x1 - x0) * 0.55 + a + wd * 0.3)} 320 ${num(x0 * 1.5 + 4)} 180 ${num(x0)} ${num(20)}Z`
    fd += seg(0)
    fl2 += seg(wd * 1.1)
  }
  o.push(
    `<g ${S.clip(sk)}>${path(fd, sd, ` opacity=".5" ${S.blur(2)}`)}${path(fl2, sl, ` opacity=".6" ${S.blur(2)}`)}</g>`,
  )
  // lace: scallops and small sprays along the hem and over the bodice
  const lace = S.sym('lace', () =>
    line(
      'M0 0C-14 -6 -20 -22 0 -30C20 -22 14 -6 0 0M0 -8C-5 -12 -5 -20 0 -24C5 -20 5 -12 0 -8M-14 2C-20 -4 -26 -4 -30 0M14 2C20 -4 26 -4 30 0',
      sl,
      2.4,
    ),
  )
  let la = ''
  for (let i = 0; i < 24; i++) {
    const q = i / 23,
      x = -w0 + 16 + q * (2 * w0 - 32)
    la += use(lace, x, 500 + Math.sin(q * 10 * 2.1) * 8 + Math.sin(q * 3.14) * 20, 1.1)
    la += use(lace, x + 14, 466 + Math.sin(q * 3.14) * 20, 0.7)
  }
  o.push(`<g ${S.clip(sk)}>${la}</g>`)
  const neck = S.tint('#D9C4A2')
  o.push(
    path(
      'M-20 -176C-18 -206 -22 -222 -24 -234C-10 -242 10 -242 24 -234C22 -222 18 -206 20 -176Z',
      S.lin(-24, 0, 24, 0, [
        [0, S.dim(neck, 0.5)],
        [1, S.lit(neck, 0.5)],
      ]),
    ),
    path('M-24 -234C-10 -244 10 -244 24 -234C14 -226 -14 -226 -24 -234Z', S.tint('#6e4c30')),
    '<path d="M-7 -238C-9 -252 -4 -262 0 -268C4 -262 9 -252 7 -238Z" fill="' + S.tint(C.gold) + '"/>',
  )
  const sh =
    'M-20 -180C-50 -172 -84 -170 -100 -150C-98 -120 -84 -104 -80 -84C-72 -50 -66 -24 -62 4C-30 14 30 14 62 4C66 -24 72 -50 80 -84C84 -104 98 -120 100 -150C84 -170 50 -172 20 -180C10 -172 -10 -172 -20 -180Z'
  o.push(
    path(
      sh,
      S.lin(-100, 0, 100, 0, [
        [0, S.dim(neck, 0.5)],
        [0.6, neck],
        [1, S.lit(neck, 0.6)],
      ]),
    ),
  )
  const bod =
    v === 0
      ? 'M-86 -118C-60 -112 -40 -124 -26 -100C-14 -86 14 -86 26 -100C40 -124 60 -112 86 -118C82 -96 72 -50 64 6C30 18 -30 18 -64 6C-72 -50 -82 -96 -86 -118Z'
      : v === 1
        ? 'M-96 -156C-84 -168 -66 -172 -56 -172C-40 -130 -16 -96 0 -70C16 -96 40 -130 56 -172C66 -172 84 -168 96 -156C92 -120 84 -104 80 -84C72 -50 66 -24 64 6C30 18 -30 18 -64 6C-66 -24 -72 -50 -80 -84C-84 -104 -92 -120 -96 -156Z'
        : 'M-104 -150C-80 -172 -46 -176 -40 -176C-30 -140 30 -140 40 -176C46 -176 80 -172 104 -150C118 -120 122 -70 118 -10L96 -8C96 -60 92 -80 82 -96C74 -50 66 -24 64 6C30 18 -30 18 -64 6C-66 -24 -74 -50 -82 -96C-92 -80 -96 -60 -96 -8L-118 -10C-122 -70 -118 -120 -104 -150Z'
  o.push(
    path(
      bod,
      S.lin(-100, 0, 100, 0, [
        [0, sd],
        [0.35, S.dim(silk, 0.2)],
        [0.62, silk],
        [0.85, sl],
        [1, silk],
      ]),
    ),
  )
  let bl = ''
  for (let i = 0; i < 34; i++) bl += use(lace, r.j(96), r.f(-150, 10), 0.7, r.f(0, 360))
  o.push(
    `<g ${S.clip(bod)} opacity=".75">${bl}</g>`,
    path(
      'M-66 -2C-30 10 30 10 66 -2L64 16C30 28 -30 28 -64 16Z',
      S.lin(-66, 0, 66, 0, [
        [0, S.dim(C.blush, 0.4)],
        [0.7, S.tint(C.blush)],
        [1, S.lit(C.blush, 0.5)],
      ]),
    ),
  )
  S.add(group(cx, 352, [k, 1], o.join('')))
  if (r.chance(0.6))
    S.add(
      ribbon(
        S,
        [
          [cx - 20 * k, 366],
          [cx - 70 * k, 470],
          [cx - 46 * k, 560],
          [cx - 130 * k, 680],
          [cx - 110 * k, 800],
        ],
        30,
        S.tint(C.blush),
      ),
    )
  // an armchair's worth of company: a stool with shoes, or a vase of branches
  const bx = mir(1050)
  S.add(
    S.shadow(bx - 40 * k, 838, 120, 18, 0.45, 8),
    line(
      `M${bx - 56} 836L${bx - 44} 700M${bx + 56} 838L${bx + 44} 700M${bx - 20} 820L${bx - 18} 700M${bx + 22} 820L${bx + 18} 700`,
      S.tint('#6d4a30'),
      10,
    ),
    path(
      `M${bx - 84} 690C${bx - 60} 672 ${bx + 60} 672 ${bx + 84} 690C${bx + 80} 712 ${bx - 80} 712 ${bx - 84} 690Z`,
      S.box(k > 0 ? 0 : 1, 0, k > 0 ? 1 : 0, 0, [
        [0, S.tint('#7d5636')],
        [1, S.lit('#C3935F', 0.4)],
      ]),
    ),
    `<path d="M${bx - 34} 684C${bx - 54} 640 ${bx - 40} 606 ${bx - 18} 590L${bx - 22} 566L${bx + 22} 566L${bx + 18} 590C${bx + 40} 606 ${bx + 54} 640 ${bx + 34} 684Z" fill="${S.box(
      k > 0 ? 0 : 1,
      0,
      k > 0 ? 1 : 0,
      0,
      [
        [0, S.dim(C.olive, 0.2)],
        [0.7, S.tint(C.sage)],
        [1, S.lit(C.sage, 0.6)],
      ],
    )}"/>`,
  )
  for (let i = 0; i < 6; i++)
    S.add(
      sprig(S, bx + (i - 2.5) * 5, 568, -50 + i * 20 + r.j(6), r.f(150, 250), {
        kind: r.pick<Green>(['olive', 'sage']),
        bend: (i - 2.5) * 10,
        pairs: 7,
        size: 0.3,
      }),
    )
  S.add(cluster(S, bx, 545, 54, { tones: paletteOf(seed), flowers: 6 }))
  const cut = nth(
    ['dalla gonna ampia con scollo a cuore', 'scivolato con scollo profondo', 'con le maniche di pizzo'],
    v,
  )
  return S.picture(`Abito da sposa ${cut} su un manichino, accanto a una finestra sulle colline, ${S.when}`, {
    zoom: [1, 1, 1.06],
  })
}
