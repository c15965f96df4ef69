import type { CategorySlug } from '#contract/category.ts'
import { PICTURE_WIDTHS } from '#contract/file-limits.ts'
import type { Picture } from '#contract/picture.ts'
import type { IndexEntry } from './art/index-entry.ts'
import type { Random } from './random.ts'

/** Where the server offers the drawn pictures; the files are `{name}-{width}.{avif|webp}`. */
export const DEMO_PICTURE_PATH = '/media/demo'

/** What else suits a category, nearest first: for its few extra pictures, and when it has none of its own. */
const NEIGHBOURS: Record<CategorySlug, CategorySlug[]> = {
  location: ['catering', 'fiori-e-allestimenti', 'noleggio-e-luci'],
  catering: ['torte', 'location', 'noleggio-e-luci'],
  fotografo: ['location', 'abiti-sposa', 'gioielli-e-fedi'],
  video: ['fotografo', 'location', 'auto-e-trasporti'],
  'fiori-e-allestimenti': ['catering', 'location', 'abiti-sposa'],
  musica: ['catering', 'location', 'animazione'],
  'abiti-sposa': ['fiori-e-allestimenti', 'gioielli-e-fedi', 'bellezza'],
  'abiti-sposo': ['gioielli-e-fedi', 'abiti-sposa', 'auto-e-trasporti'],
  torte: ['catering', 'bomboniere-e-confettata', 'fiori-e-allestimenti'],
  bellezza: ['abiti-sposa', 'fiori-e-allestimenti', 'gioielli-e-fedi'],
  'gioielli-e-fedi': ['abiti-sposa', 'fiori-e-allestimenti'],
  'bomboniere-e-confettata': ['torte', 'catering', 'partecipazioni-e-grafica'],
  'partecipazioni-e-grafica': ['fiori-e-allestimenti', 'gioielli-e-fedi', 'bomboniere-e-confettata'],
  'auto-e-trasporti': ['location', 'abiti-sposa'],
  'wedding-planner': ['location', 'fiori-e-allestimenti', 'catering'],
  celebranti: ['fiori-e-allestimenti', 'gioielli-e-fedi', 'location'],
  animazione: ['musica', 'location', 'catering'],
  'noleggio-e-luci': ['catering', 'location', 'fiori-e-allestimenti'],
  'foto-e-video-booth': ['fotografo', 'musica', 'animazione'],
  'viaggio-di-nozze': ['auto-e-trasporti', 'location', 'lista-nozze'],
  'lista-nozze': ['catering', 'bomboniere-e-confettata', 'gioielli-e-fedi'],
  altro: ['animazione', 'musica', 'location'],
}

export type ChoosePictures = (category: CategorySlug, count: number, random: Random) => Picture[]

/** Chooses pictures that show a category first and some that suit it after; covers go round, so that neighbours differ. */
export function pictureChooser(index: readonly IndexEntry[]): ChoosePictures {
  const dealt = new Map<CategorySlug, number>()
  const of = (category: CategorySlug) => index.filter((entry) => entry.category === category)
  return (category, count, random) => {
    const neighbours = NEIGHBOURS[category]
    const own = of(category)
    const main = own.length > 0 ? own : (neighbours.map(of).find((list) => list.length > 0) ?? [...index])
    const turn = dealt.get(category) ?? 0
    dealt.set(category, turn + 1)
    if (main.length === 0) return []
    const cover = main[turn % main.length]!
    const extras = random
      .shuffle(neighbours.flatMap((other) => random.some(of(other), 1)))
      .slice(0, random.int(1, 3))
    const rest = random
      .shuffle(main.filter((entry) => entry !== cover))
      .slice(0, Math.max(0, count - 1 - extras.length))
    const more = random.shuffle(neighbours.flatMap(of))
    const chosen = new Set([cover, ...rest, ...extras, ...more])
    return [...chosen].slice(0, count).map(pictureOf)
  }
}

export function pictureOf(entry: IndexEntry): Picture {
  return {
    id: `demo-${entry.name}`,
    url: `${DEMO_PICTURE_PATH}/${entry.name}-1600.webp`,
    width: entry.width,
    height: entry.height,
    alt: entry.alt,
    placeholder: entry.placeholder,
    widths: [...PICTURE_WIDTHS],
  }
}
