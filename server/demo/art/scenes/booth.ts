import { C, mix } from '../colour.ts'
import { anemone, cluster, ranunculus, rose } from '../flora/flowers.ts'
import { leaf, paletteOf, sprig } from '../flora/leaves.ts'
import { vignette } from '../land/vignette.ts'
import { ellipse, group, line, num, path, rect, use } from '../path.ts'
import { ribbon } from '../props/cloth.ts'
import { swag } from '../props/lights.ts'
import { boards, wallOf } from '../props/room.ts'
import { pot, turned } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A velvet curtain hung from y0 to y1 between x0 and x1, gathered towards `tieX`. */
function velvet(
  S: Sheet,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  colour: string,
  tieX: number | null,
): string {
  const folds = 11
  const step = (x1 - x0) / folds
  let o = ''
  for (let i = 0; i < folds; i++) {
    const [a, b] = [x0 + i * step, x0 + (i + 1) * step]
    const drift = S.r.j(10)
    const pull = (x: number) => (tieX === null ? x + drift : tieX + (x - tieX) * 0.42)
    const [ma, mb] = [pull(a), pull(b)]
    const mid = y0 + (y1 - y0) * 0.6
    const d = `M${num(a)} ${y0}C${num(a)} ${num(y0 + 200)} ${num(ma)} ${num(mid - 160)} ${num(ma)} ${num(mid)}C${num(ma)} ${num(mid + 90)} ${num(a + (ma - a) * 0.3)} ${num(y1 - 60)} ${num(a + (ma - a) * 0.35)} ${y1}Q${num((a + b) / 2 + (ma - a) * 0.35)} ${y1 + 12} ${num(b + (mb - b) * 0.35 + 3)} ${y1}C${num(b + (mb - b) * 0.3)} ${num(y1 - 60)} ${num(mb + 2)} ${num(mid + 90)} ${num(mb + 2)} ${num(mid)}C${num(mb)} ${num(mid - 160)} ${num(b + 2)} ${num(y0 + 200)} ${num(b + 2)} ${y0}Z`
    o += path(
      d,
      S.across([
        [0, S.dim(colour, 0.62)],
        [0.4, S.dim(colour, 0.2)],
        [0.72, S.lit(colour, 0.22)],
        [0.84, S.lit(colour, 0.4)],
        [1, S.dim(colour, 0.35)],
      ]),
    )
  }
  return o
}

/** A strip of small prints: country, flowers, never a face. */
function strip(S: Sheet, seed: string, frames: number): string {
  const [w, h] = [112, frames * 104 + 22]
  const t = paletteOf(seed.length + frames)
  let o =
    rect(-w / 2 - 6 * S.side, -h / 2 + 9, w, h, S.t.shade, ` opacity=".45" ${S.blur(7)}`) +
    path(
      `M${-w / 2} ${-h / 2}Q0 ${-h / 2 - 2} ${w / 2} ${-h / 2}Q${w / 2 + 3} 0 ${w / 2} ${h / 2}Q0 ${h / 2 + 2} ${-w / 2} ${h / 2}Q${-w / 2 + 3} 0 ${-w / 2} ${-h / 2}Z`,
      S.lit(S.tint('#FCF8EF'), 0.2),
    )
  for (let i = 0; i < frames; i++) {
    const y = -h / 2 + 14 + i * 104
    if (i % 2 === 0) o += vignette(S, -w / 2 + 12, y, w - 24, 92, `${seed}/${i}`)
    else
      o += `<g ${S.clip(`M${-w / 2 + 12} ${y}H${w / 2 - 12}V${y + 92}H${-w / 2 + 12}Z`)}>${rect(-w / 2, y, w, 92, S.tint(nth(['#B9BFA9', '#D9B79E', '#8d9a84'], i)))}${use(leaf(S, 'olive', 'oval'), -14, y + 60, 0.6, -40)}${use(leaf(S, 'sage', 'lance'), 16, y + 60, 0.6, 36)}${use(i % 4 === 1 ? rose(S, t[0]) : anemone(S), 0, y + 52, 0.6)}${use(ranunculus(S, t[1]), 26, y + 74, 0.36)}</g>`
  }
  return o
}

/** A box camera of wood and leather on three legs; (0, 0) is where they meet. */
function camera(S: Sheet, wood: string): string {
  const leather = S.tint('#3A332B')
  const metal = S.tint(C.gold)
  let bellows = ''
  for (let i = 0; i < 6; i++)
    bellows += path(
      `M${52 + i * 15} ${-142 + i * 7}L${60 + i * 15} ${-134 + i * 7}L${60 + i * 15} ${-16 - i * 7}L${52 + i * 15} ${-8 - i * 7}Z`,
      i % 2 ? S.lit(leather, 0.22) : leather,
    )
  return (
    path('M-96 -150H46V0H-96Z', turned(S, wood)) +
    line('M-96 -150H46V0H-96Z', S.dim(wood, 0.5), 5) +
    rect(-86, -140, 122, 130, S.dim(wood, 0.2), ' opacity=".35"') +
    bellows +
    path('M142 -112H168V-38H142Z', turned(S, wood)) +
    path(
      'M168 -104H196V-46H168Z',
      S.lin(0, -104, 0, -46, [
        [0, S.lit(metal, 0.6)],
        [0.5, metal],
        [1, S.dim(metal, 0.5)],
      ]),
    ) +
    ellipse(197, -75, 9, 29, '#14181a') +
    ellipse(199, -80, 5, 16, S.lit(C.sea, 0.3), ' opacity=".8"') +
    line('M-24 -150C-24 -176 30 -176 30 -150', S.dim(wood, 0.5), 9) +
    ellipse(-66, -34, 8, 8, metal) +
    rect(-30, 0, 60, 20, S.dim(metal, 0.2))
  )
}

/** A velvet curtain, a stool and a bellows camera. */
export const booth: Scene = (seed) => {
  const S = new Sheet('booth', seed, 1200, 900, ['tramonto', 'oro', 'sera'])
  const { side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const wall = mix(S.t.wall, nth(['#D8A684', '#B9BB9A', '#D9C49A', '#C2A59A'], seed), 0.5)
  const floor = S.dim(S.tint('#A8795A'), 0.2)
  const cloth = S.tint(nth(['#7A3A3C', '#51604A', '#9A5A40', '#4C5F66', '#A8843C'], seed))
  const t = paletteOf(seed)
  S.add(wallOf(S, wall), boards(S, 752, floor, wall))
  // the curtain: a flat fall behind, one side tied back
  const [a, b] = [Math.min(mir(120), mir(700)), Math.max(mir(120), mir(700))]
  S.add(
    path(`M${a + 10} 760H${b - 10}V796H${a + 10}Z`, S.t.shade, ` opacity=".35" ${S.blur(9)}`),
    rect(a + 8, 98, b - a - 16, 664, S.dim(cloth, 0.5)),
    velvet(S, a, b, 96, 764, S.lit(cloth, 0.06), null),
  )
  const side = (x0: number, x1: number) =>
    velvet(
      S,
      Math.min(mir(x0), mir(x1)),
      Math.max(mir(x0), mir(x1)),
      96,
      770,
      S.dim(cloth, 0.16),
      mir(x0 < 400 ? 120 : 704),
    )
  S.add(side(96, 290), side(560, 724))
  for (const x of [136, 690])
    S.add(
      line(`M${mir(x) - 44} 500C${mir(x) - 20} 520 ${mir(x) + 20} 520 ${mir(x) + 44} 498`, S.tint(C.gold), 9),
      path(`M${mir(x) - 7} 512L${mir(x) + 7} 512L${mir(x) + 14} 566L${mir(x) - 14} 566Z`, S.tint(C.honey)),
    )
  S.add(
    line(`M${mir(76)} 88H${mir(746)}`, S.tint(C.gold), 15),
    line(`M${mir(76)} 84H${mir(746)}`, S.lit(C.honey, 0.5), 4),
    `<circle cx="${mir(72)}" cy="88" r="15" fill="${S.tint(C.gold)}"/><circle cx="${mir(750)}" cy="88" r="15" fill="${S.tint(C.gold)}"/>`,
  )
  S.add(
    swag(S, [mir(90), 120], [mir(740), 110], 56, 13, 1),
    S.glow(mir(410), 470, 380, '#FFD79A', 0.3 + 0.2 * S.t.lamps),
  )
  // the stool, with a posy left on it
  const x = mir(410)
  const wood = S.tint('#8A5E3C')
  S.add(
    S.shadow(x - 60 * k, 842, 190, 22, 0.5, 10),
    line(
      `M${x - 78} 840L${x - 60} 650M${x + 78} 842L${x + 60} 650M${x - 30} 818L${x - 24} 650M${x + 34} 820L${x + 26} 650`,
      S.dim(wood, 0.3),
      13,
    ),
    line(`M${x - 70} 762C${x - 30} 776 ${x + 30} 776 ${x + 70} 764`, S.dim(wood, 0.2), 9),
  )
  const seat = S.lit(cloth, 0.2)
  S.add(
    path(
      `M${x - 118} 634C${x - 124} 590 ${x + 124} 590 ${x + 118} 634C${x + 112} 664 ${x - 112} 664 ${x - 118} 634Z`,
      turned(S, seat),
    ),
    ellipse(x, 614, 108, 19, S.lit(seat, 0.3)),
    line(
      `M${x - 112} 646C${x - 60} 664 ${x + 60} 664 ${x + 112} 646`,
      S.tint(C.gold),
      4,
      ' stroke-dasharray="2 11"',
    ),
  )
  for (let i = 0; i < 4; i++)
    S.add(
      sprig(S, x + 10 * k, 600, (30 + i * 34) * k, 120, {
        kind: i % 2 ? 'sage' : 'olive',
        pairs: 4,
        size: 0.44,
      }),
    )
  S.add(
    cluster(S, x + 10 * k, 594, 62, { tones: t, flowers: 8 }),
    ribbon(
      S,
      [
        [x - 30 * k, 606],
        [x - 80 * k, 640],
        [x - 74 * k, 690],
        [x - 120 * k, 740],
      ],
      22,
      S.tint(C.blush),
    ),
  )
  // the camera looks at it
  const cx = mir(960)
  const cw = S.tint(nth(['#8A5632', '#A77B4B', '#6d4a30'], seed))
  const leg = (dx: number, y: number) =>
    line(`M${cx} 500L${cx + dx} ${y}`, S.dim(cw, 0.45), 17) +
    line(`M${cx + 3 * k} 500L${cx + dx + 3 * k} ${y - 4}`, cw, 8)
  S.add(
    S.shadow(cx - 60 * k, 852, 200, 22, 0.5, 10),
    leg(30 * k, 800),
    leg(-120, 852),
    leg(128, 850),
    group(cx + 10 * k, 486, [-k * 1.1, 1.1], camera(S, cw)),
  )
  S.add(pot(S, mir(1110), 800, 0.66, paletteOf(seed + 1), 5))
  // strips of prints pinned to the wall
  S.add(
    group(mir(862), 170, 0.76, strip(S, `a${seed}`, 3), -5 * k),
    group(mir(986), 158, 0.76, strip(S, `bb${seed}`, 3), 4 * k),
  )
  for (const px of [862, 986])
    S.add(`<circle cx="${mir(px)}" cy="${px === 862 ? 48 : 36}" r="7" fill="${S.tint(C.terracotta)}"/>`)
  return S.picture(
    `Angolo per le foto con una tenda di velluto, uno sgabello con i fiori, una macchina a soffietto e strisce di stampe, ${S.when}`,
    { edge: 2, zoom: [1, 1, 1.05] },
  )
}
