import { C, mix } from '../colour.ts'
import { cluster } from '../flora/flowers.ts'
import { paletteOf, sprig } from '../flora/leaves.ts'
import { blob, ellipse, group, line, num, path, type Point, rect, smooth, use } from '../path.ts'
import { ribbon } from '../props/cloth.ts'
import { tableTop, wallOf } from '../props/room.ts'
import { turned, vase } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A soft brush standing with its tip up: handle, ferrule, hair. */
function brush(S: Sheet, x: number, y: number, len: number, lean: number, width: number): string {
  const wood = S.tint('#7A4A33')
  const hair = S.tint(nth(['#D9A58C', '#6B4A3A', '#E9D7C0'], Math.round(len)))
  return group(
    x,
    y,
    1,
    line(`M0 0L0 ${-len}`, wood, 9) +
      line(`M2 0L2 ${-len}`, S.lit(wood, 0.5), 2.4) +
      rect(-width * 0.32, -len - 26, width * 0.64, 30, turned(S, S.tint(C.gold))) +
      path(
        `M${-width * 0.32} ${-len - 24}C${-width * 0.8} ${-len - 60} ${-width * 0.5} ${-len - 92} 0 ${-len - 104}C${width * 0.5} ${-len - 92} ${width * 0.8} ${-len - 60} ${width * 0.32} ${-len - 24}Z`,
        S.lin(0, -len - 104, 0, -len - 20, [
          [0, S.lit(hair, 0.5)],
          [1, S.dim(hair, 0.35)],
        ]),
      ),
    lean,
  )
}

/** A scent bottle of pale glass with a gold stopper; `form` 0 square, 1 round. */
function scent(S: Sheet, x: number, y: number, s: number, form: number, liquid: string): string {
  const d = form
    ? 'M-60 0C-84 -40 -70 -92 -20 -106L20 -106C70 -92 84 -40 60 0C30 8 -30 8 -60 0Z'
    : 'M-56 0L-58 -100C-50 -112 -30 -116 -18 -118L18 -118C30 -116 50 -112 58 -100L56 0C30 8 -30 8 -56 0Z'
  const glass = S.across([
    [0, S.dim('#F4EDE2', 0.2), 0.8],
    [0.5, '#FFFDF6', 0.5],
    [1, '#FFFFFF', 0.85],
  ])
  return (
    S.shadow(x - 30 * S.side * s, y, 86 * s, 12 * s, 0.4, 6) +
    group(
      x,
      y,
      s,
      `<g ${S.clip(d)}>${path(d, glass)}${rect(-90, -64, 180, 80, S.tint(liquid), ' opacity=".55"')}${path('M-40 -100L-20 -104L-24 0L-44 0Z', '#fff', ' opacity=".5"')}</g>${line(d, S.dim('#F4EDE2', 0.35), 2.6)}${rect(-17, -140, 34, 26, turned(S, S.tint(C.gold)))}${path('M-24 -140C-34 -170 -20 -184 0 -184C20 -184 34 -170 24 -140Z', turned(S, S.tint(C.gold)))}`,
    )
  )
}

/** A dressing table: mirror, brushes, scent. */
export const beauty: Scene = (seed) => {
  const S = new Sheet('beauty', seed, 1200, 900, ['alba', 'oro', 'tramonto'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const wall = mix(S.t.wall, nth(['#D9A58C', '#B9BFA9', '#E4CFA4', '#C7B7B0'], seed), 0.5)
  const ty = 690
  const [mx, my] = [mir(640), 372]
  const wood = S.tint(nth(['#8A5E3C', C.gold, '#6d4a30'], seed))
  const tones = paletteOf(seed)
  S.add(wallOf(S, wall))
  // the mirror: it reflects a lighter wall, a window and a branch
  const round = seed % 2 === 0
  const glass = round
    ? blob(r, mx, my, 236, 236, 0.004, 20)
    : smooth(
        [
          [mx - 180, my + 270],
          [mx - 204, my],
          [mx - 170, my - 210],
          [mx, my - 300],
          [mx + 170, my - 210],
          [mx + 204, my],
          [mx + 180, my + 270],
        ],
        true,
        0.8,
      )
  S.add(
    path(glass, S.t.shade, ` opacity=".4" transform="translate(${-30 * k} 30)" ${S.blur(18)}`),
    line(glass, S.dim(wood, 0.4), 40),
    line(glass, wood, 28),
    line(glass, S.lit(wood, 0.7), 6, ` transform="translate(${5 * k} -4)" opacity=".8"`),
  )
  const pane = (a: number, b: number) =>
    `M${num(mx + a)} ${my - 220}h74v150h-74ZM${num(mx + b)} ${my - 220}h74v150h-74ZM${num(mx + a)} ${my - 58}h74v150h-74ZM${num(mx + b)} ${my - 58}h74v150h-74Z`
  S.add(
    `<g ${S.clip(glass)}>${rect(
      mx - 320,
      my - 320,
      640,
      640,
      S.lin(mx - 200 * k, my + 200, mx + 200 * k, my - 200, [
        [0, S.dim(wall, 0.3)],
        [0.5, S.lit(wall, 0.35)],
        [1, S.lit(S.t.sky[2], 0.5)],
      ]),
    )}${path(k > 0 ? pane(-120, -34) : pane(40, 126 - 172), S.lit(S.t.sky[2], 0.5), ` opacity=".75" ${S.blur(1.5)}`)}${sprig(S, mx + 150 * k, my + 290, -22 * k, 330, { kind: 'sage', shape: 'round', size: 0.36, bend: -20 * k })}${sprig(S, mx + 190 * k, my + 290, 6 * k, 270, { kind: 'olive', bend: 10 * k })}${path(`M${mx - 260} ${my + 30}L${mx + 60} ${my - 330}L${mx + 150} ${my - 330}L${mx - 210} ${my + 120}Z`, '#fff', ' opacity=".16"')}</g>`,
  )
  const cloth = S.tint(nth(['#EFE6D6', '#E4D3C2', '#D5D7C4'], seed))
  S.add(
    path(
      `M${mx - 90} ${ty + 14}L${mx - 60} ${my + 240}L${mx + 60} ${my + 240}L${mx + 90} ${ty + 14}Z`,
      turned(S, S.dim(wood, 0.2)),
    ),
    tableTop(S, ty, cloth, 120),
  )
  S.add(
    S.shadow(mx - 60 * k, ty + 26, 220, 20, 0.4, 9),
    path(
      `M${mx - 140} ${ty + 26}C${mx - 90} ${ty - 6} ${mx + 90} ${ty - 6} ${mx + 140} ${ty + 26}C${mx + 80} ${ty + 40} ${mx - 80} ${ty + 40} ${mx - 140} ${ty + 26}Z`,
      turned(S, wood),
    ),
  )
  // a jar of brushes
  const jx = mir(300)
  const jy = ty + 66
  for (const [dx, len, lean, w] of [
    [-26, 190, -16, 34],
    [22, 214, 12, 44],
    [0, 172, -3, 26],
    [34, 150, 24, 24],
  ] as const)
    S.add(brush(S, jx + dx, jy - 36, len, lean, w))
  S.add(
    S.shadow(jx - 40 * k, jy + 4, 100, 14, 0.45, 7),
    group(
      jx,
      jy,
      1,
      path(
        'M-62 0L-66 -112C-40 -104 40 -104 66 -112L62 0C30 10 -30 10 -62 0Z',
        turned(S, S.tint(nth(['#E9E0D0', C.dust, '#C98A6C'], seed))),
      ) + line('M-66 -112C-40 -104 40 -104 66 -112', S.lit(C.honey, 0.3), 5),
    ),
  )
  S.add(vase(S, mir(985), ty + 40, 1.24, nth([C.sage, '#C98A6C', C.dust, '#E9E0D0'], seed), tones))
  S.add(
    scent(S, mir(830), ty + 84, 0.86, seed % 2, nth(['#E7B7A0', '#E6C27E', '#C9D0B4'], seed)),
    scent(S, mir(470), ty + 60, 0.66, (seed + 1) % 2, nth(['#E6C27E', '#C9D0B4', '#E7B7A0'], seed)),
  )
  // powder, comb and a ribbon
  const px = mir(610)
  S.add(
    S.shadow(px - 30 * k, ty + 96, 100, 14, 0.4, 6),
    group(
      px,
      ty + 92,
      1,
      path('M-78 -34C-78 2 78 2 78 -34Z', turned(S, S.tint('#E4C0AC'))) +
        ellipse(0, -36, 78, 20, S.lit(S.tint('#F3E2D4'), 0.4)) +
        ellipse(0, -36, 62, 14, S.tint('#E2B9A2')),
    ) +
      use(
        S.sym('puff', () =>
          cluster(S, 0, 0, 30, { tones: ['blush', 'white', 'cream'], flowers: 5, wild: 0 }),
        ),
        px + 22 * k,
        ty + 44,
        0.9,
      ),
  )
  const tail: Point[] = [
    [mir(180), ty + 150],
    [mir(330), ty + 108],
    [mir(450), ty + 158],
    [mir(560), ty + 130],
    [mir(700), ty + 190],
  ]
  S.add(ribbon(S, tail, 30, S.tint(nth(['#D9A58C', '#9DA88C', '#E4CFA4'], seed))))
  return S.picture(
    `Toeletta con specchio ${round ? 'tondo' : 'ovale'}, pennelli, boccette di profumo e un vaso di fiori, ${S.when}`,
    { edge: 2, zoom: [1, 1, 1.06] },
  )
}
