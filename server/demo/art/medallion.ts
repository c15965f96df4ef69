/** A couple's medallion: a wreath of their plant on tinted paper; the middle stays empty, the app sets the initials. */
import { C, mix } from './colour.ts'
import { anemone, bloom, ranunculus, rose } from './flora/flowers.ts'
import { fig, lemon, oliveFruit } from './flora/fruit.ts'
import { GREENS, leaf, type Green, type LeafShape, type Tone } from './flora/leaves.ts'
import { blob, line, path, rect, smooth, use, type Point } from './path.ts'
import { nth } from './random.ts'
import { Sheet } from './sheet.ts'

interface Wreath {
  paper: string
  /** on dark papers the app writes in paper, on light ones in ink */
  dark: boolean
  plant: readonly [Green, LeafShape]
  tones: readonly [Tone, Tone]
  fruit: ((S: Sheet) => string) | null
  fruitSize: number
}

const WREATHS: readonly Wreath[] = [
  {
    paper: '#D5D9C4',
    dark: false,
    plant: ['olive', 'lance'],
    tones: ['cream', 'white'],
    fruit: oliveFruit,
    fruitSize: 0.26,
  },
  {
    paper: '#F0D8C8',
    dark: false,
    plant: ['sage', 'round'],
    tones: ['blush', 'terracotta'],
    fruit: null,
    fruitSize: 0,
  },
  {
    paper: '#46583A',
    dark: true,
    plant: ['sage', 'lance'],
    tones: ['white', 'cream'],
    fruit: null,
    fruitSize: 0,
  },
  {
    paper: '#EBD9B0',
    dark: false,
    plant: ['fresh', 'oval'],
    tones: ['white', 'gold'],
    fruit: lemon,
    fruitSize: 0.3,
  },
  {
    paper: '#B4573A',
    dark: true,
    plant: ['dry', 'lance'],
    tones: ['cream', 'blush'],
    fruit: null,
    fruitSize: 0,
  },
  {
    paper: '#C8D0CC',
    dark: false,
    plant: ['olive', 'wavy'],
    tones: ['wine', 'blush'],
    fruit: fig,
    fruitSize: 0.3,
  },
]

/** Medallion 1-6, 400 × 400. */
export function medallion(seed: number): string {
  const S = new Sheet('avatar', seed, 400, 400, ['alba'])
  const { r } = S
  const { paper, dark, plant, tones, fruit, fruitSize } = nth(WREATHS, seed - 1)
  S.add(
    rect(-20, -20, 440, 440, paper),
    path(blob(r, 200, 200, 176, 176, 0.012, 16), mix(paper, C.paper, dark ? 0.14 : 0.45)),
    line(blob(r, 200, 200, 184, 184, 0.006, 18), dark ? C.honey : C.gold, 1.6, ' opacity=".7"'),
  )
  const [R, id, open] = [138, leaf(S, ...plant), (r.f(14, 46) * Math.PI) / 180]
  const berry = fruit?.(S)
  const stems: string[] = []
  const leaves: string[] = []
  for (const s of [-1, 1]) {
    const stem: Point[] = []
    for (let i = 0; i <= 13; i++) {
      const a = Math.PI - s * 0.08 - s * (i / 13) * (Math.PI - open)
      const [x, y] = [200 + Math.sin(a) * R, 200 - Math.cos(a) * R]
      stem.push([x, y])
      if (i === 0) continue
      const [angle, L] = [(a * 180) / Math.PI - s * 90, 0.52 - i * 0.018]
      leaves.push(use(id, x, y, L, angle - 38 + r.j(7), 1), use(id, x, y, L * 0.9, angle + 38 + r.j(7), -1))
      if (berry && i % 4 === 2) leaves.push(use(berry, x, y, fruitSize, r.j(30)))
    }
    stems.push(line(smooth(stem), mix(GREENS.olive[0], paper, 0.3), 2))
  }
  const big = r.pick([rose, ranunculus, anemone])
  S.add(
    stems,
    leaves,
    use(id, 200, 338, 0.7, 105),
    use(id, 200, 338, 0.7, -105),
    use(bloom(S, tones[1]), 160, 334, 0.42),
    use(ranunculus(S, tones[1]), 240, 332, 0.46),
    use(big(S, big === anemone ? 'white' : tones[0]), 200, 336, 0.74),
  )
  return S.finish({ grain: 0.06, edge: 1, zoom: [1] })
}
