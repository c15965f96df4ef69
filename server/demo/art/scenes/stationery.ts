import { C } from '../colour.ts'
import { anemone, ranunculus, rose } from '../flora/flowers.ts'
import { oliveFruit } from '../flora/fruit.ts'
import { leaf, paletteOf, sprig } from '../flora/leaves.ts'
import { vignette } from '../land/vignette.ts'
import { group, line, path, use } from '../path.ts'
import { leafShadow, linen, ribbon } from '../props/cloth.ts'
import { card, envelope, seal, stamp } from '../props/paper.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** Envelopes, cards and a wax seal; nothing written on them. */
export const stationery: Scene = (seed) => {
  const S = new Sheet('paper', seed, 1200, 900, ['alba', 'oro', 'tramonto'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const t = paletteOf(seed)
  const envelopeColour = S.tint(nth(['#B9BFA2', '#E0B79F', '#E9D6B4', '#AEBBB8', '#C9785A', '#F1E7D6'], seed))
  const wax = S.tint(nth([C.terracotta, C.gold, C.wine, C.olive], seed))
  const cream = S.tint('#FAF4E8')
  S.add(
    linen(S, S.tint(nth(['#EFE6D6', '#E3DCCB', '#E8D3BF', '#D8DACB'], seed + 1)), { folds: 6 }),
    leafShadow(S, mir(1200), 20, -125 * k, 560, 0.22),
  )
  // behind: the open envelope with its painted lining, a card coming out of it
  const lining = S.dim(S.tint(nth(['#E6C9A2', '#9CA886', '#D9A58C'], seed)), 0.05)
  S.add(envelope(S, mir(420), 330, 430, 290, -9 * k + r.j(3), envelopeColour, lining, true))
  const wreath = () => {
    let o = ''
    for (let i = 0; i < 22; i++) {
      const a = (i / 22) * 360
      const rad = (a * Math.PI) / 180
      o += use(
        leaf(S, i % 3 ? 'sage' : 'olive', 'lance'),
        Math.sin(rad) * 112,
        -Math.cos(rad) * 112,
        0.36,
        a + 70 + r.j(14),
      )
    }
    return (
      o +
      use(rose(S, t[0]), 0, 116, 0.8) +
      use(ranunculus(S, t[1]), 58, 98, 0.56) +
      use(ranunculus(S, t[2]), -56, 100, 0.5)
    )
  }
  const branch = () =>
    sprig(S, -90 * k, 200, 16 * k, 400, {
      kind: 'olive',
      bend: 20 * k,
      pairs: 9,
      size: 0.26,
      fruit: oliveFruit(S),
    }) +
    use(anemone(S), 70 * k, 120, 0.9) +
    use(rose(S, t[0]), 10 * k, 156, 1) +
    use(ranunculus(S, t[1]), -64 * k, 150, 0.66)
  S.add(
    card(
      S,
      mir(760),
      400,
      360,
      500,
      7 * k + r.j(3),
      cream,
      `${line('M-150 -220H150V220H-150Z', S.tint(C.honey), 2.4, ' opacity=".8"')}${seed % 2 ? wreath() : branch()}`,
    ),
  )
  // in front: the sealed envelope
  S.add(
    envelope(S, mir(395), 640, 440, 290, 6 * k + r.j(3), S.lit(envelopeColour, 0.25), lining),
    seal(S, mir(395), 664, 44, wax),
  )
  S.add(
    stamp(S, mir(1010), 640, 132, 164, -10 * k, vignette(S, -54, -70, 108, 140, `s${seed}`)),
    stamp(S, mir(925), 730, 150, 122, 8 * k, vignette(S, -63, -49, 126, 98, `q${seed}`)),
  )
  // a brush, a ribbon, petals
  const wood = S.tint('#6E4A33')
  S.add(
    S.shadow(mir(690), 800, 210, 10, 0.35, 7),
    group(
      mir(660),
      784,
      1,
      line('M-210 0L90 0', wood, 10) +
        line('M-210 -2L90 -2', S.lit(wood, 0.5), 2.4) +
        path('M90 -7L140 -9L140 9L90 7Z', S.tint(C.honey)) +
        path('M140 -9C170 -14 190 -8 214 0C190 8 170 14 140 9Z', S.tint('#4a3a2e')) +
        path('M180 -7C196 -6 204 -3 214 0C204 3 196 6 180 7Z', wax),
      -8 * k + (k > 0 ? 0 : 180),
    ),
  )
  S.add(
    ribbon(
      S,
      [
        [mir(-40), 560],
        [mir(90), 500],
        [mir(130), 380],
        [mir(60), 240],
        [mir(170), 130],
        [mir(150), -40],
      ],
      34,
      S.tint(nth(['#C98A6C', '#A9AF92', '#E4CFA4'], seed)),
    ),
  )
  S.add(
    sprig(S, mir(1180), 900, -58 * k, 380, {
      kind: 'sage',
      shape: 'round',
      bend: -24 * k,
      pairs: 7,
      size: 0.34,
    }),
    use(rose(S, t[1]), mir(1090), 838, 1.15),
    use(ranunculus(S, t[0]), mir(1168), 790, 0.9),
  )
  return S.picture(
    `Partecipazioni dipinte a mano con buste, sigillo di ceralacca e carta dai bordi sfrangiati, ${S.when}`,
    { edge: 2, zoom: [1, 1, 1.06] },
  )
}
