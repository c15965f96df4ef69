import { C, mix } from '../colour.ts'
import { anemone, bloom, ranunculus, rose } from '../flora/flowers.ts'
import { oliveFruit } from '../flora/fruit.ts'
import { paletteOf, sprig } from '../flora/leaves.ts'
import { vignette } from '../land/vignette.ts'
import { group, line, num, path, type Point, smooth, use } from '../path.ts'
import { leafShadow, linen, ribbon } from '../props/cloth.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A camera and loose prints on linen. */
export const photographer: Scene = (seed) => {
  const S = new Sheet('photo', seed, 1200, 900, ['alba', 'oro', 'tramonto']),
    { r } = S,
    k = S.side
  S.add(
    linen(S, S.tint(r.pick(['#EFE6D6', '#E3DCCB', '#E8D3BF'])), { folds: 7, weave: 0.8 }),
    leafShadow(S, k > 0 ? 1200 : 0, 20, k > 0 ? -125 : 125, 560, 0.24),
  )
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  // prints, loosely fanned
  const prints = [
    [300, 300, -13],
    [470, 560, 7],
    [205, 640, -4],
  ] as const
  prints.forEach(([px, py, rot], i) => {
    const w = i === 1 ? 330 : 270,
      h = i === 1 ? 250 : 340,
      pic =
        i === 2
          ? flowersPrint()
          : vignette(S, -w / 2 + 18, -h / 2 + 18, w - 36, h - (i === 1 ? 36 : 70), `${seed}${i}`)
    function flowersPrint() {
      const t = paletteOf(seed),
        bg = S.tint(r.pick(['#B9BFA9', '#D9B79E', '#6f7a63']))
      return `<g ${S.clip(`M${-w / 2 + 18} ${-h / 2 + 18}H${w / 2 - 18}V${h / 2 - 52}H${-w / 2 + 18}Z`)}><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="${bg}"/>${sprig(S, 10, 120, 14, 230, { kind: 'olive', shape: 'oval', size: 0.4 })}${sprig(S, -20, 120, -24, 210, { kind: 'sage', shape: 'round', size: 0.4 })}${use(rose(S, t[0]), -16, -10, 1.5)}${use(ranunculus(S, t[1]), 54, 56, 1.1)}${use(anemone(S), -62, 70, 0.9)}</g>`
    }
    S.add(
      group(
        mir(px),
        py,
        1,
        `<rect x="${-w / 2 - 8 * k}" y="${-h / 2 + 12}" width="${w}" height="${h}" fill="${S.t.shade}" opacity=".42" ${S.blur(9)}/>` +
          path(
            `M${-w / 2} ${-h / 2}Q0 ${-h / 2 - 2} ${w / 2} ${-h / 2 + 2}Q${w / 2 + 2} 0 ${w / 2 - 1} ${h / 2}Q0 ${h / 2 + 3} ${-w / 2} ${h / 2}Z`,
            S.lit(S.tint('#FCF8EF'), 0.2),
          ) +
          pic +
          path(
            `M${-w / 2 + 18} ${-h / 2 + 18}L${w * 0.1} ${-h / 2 + 18}L${-w * 0.3} ${h / 2 - 60}L${-w / 2 + 18} ${h / 2 - 60}Z`,
            '#fff',
            ' opacity=".1"',
          ),
        (rot + r.j(5)) * k,
      ),
    )
  })
  // camera: body, leather, top plate, lens
  const cx: number = mir(800),
    cy = 440,
    metal = S.tint(r.pick(['#D8D0C0', '#C9B58E', '#CFCBC2'])),
    mL = S.lit(metal, 0.7),
    mD = S.dim(metal, 0.6),
    skin = S.tint(r.pick(['#3A332B', '#6E3F2C', '#3E4734'])),
    skinL = S.lit(skin, 0.3)
  const strap: Point[] = [
    [-236, -70],
    [-330, -190],
    [-210, -330],
    [60, -290],
    [330, -330],
    [420, -170],
    [236, -66],
  ]
  const cam: string[] = []
  cam.push(
    line(smooth(strap), S.t.shade, 26, ` opacity=".35" transform="translate(${-10 * k} 16)" ${S.blur(7)}`),
    line(smooth(strap), S.tint('#5F3A26'), 22),
    line(smooth(strap), S.lit(S.tint('#9A643E'), 0.2), 15),
    line(smooth(strap), S.lit(C.honey, 0.4), 1.6, ' stroke-dasharray="7 6" transform="translate(0 -5)"'),
  )
  const bodyD =
      'M-236 -96C-240 -112 -226 -120 -210 -120L210 -120C228 -120 240 -112 236 -96L240 112C240 138 226 150 204 150L-204 150C-226 150 -240 138 -240 112Z',
    topD =
      'M-232 -84C-236 -128 -226 -140 -196 -142L-96 -144C-84 -176 -70 -186 -44 -188L44 -188C70 -186 84 -176 96 -144L196 -142C226 -140 236 -128 232 -84Z'
  cam.push(
    `<g transform="translate(${-26 * k} 34)">${path(bodyD, mix(S.t.shade, C.ink, 0.4), ` opacity=".5" ${S.blur(18)}`)}</g>`,
  )
  cam.push(
    '<path d="M-150 -142V-164C-150 -172 -112 -172 -112 -164V-142Z" fill="' + mD + '"/>',
    path(
      'M118 -142V-168C118 -178 190 -178 190 -168V-142Z',
      S.box(0, 0, 1, 0, [
        [0, mD],
        [0.3, mL],
        [0.5, metal],
        [1, mD],
      ]),
    ),
  )
  for (let i = 0; i < 9; i++) cam.push(line(`M${124 + i * 7.5} -146V-168`, mD, 1.6))
  cam.push(
    S.form(bodyD, metal, { rim: mL, dx: 5, dy: 5 }),
    path(
      'M-238 -72L238 -72L240 98L-240 98Z',
      S.lin(-240 * k, -70, 240 * k, 100, [
        [0, S.dim(skin, 0.2)],
        [0.7, skin],
        [1, skinL],
      ]),
    ),
  )
  let dots = ''
  for (let y = -64; y < 96; y += 9)
    for (let x = -232 + (y % 2 ? 4 : 0); x < 234; x += 10) dots += `M${x} ${y}h1.6`
  cam.push(line(dots, skinL, 2.2, ' opacity=".35"'))
  cam.push(
    S.form(topD, metal, { rim: mL, dx: 3, dy: 6 }),
    path('M-232 -92L232 -92L232 -80L-232 -80Z', mD, ' opacity=".55"'),
    path('M-40 -168C-40 -176 40 -176 40 -168L42 -126L-42 -126Z', S.tint('#2E3230')),
    path('M-30 -164L6 -166L-18 -132L-33 -132Z', S.lit(C.dust, 0.3), ' opacity=".7"'),
    '<rect x="-196" y="-128" width="46" height="28" rx="5" fill="' + S.tint('#2E3230') + '"/>',
    '<rect x="-190" y="-124" width="16" height="18" rx="3" fill="' + S.lit(C.dust, 0.4) + '" opacity=".7"/>',
  )
  const ring = (R: number, f: string) => `<circle cx="0" cy="18" r="${R}" fill="${f}"/>`,
    g2 = (a: string, b: string) =>
      S.box(k > 0 ? 0 : 1, 1, k > 0 ? 1 : 0, 0, [
        [0, a],
        [1, b],
      ])
  cam.push(
    `<ellipse cx="${-14 * k}" cy="34" rx="136" ry="134" fill="${C.ink}" opacity=".4" ${S.blur(8)}/>`,
    ring(134, g2(mD, mL)),
    ring(126, g2(metal, mD)),
    ring(118, g2('#191815', '#4a443b')),
  )
  for (let i = 0; i < 60; i++) {
    const a = (i / 60) * 6.283
    cam.push(
      line(
        `M${num(Math.cos(a) * 108)} ${num(18 + Math.sin(a) * 108)}L${num(Math.cos(a) * 117)} ${num(18 + Math.sin(a) * 117)}`,
        i % 5 ? '#5d564a' : C.honey,
        i % 5 ? 2 : 3,
      ),
    )
  }
  cam.push(
    ring(102, g2('#3a362f', '#14130f')),
    ring(88, g2(mD, '#1b1a17')),
    ring(80, '#14161a'),
    ring(
      70,
      S.rad(
        [
          [0, '#0d1416'],
          [0.5, '#1c3236'],
          [0.8, '#33535a'],
          [1, '#10181a'],
        ],
        0.5,
        0.5,
      ),
    ),
    ring(
      40,
      S.rad([
        [0, '#26191a'],
        [0.6, '#4b2f2a'],
        [1, '#142125'],
      ]),
    ),
    path(
      `M${-8 * k} -42C${30 * k} -44 ${56 * k} -18 ${56 * k} 14C${38 * k} -10 ${16 * k} -24 ${-8 * k} -42Z`,
      S.lit('#BFD0CC', 0.5),
      ' opacity=".7"',
    ),
    `<ellipse cx="${-22 * k}" cy="46" rx="14" ry="9" fill="${S.t.light}" opacity=".4" transform="rotate(-30 ${-22 * k} 46)"/>`,
  )
  S.add(group(cx, cy, 0.98, cam.join(''), -9 * k + r.j(5)))
  // sprig, petals and a ribbon close the composition
  S.add(
    ribbon(
      S,
      [
        [mir(560), 940],
        [mir(660), 800],
        [mir(800), 850],
        [mir(930), 740],
        [mir(1080), 790],
        [mir(1260), 690],
      ],
      40,
      S.tint(r.pick(['#C98A6C', '#A9AF92', '#E4CFA4'])),
    ),
  )
  const t = paletteOf(seed)
  S.add(
    `<g opacity=".35" transform="translate(${-10 * k} 14)" ${S.blur(6)}>${path(`M${mir(640)} 790Q${mir(800)} 680 ${mir(1080)} 700L${mir(1080)} 730Q${mir(820)} 720 ${mir(640)} 800Z`, S.t.shade)}</g>`,
    sprig(S, mir(610), 800, 62 * k, 420, {
      kind: 'olive',
      bend: 30 * k,
      pairs: 10,
      size: 0.27,
      fruit: oliveFruit(S),
    }),
    use(rose(S, t[0]), mir(660), 770, 1.15),
    use(bloom(S, t[1]), mir(735), 805, 0.8),
    use(ranunculus(S, t[2]), mir(590), 835, 0.8),
  )
  return S.picture(
    `Macchina fotografica con la tracolla di cuoio tra stampe di paesaggi e fiori, su una tovaglia di lino, ${S.when}`,
    { edge: 2 },
  )
}
