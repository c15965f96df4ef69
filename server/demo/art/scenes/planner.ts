import { C, mix } from '../colour.ts'
import { anemone, ranunculus, rose } from '../flora/flowers.ts'
import { leaf, paletteOf, sprig } from '../flora/leaves.ts'
import { vignette } from '../land/vignette.ts'
import { blob, ellipse, group, line, path, rect, use } from '../path.ts'
import { leafShadow, linen, ribbon } from '../props/cloth.ts'
import { stamp } from '../props/paper.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

const SWATCHES = [
  '#E8BFA8',
  '#94A27C',
  '#E4D0B0',
  '#B4573A',
  '#8FA0A0',
  '#D9B06A',
  '#F5EBDB',
  '#5B2B33',
] as const

/** An open notebook with a pasted swatch card, a drawn sprig and ruled lines; no writing. */
function notebook(S: Sheet, seed: number): string {
  const paper = S.tint('#FAF4E8')
  const cover = S.tint(nth(['#6E4A33', C.olive, '#8E4A34', '#4C5A5C'], seed))
  const book =
    'M-350 -236C-240 -250 -110 -246 0 -226C110 -246 240 -250 350 -236L352 238C240 226 110 230 0 250C-110 230 -240 226 -352 238Z'
  const [left, right] = [
    'M-338 -228C-230 -242 -106 -238 0 -218L0 238C-106 218 -230 214 -340 226Z',
    'M338 -228C230 -242 106 -238 0 -218L0 238C106 218 230 214 340 226Z',
  ]
  const lit = (from: number) =>
    S.lin(from, 0, 0, 0, [
      [0, S.lit(paper, 0.5)],
      [0.75, paper],
      [1, S.dim(paper, 0.34)],
    ])
  let o =
    path(
      book,
      mix(S.t.shade, C.ink, 0.3),
      ` opacity=".45" transform="translate(${-22 * S.side} 28)" ${S.blur(16)}`,
    ) +
    path(book, cover) +
    path(left, lit(-338)) +
    path(right, lit(338))
  let rules = ''
  for (let i = 0; i < 9; i++)
    rules += `M44 ${-176 + i * 42}C140 ${-194 + i * 42} 230 ${-196 + i * 42} 310 ${-188 + i * 42}`
  o += line(rules, S.tint(C.dust), 1.4, ' opacity=".5"')
  // a month of small squares with a few painted days
  for (let i = 0; i < 30; i++) {
    const [cx, cy] = [-300 + (i % 6) * 42, -176 + Math.floor(i / 6) * 42 - (i % 6) * 2]
    o += rect(
      cx,
      cy,
      34,
      34,
      S.r.chance(0.2) ? S.tint(nth(SWATCHES, i)) : S.dim(paper, 0.08),
      ' rx="5" opacity=".8"',
    )
  }
  for (let i = 0; i < 5; i++)
    o += rect(-300 + i * 50, 62, 42, 120, S.tint(nth(SWATCHES, i + seed)), ' rx="4"')
  return (
    o +
    sprig(S, 250, 190, -14, 300, { kind: 'olive', bend: 16, pairs: 8, size: 0.27 }) +
    line('M0 -218L0 238', S.dim(paper, 0.5), 3) +
    path(
      'M-8 -224L10 -222L14 290L2 272L-10 292Z',
      S.across([
        [0, S.dim(C.terracotta, 0.3)],
        [1, S.tint(C.terracotta)],
      ]),
    )
  )
}

/** A reel of thread, seen lying at an angle. */
function spool(S: Sheet, thread: string): string {
  const wood = S.tint('#C9A06A')
  const round = (c: string) =>
    S.lin(0, -44, 0, 44, [
      [0, S.lit(c, 0.5)],
      [0.4, c],
      [1, S.dim(c, 0.5)],
    ])
  let turns = ''
  for (let i = 0; i < 9; i++) turns += `M${-44 + i * 11} -42Q${-38 + i * 11} 0 ${-44 + i * 11} 42`
  return (
    path('M-54 -42L54 -42Q64 0 54 42L-54 42Q-44 0 -54 -42Z', round(thread)) +
    line(turns, S.dim(thread, 0.4), 2, ' opacity=".6"') +
    ellipse(-56, 0, 16, 54, round(wood)) +
    ellipse(58, 0, 16, 54, round(S.lit(wood, 0.2))) +
    ellipse(58, 0, 5, 15, S.dim(wood, 0.7))
  )
}

/** A cup from above, with its saucer. */
function cup(S: Sheet, x: number, y: number, glaze: string): string {
  const round = S.box(S.side > 0 ? 0 : 1, 1, S.side > 0 ? 1 : 0, 0, [
    [0, S.dim(glaze, 0.4)],
    [0.5, glaze],
    [1, S.lit(glaze, 0.7)],
  ])
  const turnedIn = S.box(S.side > 0 ? 1 : 0, 0, S.side > 0 ? 0 : 1, 1, [
    [0, S.dim(glaze, 0.5)],
    [1, S.lit(glaze, 0.4)],
  ])
  return (
    path(
      blob(S.r, x, y, 122, 118, 0.006, 20),
      S.t.shade,
      ` opacity=".45" transform="translate(${-18 * S.side} 22)" ${S.blur(12)}`,
    ) +
    group(
      x,
      y,
      1,
      `<circle r="118" fill="${round}"/><circle r="82" fill="${turnedIn}"/>${path('M60 -30C100 -60 140 -40 128 -6C118 22 84 20 66 8L70 -6C88 4 104 4 108 -10C112 -26 92 -32 68 -14Z', round)}<circle r="72" fill="${round}"/><circle r="62" fill="${S.tint('#5B3A28')}"/><circle r="62" fill="${S.rad(
        [
          [0, '#C98F5A', 0.7],
          [0.7, '#8A5632', 0.4],
          [1, '#3a2418', 0.5],
        ],
        0.5 + 0.12 * S.side,
        0.4,
      )}"/>${path('M-30 -8C-16 -30 16 -30 26 -6C14 -14 -12 -16 -30 -8Z', '#E9CFA8', ' opacity=".55"')}`,
    )
  )
}

/** A desk from above: notebook, swatches, thread, coffee. */
export const planner: Scene = (seed) => {
  const S = new Sheet('planner', seed, 1200, 900, ['alba', 'oro', 'tramonto'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const t = paletteOf(seed)
  S.add(
    linen(S, S.tint(nth(['#E7DCC8', '#DCD5C4', '#E6CDB8', '#D3D6C6'], seed)), { folds: 4, weave: 0.6 }),
    leafShadow(S, mir(1210), 10, -126 * k, 580, 0.24),
  )
  // a fan of cloth samples under the book
  for (let i = 0; i < 5; i++) {
    const c = S.tint(nth(SWATCHES, seed + i * 3))
    const cloth = 'M-62 0L-58 -250L-44 -242L-30 -252L-14 -243L2 -253L18 -244L34 -252L48 -243L60 -250L62 0Z'
    S.add(
      group(
        mir(1000),
        420,
        1,
        path(cloth, S.t.shade, ` opacity=".35" transform="translate(${-8 * k} 8)" ${S.blur(6)}`) +
          path(
            cloth,
            S.lin(-60 * k, 0, 60 * k, -200, [
              [0, S.dim(c, 0.25)],
              [0.6, c],
              [1, S.lit(c, 0.5)],
            ]),
          ),
        (-44 + i * 26) * k,
      ),
    )
  }
  S.add(
    group(
      mir(1000),
      412,
      1,
      `<circle r="15" fill="${S.tint(C.gold)}"/><circle cx="${3 * k}" cy="-3" r="7" fill="${S.lit(C.honey, 0.6)}"/>`,
    ),
  )
  S.add(group(mir(520), 470, 1.06, notebook(S, seed), -5 * k + r.j(3)))
  const pencil = S.tint(nth([C.terracotta, C.honey, C.sage], seed))
  S.add(
    S.shadow(mir(690) - 10 * k, 620, 150, 10, 0.35, 6),
    group(
      mir(690),
      604,
      1,
      path(
        'M-160 -9H130L170 0L130 9H-160Z',
        S.lin(0, -9, 0, 9, [
          [0, S.lit(pencil, 0.5)],
          [0.5, pencil],
          [1, S.dim(pencil, 0.5)],
        ]),
      ) +
        path('M130 -9L170 0L130 9Z', S.tint('#E6CFA4')) +
        path('M157 -3L170 0L157 3Z', C.ink) +
        rect(-176, -9, 18, 18, S.tint('#C9BFA9')),
      (k > 0 ? -24 : 204) + r.j(5),
    ),
  )
  S.add(cup(S, mir(190), 172, S.tint(nth(['#EFE7DA', '#C7D0C2', '#E2B79C', '#B9C4C6'], seed + 1))))
  const thread = S.tint(nth(SWATCHES, seed + 3))
  S.add(S.shadow(mir(985) - 16 * k, 660, 84, 34, 0.4, 9), group(mir(990), 640, 1, spool(S, thread), -28 * k))
  S.add(
    line(
      `M${mir(1030)} 690C${mir(1110)} 760 ${mir(930)} 800 ${mir(860)} 760C${mir(780)} 714 ${mir(860)} 680 ${mir(900)} 740C${mir(950)} 830 ${mir(760)} 850 ${mir(640)} 842`,
      S.dim(thread, 0.2),
      3.4,
    ),
  )
  S.add(
    ribbon(
      S,
      [
        [mir(-40), 800],
        [mir(120), 760],
        [mir(240), 830],
        [mir(390), 790],
        [mir(470), 880],
        [mir(600), 940],
      ],
      40,
      S.tint(nth(['#9DA88C', '#D9A58C', '#E0C48E'], seed)),
    ),
  )
  S.add(stamp(S, mir(1110), 800, 150, 180, 9 * k, vignette(S, -63, -78, 126, 156, `p${seed}`)))
  S.add(
    sprig(S, mir(60), 560, -16 * k, 260, { kind: 'sage', shape: 'round', bend: 20 * k, size: 0.34 }),
    use(rose(S, t[0]), mir(76), 596, 1.2),
    use(ranunculus(S, t[1]), mir(140), 650, 0.9),
    use(anemone(S), mir(52), 690, 0.8),
    use(leaf(S, 'olive', 'oval'), mir(150), 690, 0.8, 120 * k),
  )
  return S.picture(
    `Tavolo da lavoro con un quaderno aperto, campioni di stoffa, filo e una tazza di caffè, ${S.when}`,
    { edge: 2, zoom: [1, 1, 1.06] },
  )
}
