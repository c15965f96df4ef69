/** Two people seen from behind: no face is ever drawn. */
import { C } from '../colour.ts'
import { bloom, ranunculus } from '../flora/flowers.ts'
import { leaf, type Palette } from '../flora/leaves.ts'
import { ellipse, line, num, path, use } from '../path.ts'
import { nth } from '../random.ts'
import type { Sheet } from '../sheet.ts'

/** She, from behind: hair gathered with flowers, bare shoulders, a long skirt; (0, 0) between her feet, 400 tall. */
export function bride(S: Sheet, seed: number, tones: Palette): string {
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
export function groom(S: Sheet, seed: number): string {
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
