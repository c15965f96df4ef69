import { C, mix } from '../colour.ts'
import { bloom, cluster, ranunculus } from '../flora/flowers.ts'
import { leaf, type Palette, paletteOf, sprig } from '../flora/leaves.ts'
import { cypress, roundTree } from '../flora/trees.ts'
import { country, rows, sky } from '../land/country.ts'
import { garden, paving, wavy } from '../land/garden.ts'
import { countryHouse } from '../land/house.ts'
import { meadow } from '../land/meadow.ts'
import { cape, sea } from '../land/sea.ts'
import { ellipse, group, line, num, path, type Point, rect, smooth, use } from '../path.ts'
import { swag } from '../props/lights.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** She, from behind: hair gathered with flowers, bare shoulders, a long skirt; (0, 0) between her feet, 400 tall. */
function bride(S: Sheet, seed: number, tones: Palette): string {
  const silk = S.lit(S.tint(nth(['#F6EFE3', '#F3E7D8', '#F4E3D6'], seed)), 0.15)
  const [dark, bright] = [S.dim(silk, 0.42), S.lit(silk, 0.85)]
  const skin = S.tint(nth(['#DDB08E', '#C08A66', '#E7C1A2', '#9A6648'], seed))
  const hair = S.tint(nth(['#4A3226', '#7A4E30', '#2E2420', '#A9793F'], seed))
  const across = (c: string) =>
    S.across([
      [0, S.dim(c, 0.4)],
      [0.6, c],
      [1, S.lit(c, 0.5)],
    ])
  // the train spreads to the shaded side
  const k = S.side
  let o = path(
    `M${-30 * k} -150C${-90 * k} -80 ${-150 * k} -20 ${-214 * k} 2C${-150 * k} 24 ${-40 * k} 22 ${40 * k} 12Z`,
    S.lin(-210 * k, 0, 20 * k, 0, [
      [0, S.dim(silk, 0.2)],
      [0.6, dark],
      [1, S.dim(silk, 0.5)],
    ]),
  )
  const skirt = 'M-31 -246C-46 -200 -58 -120 -108 6C-60 24 60 24 108 6C58 -120 46 -200 31 -246Z'
  o += path(
    skirt,
    S.lin(-108 * k, 0, 108 * k, 0, [
      [0, dark],
      [0.36, S.dim(silk, 0.16)],
      [0.7, bright],
      [1, silk],
    ]),
  )
  let folds = ''
  for (let i = 0; i < 9; i++) {
    const q = -0.9 + i * 0.225 + S.r.j(0.06)
    folds += `M${num(q * 26)} -236C${num(q * 44)} -160 ${num(q * 70)} -70 ${num(q * 104)} 14l${num(7 + S.r.f(0, 6))} -1C${num(q * 74)} -70 ${num(q * 46)} -160 ${num(q * 26)} -236Z`
  }
  o += `<g ${S.clip(skirt)}>${path(folds, dark, ` opacity=".45" ${S.blur(1.5)}`)}</g>`
  // back, arms that go forward, bodice with a row of buttons
  o +=
    path(
      'M-46 -330C-56 -306 -58 -276 -50 -244L-34 -250C-36 -280 -34 -304 -30 -322ZM46 -330C56 -306 58 -276 50 -244L34 -250C36 -280 34 -304 30 -322Z',
      across(S.dim(skin, 0.1)),
    ) +
    path(
      'M-14 -366C-16 -350 -40 -346 -48 -330C-44 -300 -38 -290 -34 -280L34 -280C38 -290 44 -300 48 -330C40 -346 16 -350 14 -366Z',
      across(skin),
    )
  o +=
    path(
      'M-38 -306C-24 -286 -10 -278 0 -272C10 -278 24 -286 38 -306C40 -280 36 -262 33 -240C16 -232 -16 -232 -33 -240C-36 -262 -40 -280 -38 -306Z',
      S.lin(-40 * k, 0, 40 * k, 0, [
        [0, dark],
        [0.6, silk],
        [1, bright],
      ]),
    ) +
    path(
      'M-34 -250C-16 -242 16 -242 34 -250L33 -236C16 -228 -16 -228 -33 -236Z',
      across(S.tint(nth([C.blush, C.sage, C.honey], seed))),
    )
  for (let i = 0; i < 4; i++) o += ellipse(0, -266 + i * 7, 1.8, 1.8, S.lit(silk, 0.6))
  // hair: a low bun with a small wreath
  o +=
    path(
      'M-25 -386C-28 -416 -14 -430 0 -430C14 -430 28 -416 25 -386C22 -366 12 -358 0 -357C-12 -358 -22 -366 -25 -386Z',
      across(hair),
    ) +
    path(
      'M-17 -372C-20 -390 20 -390 17 -372C16 -354 -16 -354 -17 -372Z',
      S.across([
        [0, S.dim(hair, 0.3)],
        [0.7, S.lit(hair, 0.2)],
        [1, hair],
      ]),
    ) +
    line(
      'M-20 -404C-8 -396 8 -396 20 -404M-22 -392C-12 -388 -6 -388 -2 -386',
      S.lit(hair, 0.35),
      1.8,
      ' opacity=".6"',
    )
  for (let i = 0; i < 7; i++)
    o += use(
      leaf(S, i % 2 ? 'olive' : 'sage', 'lance'),
      -21 + i * 7,
      -392 - Math.sin((i / 6) * 3.14) * 4,
      0.14,
      -80 + i * 26,
    )
  o +=
    use(ranunculus(S, tones[1]), -9, -395, 0.17) +
    use(bloom(S, tones[0]), 5, -397, 0.14) +
    use(ranunculus(S, tones[2]), 15, -392, 0.12)
  if (seed % 2)
    o += path(
      'M-16 -380C-44 -300 -64 -160 -98 8C-40 22 40 22 98 8C64 -160 44 -300 16 -380C6 -374 -6 -374 -16 -380Z',
      S.lin(0, -380, 0, 10, [
        [0, bright, 0.6],
        [0.5, bright, 0.24],
        [1, bright, 0.4],
      ]),
    )
  return o
}

/** He, from behind; (0, 0) between his feet, 440 tall. */
function groom(S: Sheet, seed: number): string {
  const cloth = S.tint(nth(['#3C4A57', '#6A6F66', '#8A6A52', '#4B5740', '#2F2E33'], seed))
  const skin = S.tint(nth(['#C9966F', '#DDB08E', '#9A6648', '#C08A66'], seed))
  const hair = S.tint(nth(['#2E2420', '#4A3226', '#7A4E30'], seed))
  const across = (c: string) =>
    S.across([
      [0, S.dim(c, 0.45)],
      [0.6, c],
      [1, S.lit(c, 0.3)],
    ])
  let o =
    path(
      'M-44 -200C-50 -120 -46 -60 -42 2L-6 4C-4 -60 -2 -120 0 -170C2 -120 4 -60 6 4L42 2C46 -60 50 -120 44 -200Z',
      across(S.dim(cloth, 0.16)),
    ) + path('M-44 -2L-4 0L-4 12L-46 10ZM44 -2L4 0L4 12L46 10Z', S.dim('#4a3226', 0.3))
  o += path(
    'M-62 -346C-74 -300 -80 -250 -74 -196C-68 -190 -58 -190 -52 -194L-46 -300ZM62 -346C74 -300 80 -250 74 -196C68 -190 58 -190 52 -194L46 -300Z',
    across(S.dim(cloth, 0.14)),
  )
  o +=
    path(
      'M-16 -376C-30 -366 -54 -360 -62 -346C-56 -290 -54 -240 -56 -176C-20 -164 20 -164 56 -176C54 -240 56 -290 62 -346C54 -360 30 -366 16 -376Z',
      across(cloth),
    ) +
    line('M0 -366V-172', S.dim(cloth, 0.5), 2.4) +
    path('M-2 -216L2 -216L6 -168L-6 -168Z', S.dim(cloth, 0.5)) +
    line(
      'M-44 -300C-46 -260 -46 -220 -46 -180M44 -300C46 -260 46 -220 46 -180',
      S.dim(cloth, 0.4),
      1.8,
      ' opacity=".7"',
    )
  o +=
    path('M-15 -398L-16 -374C-8 -368 8 -368 16 -374L15 -398Z', across(skin)) +
    path('M-18 -380C-8 -372 8 -372 18 -380L19 -371C8 -363 -8 -363 -19 -371Z', S.lit(S.tint('#F7F1E6'), 0.2))
  o +=
    path('M-25 -414C-30 -412 -29 -400 -24 -399ZM25 -414C30 -412 29 -400 24 -399Z', skin) +
    path(
      'M-25 -408C-30 -444 -16 -458 2 -458C20 -458 30 -442 25 -408C22 -396 16 -390 0 -389C-16 -390 -22 -396 -25 -408Z',
      across(hair),
    ) +
    line(
      'M-12 -450C-4 -440 -4 -420 -8 -400M8 -452C12 -438 12 -420 8 -400',
      S.lit(hair, 0.3),
      1.8,
      ' opacity=".5"',
    )
  return o
}

function ground(S: Sheet, place: number, mir: (x: number) => number, seed: number): void {
  const { r, side: k } = S
  if (place === 0) {
    S.add(sky(S, 470, mir(820), r.f(280, 360), { sunR: 42 }), country(S, 400, { far: 3, step: 48 }))
    S.add(countryHouse(S, mir(860), 556, 0.72, 0.2))
    for (const [dx, h] of [
      [330, 150],
      [372, 190],
      [700, 170],
      [1040, 250],
      [1100, 320],
    ] as const)
      S.add(cypress(S, mir(dx), 580, h * r.f(0.92, 1.08), 0.12))
    const grass = S.tint(mix(C.olive, C.sage, 0.25))
    const d = wavy(S, 562, 8)
    S.add(
      path(
        d,
        S.lin(0, 560, 0, 900, [
          [0, S.air(S.lit(grass, 0.4), 0.2)],
          [1, S.dim(mix(grass, C.deep, 0.4), 0.1)],
        ]),
      ),
      rows(S, d, mir(200), 560, 520, S.dim(grass, 0.35), 13),
    )
    const dust = S.lit(S.tint(C.sand), 0.35)
    const [a, b]: [Point[], Point[]] = [[], []]
    for (let i = 0; i <= 8; i++) {
      const q = i / 8
      const [y, x, half] = [
        560 + 400 * q ** 1.5,
        mir(780) + (mir(560) - mir(780)) * Math.sin(q * 1.6),
        12 + q * q * 330,
      ]
      a.push([x - half, y])
      b.unshift([x + half, y])
    }
    S.add(
      path(
        `${smooth(a)}L${smooth(b).slice(1)}Z`,
        S.lin(0, 560, 0, 900, [
          [0, S.air(dust, 0.2)],
          [1, S.dim(dust, 0.15)],
        ]),
      ),
    )
  } else if (place === 1) {
    const sunX = mir(850)
    S.add(
      sky(S, 450, sunX, 340, { sunR: 44 }),
      sea(S, 450, 300, sunX),
      cape(S, mir(420), 450, k > 0 ? -1 : 1, 110, 0.66),
      cape(S, mir(230), 450, k > 0 ? -1 : 1, 170, 0.46),
    )
    const stone = S.lit(S.tint(C.sand), 0.3)
    S.add(
      paving(S, 650, stone, mir(640)),
      rect(
        -40,
        604,
        1280,
        62,
        S.lin(0, 604, 0, 666, [
          [0, S.lit(stone, 0.5)],
          [0.3, stone],
          [1, S.dim(stone, 0.4)],
        ]),
      ),
      rect(-40, 594, 1280, 18, S.lit(stone, 0.6)),
    )
    for (let i = 0; i < 5; i++)
      S.add(
        roundTree(S, mir(40 + i * 74 + r.j(16)), 612, r.f(60, 100), {
          trunk: false,
          depth: 0.08,
          kind: 'sage',
        }),
      )
    for (let i = 0; i < 5; i++)
      S.add(
        cluster(S, mir(1010 + i * 46), 604 + r.j(10), 40 - i * 2, { tones: paletteOf(seed + 1), flowers: 5 }),
      )
  } else {
    S.add(
      garden(S, {
        horizon: 540,
        sunX: mir(860),
        trees: [
          [mir(90), 660, 400],
          [mir(1120), 650, 360],
          [mir(300), 590, 190],
        ],
      }),
    )
    for (let i = 0; i < 4; i++)
      S.add(
        swag(
          S,
          [mir(60 + i * 26), 300 - i * 46],
          [mir(1140), 330 - i * 36],
          nth([64, 40, 96, 120], i),
          nth([15, 12, 17, 10], i),
          1.1 - i * 0.12,
        ),
      )
    const dust = S.lit(S.tint(C.sand), 0.3)
    S.add(
      path(
        `M${mir(600)} 560C${mir(560)} 660 ${mir(380)} 780 ${mir(240)} 960L${mir(980)} 960C${mir(860)} 800 ${mir(690)} 660 ${mir(660)} 560Z`,
        S.lin(0, 560, 0, 900, [
          [0, S.air(dust, 0.3)],
          [1, S.dim(dust, 0.2)],
        ]),
        ' opacity=".85"',
      ),
      S.glow(600, 480, 460, '#FFCF8A', 0.35 * S.t.lamps),
    )
  }
}

export const couple: Scene = (seed) => {
  const S = new Sheet('couple', seed, 1200, 900, ['tramonto', 'oro', 'sera', 'alba'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const t = paletteOf(seed)
  const place = seed % 3
  ground(S, place, mir, seed)
  const [x, foot, s] = [mir(560 + r.j(30)), 826, 0.92]
  S.add(S.shadow(x - 90 * k, foot + 6, 250, 22, 0.45, 10))
  S.add(group(x + 66 * s * k, foot - 6, s, groom(S, seed)), group(x - 44 * s * k, foot, s, bride(S, seed, t)))
  // the bouquet, held on the far side
  const [bx, by] = [x - 116 * s * k, foot - 238 * s]
  for (let i = 0; i < 4; i++)
    S.add(sprig(S, bx, by, (-150 + i * 40) * k, 80, { kind: i % 2 ? 'olive' : 'sage', pairs: 4, size: 0.42 }))
  S.add(cluster(S, bx, by, 40, { tones: t, flowers: 8, wild: 0.6 }))
  if (place !== 1) S.add(meadow(S, 872, 90))
  else S.add(sprig(S, mir(1230), 30, -114 * k, 360, { bend: -34 * k, pairs: 9, size: 0.3 }))
  const where = nth(
    [
      'su una strada bianca tra le vigne',
      'su una terrazza davanti al mare',
      'in un giardino con fili di luci',
    ],
    place,
  )
  return S.picture(`Sposi di spalle ${where}, ${S.when}`, { edge: 2, zoom: [1, 1.08] })
}
