import { C } from '../colour.ts'
import { cluster } from '../flora/flowers.ts'
import { paletteOf } from '../flora/leaves.ts'
import { garden } from '../land/garden.ts'
import { meadow } from '../land/meadow.ts'
import { ellipse, group, line, num, path, rect } from '../path.ts'
import { swag } from '../props/lights.ts'
import { lantern, pot, turned } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A gramophone with its flower of brass; (0, 0) is the middle of its foot. */
function horn(S: Sheet, wood: string): string {
  const brass = S.tint('#C99B4A')
  const petals = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * 6.283
    const b = ((i + 1) / 8) * 6.283
    const at = (q: number, s: number) =>
      `${num(116 + Math.cos(q) * 128 * s)} ${num(-372 + Math.sin(q) * 122 * s)}`
    const shade = Math.cos((a + b) / 2 - (S.side > 0 ? -0.7 : 3.8))
    return path(
      `M116 -372L${at(a, 0.96)}Q${at((a + b) / 2, 1.14)} ${at(b, 0.96)}Z`,
      shade > 0 ? S.lit(brass, 0.2 + shade * 0.4) : S.dim(brass, -shade * 0.45),
    )
  }).join('')
  const neck = path(
    'M-30 -176C-44 -236 -20 -262 24 -286L104 -400L150 -330L58 -262C20 -242 -2 -226 4 -176Z',
    S.across([
      [0, S.dim(brass, 0.55)],
      [0.6, brass],
      [1, S.lit(brass, 0.55)],
    ]),
  )
  const box =
    path('M-150 0L-142 -108H142L150 0Z', turned(S, wood)) +
    rect(-158, -124, 316, 20, turned(S, S.lit(wood, 0.15))) +
    rect(-164, -6, 328, 16, turned(S, S.dim(wood, 0.2))) +
    line('M-112 -22V-88H112V-22Z', S.dim(wood, 0.5), 4)
  const record =
    ellipse(6, -134, 118, 17, '#26221e') +
    ellipse(6, -136, 116, 16, '#3a342d') +
    ellipse(6, -136, 92, 12, 'none', ' stroke="#5d554b" stroke-width="1.6"') +
    ellipse(6, -136, 66, 9, 'none', ' stroke="#5d554b" stroke-width="1.6"') +
    ellipse(6, -136, 34, 5, S.tint(C.terracotta))
  const crank = line('M150 -60L196 -56L202 -20', S.tint('#8d877c'), 8) + ellipse(203, -14, 10, 10, wood)
  return (
    neck +
    petals +
    ellipse(116, -372, 40, 38, S.dim(brass, 0.75)) +
    crank +
    box +
    record +
    line('M-26 -178L-8 -160L40 -144', S.lit(brass, 0.4), 8) +
    ellipse(42, -142, 9, 7, S.dim(brass, 0.3))
  )
}

/** A guitar standing on its lower bout; (0, 0) is its foot. */
function guitar(S: Sheet, wood: string): string {
  const body =
    'M0 0C-62 2 -92 -30 -88 -74C-84 -108 -56 -118 -56 -146C-56 -164 -72 -178 -70 -204C-66 -236 -30 -248 0 -248C30 -248 66 -236 70 -204C72 -178 56 -164 56 -146C56 -118 84 -108 88 -74C92 -30 62 2 0 0Z'
  return (
    `<g transform="translate(${-9 * S.side} 4)">${path(body, S.dim(wood, 0.65))}</g>` +
    path(
      body,
      S.rad(
        [
          [0, S.lit(wood, 0.45)],
          [0.6, wood],
          [1, S.dim(wood, 0.4)],
        ],
        S.side > 0 ? 0.62 : 0.38,
        0.4,
      ),
    ) +
    line(body, S.lit('#F0E0BC', 0.2), 4, ' opacity=".8"') +
    ellipse(0, -142, 31, 31, '#2a1a12') +
    ellipse(0, -142, 36, 36, 'none', ` stroke="${S.tint(C.honey)}" stroke-width="4"`) +
    path('M-11 -150L-10 -470L10 -470L11 -150Z', '#3a2b22') +
    path('M-40 -62H40V-50H-40Z', '#2b211b') +
    line('M-7 -470L-9 -56M-2.4 -470L-3 -56M2.4 -470L3 -56M7 -470L9 -56', '#F3E3C0', 1.1, ' opacity=".8"') +
    path('M-17 -536L17 -536L13 -466L-13 -466Z', S.dim(wood, 0.35)) +
    line('M-24 -524H-16M-24 -504H-16M-24 -484H-16M16 -524H24M16 -504H24M16 -484H24', '#EFE3CC', 6)
  )
}

/** A gramophone on a crate and a guitar against a chair, in the garden. */
export const gramophone: Scene = (seed) => {
  const S = new Sheet('gramophone', seed, 1200, 900, ['sera', 'oro', 'tramonto', 'alba'])
  const { side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const t = paletteOf(seed)
  S.add(
    garden(S, {
      horizon: 500,
      sunX: mir(250),
      trees: [
        [mir(1130), 640, 420],
        [mir(60), 610, 300],
        [mir(640), 540, 130],
      ],
    }),
  )
  S.add(
    swag(S, [mir(-40), 180], [mir(1240), 150], 120, 17, 1.2),
    swag(S, [mir(-40), 270], [mir(1240), 90], 90, 14, 0.9),
    S.glow(mir(500), 560, 460, '#FFCF8A', 0.42 * S.t.lamps),
  )
  const crate = S.tint('#A57B4C')
  const gx = mir(400)
  S.add(
    S.shadow(gx - 70 * k, 826, 260, 26, 0.5, 12),
    group(
      gx,
      824,
      1,
      rect(-190, -150, 380, 150, turned(S, crate)) +
        line('M-188 -100H188M-188 -50H188', S.dim(crate, 0.55), 6, ' opacity=".8"') +
        rect(-190, -150, 24, 150, S.dim(crate, 0.25), ' opacity=".6"') +
        rect(166, -150, 24, 150, S.dim(crate, 0.25), ' opacity=".6"'),
    ),
  )
  S.add(
    S.shadow(gx - 30 * k, 674, 170, 14, 0.45, 6),
    group(gx, 672, [k, 1], horn(S, S.tint(nth(['#7A4A30', '#5d4030', '#8A5632'], seed)))),
  )
  // the chair and the guitar
  const wood = S.tint(nth(['#6d4a30', '#4d3524', '#8A6238'], seed))
  const cx = mir(800)
  S.add(
    group(
      cx,
      838,
      1.05,
      S.shadow(-50 * k, 0, 170, 20, 0.5, 8) +
        line(
          'M-92 -4C-98 -90 -90 -150 -92 -186M92 0C98 -80 90 -150 90 -186M-66 -36L-70 -186M70 -32L68 -186',
          S.dim(wood, 0.3),
          11,
        ) +
        path('M-112 -200C-60 -218 60 -218 110 -200L102 -176C50 -168 -60 -168 -106 -176Z', S.tint('#C9A06A')) +
        line(
          'M-86 -204C-98 -300 -96 -396 -74 -416C-30 -434 40 -434 74 -416C94 -396 96 -300 84 -204',
          wood,
          12,
        ) +
        line(
          'M-90 -386C-40 -402 40 -402 90 -386M-90 -326C-40 -342 40 -342 90 -326M-88 -272C-40 -286 40 -286 88 -272',
          wood,
          9,
        ) +
        line(
          k > 0 ? 'M78 -414C94 -386 98 -296 88 -204' : 'M-78 -414C-94 -386 -98 -296 -88 -204',
          S.lit(wood, 0.5),
          4,
        ),
    ),
  )
  S.add(
    group(
      cx + 66 * k,
      838,
      0.98,
      guitar(S, S.tint(nth(['#C8843E', '#B5642C', '#D9A55C', '#8E4523'], seed))),
      11 * k,
    ),
  )
  S.add(
    cluster(S, gx - 150 * k, 808, 56, { tones: t, flowers: 6 }),
    cluster(S, gx - 200 * k, 832, 44, { tones: t, flowers: 5 }),
    lantern(S, mir(610), 850, 0.7, S.dim(S.tint('#4a4036'), 0.1)),
    pot(S, mir(1060), 824, 0.8, paletteOf(seed + 1)),
  )
  S.add(meadow(S, 872, 90))
  return S.picture(
    `Grammofono su una cassa di legno e chitarra appoggiata a una sedia, sotto i fili di luci, ${S.when}`,
    { zoom: [1, 1, 1.05] },
  )
}
