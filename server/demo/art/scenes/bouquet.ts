import { C, mix } from '../colour.ts'
import { anemone, bloom, ranunculus, rose } from '../flora/flowers.ts'
import { type Green, GREENS, leaf, type LeafShape, paletteOf, sprig } from '../flora/leaves.ts'
import { blob, line, num, path, use } from '../path.ts'
import { leafShadow, linen, ribbon } from '../props/cloth.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A bouquet lying on linen, tied with silk. */
export const bouquet: Scene = (seed) => {
  const S = new Sheet('bouquet', seed, 1200, 900, ['alba', 'oro', 'tramonto']),
    { r } = S,
    k = S.side,
    tones = paletteOf(seed)
  S.add(
    linen(S, S.tint(r.pick([C.cream, '#E9DCC6', '#DDD8C6'])), { folds: 6 }),
    leafShadow(S, k > 0 ? 1150 : 50, 60, k > 0 ? -130 : 130, 520),
  )
  const cx = 600 + k * 60,
    cy = 390,
    tx = cx - k * 250,
    tyy = 760,
    ang = Math.atan2(tx - cx, cy - tyy) * 57.3
  S.add(
    `<g transform="translate(${-k * 38} 40)">${path(blob(r, cx, cy + 10, 350, 320, 0.06, 14), S.t.shade, ` opacity=".42" ${S.blur(26)}`)}</g>`,
  )
  // stems, gathered at the tie
  let st = ''
  for (let i = 0; i < 15; i++) {
    const q = (i - 7) / 7
    st += line(
      `M${num(cx + q * 190)} ${cy + 120}Q${num(tx + 40 * k + q * 20)} ${tyy - 130} ${num(tx + q * -36 * 1)} ${num(tyy - 60)}T${num(tx - k * 70 - q * 110)} ${num(tyy + 130 - Math.abs(q) * 30)}`,
      S.tint(mix(nth(GREENS.fresh, i), GREENS.olive[0], 0.4)),
      r.f(6, 10),
    )
  }
  S.add(
    path(
      `M${tx - 120} ${tyy + 120}L${tx + 60} ${tyy - 40}L${tx + 120} ${tyy + 140}Z`,
      S.t.shade,
      ` opacity=".3" ${S.blur(16)}`,
    ),
    st,
  )
  // leaves: long ones reaching out first
  for (let i = 0; i < 17; i++) {
    const a = -175 + i * 21 + r.j(9)
    if (Math.abs(((a - ang + 540) % 360) - 180) < 24) continue
    const rad = (a * Math.PI) / 180
    S.add(
      sprig(S, cx + Math.sin(rad) * 150, cy - Math.cos(rad) * 140, a, r.f(190, 300), {
        kind: r.pick<Green>(['olive', 'sage', 'sage', 'fresh', 'dry']),
        shape: r.pick<LeafShape>(['lance', 'round', 'oval', 'lance']),
        bend: r.j(50),
        pairs: r.i(5, 7),
        size: 0.36,
      }),
    )
  }
  for (let i = 0; i < 26; i++) {
    const a = r.f(0, 360),
      rad = (a * Math.PI) / 180,
      q = r.f(120, 215)
    S.add(
      use(
        leaf(S, r.pick<Green>(['olive', 'fresh']), 'oval'),
        cx + Math.sin(rad) * q,
        cy - Math.cos(rad) * q,
        r.f(1, 1.6),
        a + r.j(30),
      ),
    )
  }
  S.add(path(blob(r, cx, cy, 225, 215, 0.05, 12), S.dim(S.tint(C.deep), 0.1), ' opacity=".8"'))
  // flowers, packed by rejection, largest at the golden points
  const kept: [number, number, number][] = [],
    put = (x: number, y: number, R: number) => {
      if (kept.every(([a, b, c]) => Math.hypot(a - x, b - y) > (c + R) * 0.8)) kept.push([x, y, R])
    }
  put(cx + k * 64, cy + 44, 122)
  put(cx - k * 118, cy - 66, 104)
  put(cx + k * 84, cy - 148, 92)
  put(cx - k * 92, cy + 128, 88)
  for (let i = 0; i < 900 && kept.length < 26; i++) {
    const a = r.f(0, 6.28),
      q = Math.sqrt(r.f(0, 1)) * 262
    put(cx + Math.cos(a) * q, cy + Math.sin(a) * q * 0.94, r.f(34, 72) * (kept.length > 12 ? 0.75 : 1))
  }
  const makers = [rose, ranunculus, rose, anemone, ranunculus]
  kept.reverse().forEach(([x, y, R], i) => {
    const big = R > 84,
      mk = big ? r.pick([rose, rose, ranunculus]) : R < 44 ? bloom : nth(makers, i),
      t = mk === anemone ? 'white' : nth(tones, i)
    S.add(
      S.shadow(x - k * R * 0.16, y + R * 0.2, R * 0.95, R * 0.9, 0.4, 10),
      use(mk(S, t, big ? 1 : 0), x, y, (R / 50) * 1.02, big ? r.j(20) : r.j(30)),
    )
  })
  for (let i = 0; i < 6; i++) {
    const a = r.f(0, 360),
      rad = (a * Math.PI) / 180
    S.add(
      sprig(S, cx + Math.sin(rad) * 175, cy - Math.cos(rad) * 165, a, 110, {
        kind: 'sage',
        shape: 'lance',
        pairs: 4,
        size: 0.42,
        bend: r.j(60),
      }),
    )
  }
  const silk = S.tint(r.pick(['#D9A58C', '#E9D7B8', '#9DA88C', '#C98A6C']))
  S.add(
    ribbon(
      S,
      [
        [tx - 30, tyy - 74],
        [tx - k * 60, tyy + 6],
        [tx + k * 60, tyy + 60],
        [tx + k * 260, tyy + 10],
        [tx + k * 430, tyy + 110],
        [tx + k * 600, tyy + 60],
      ],
      44,
      silk,
    ),
  )
  S.add(
    ribbon(
      S,
      [
        [tx, tyy - 60],
        [tx + k * 30, tyy + 40],
        [tx + k * 140, tyy + 100],
        [tx + k * 230, tyy + 190],
      ],
      40,
      silk,
    ),
  )
  for (let i = 0; i < 4; i++)
    S.add(
      path(
        `M${tx - 52 + i * 4} ${tyy - 96 + i * 17}C${tx - 20} ${tyy - 82 + i * 17} ${tx + 24} ${tyy - 84 + i * 17} ${tx + 54 - i * 4} ${tyy - 100 + i * 17}L${tx + 52 - i * 4} ${tyy - 76 + i * 17}C${tx + 20} ${tyy - 62 + i * 17} ${tx - 20} ${tyy - 62 + i * 17} ${tx - 48 + i * 4} ${tyy - 74 + i * 17}Z`,
        S.box(k > 0 ? 0 : 1, 0, k > 0 ? 1 : 0, 0, [
          [0, S.dim(silk, 0.4)],
          [0.6, silk],
          [0.85, S.lit(silk, 0.7)],
          [1, silk],
        ]),
      ),
    )
  const flowers = nth(
    ['rose cipria e terracotta', 'rose bianche', 'rose corallo e gialle', 'rose color vino e cipria'],
    seed,
  )
  return S.picture(
    `Bouquet di ${flowers} con olivo e salvia, posato sul lino e legato con un nastro di seta, ${S.when}`,
    { zoom: [1, 1, 1.06] },
  )
}
