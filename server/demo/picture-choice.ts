import type { CategorySlug } from '#contract/vendors/category.ts'
import { PICTURE_WIDTHS } from '#contract/media/file-limits.ts'
import type { Picture } from '#contract/media/picture.ts'
import type { Vendor } from '#contract/vendors/vendor.ts'
import type { IndexEntry } from './art/index-entry.ts'
import { dealCovers } from './cover-choice.ts'
import { fits, type Where } from './picture-places.ts'
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

/** The pictures of a trade that could have been made in a place, as many different motifs first as there are. */
export type ChoosePictures = (
  category: CategorySlug,
  where: Where | null,
  count: number,
  random: Random,
) => Picture[]

export const pictureChooser =
  (index: readonly IndexEntry[]): ChoosePictures =>
  (category, where, count, random) => {
    const own = index.filter((entry) => entry.category === category && (!where || fits(entry, where)))
    return motifsFirst(random.shuffle(own)).slice(0, count).map(pictureOf)
  }

/** A vendor that is to be given its pictures, and how many. */
export interface Shown {
  vendor: Vendor
  pictures: number
}

/**
 * Gives every vendor its cover and its gallery.
 * No cover is given twice. Who stands beside another of its trade in a list, of all Italy or of a region, does not
 * show the same motif. A gallery's first five are five motifs, and nothing is shown that is not found in that place.
 * @param shown in the order in which lists show them
 */
export function dealPictures(shown: readonly Shown[], index: readonly IndexEntry[], random: Random): void {
  const covers = dealCovers(
    shown.map(({ vendor }) => vendor),
    index,
    random,
  )
  for (const { vendor, pictures } of shown) {
    const cover = covers.get(vendor)
    if (!cover) continue
    vendor.gallery = galleryOf(cover, vendor, pictures, index, random.fork(vendor.slug)).map(pictureOf)
    vendor.cover = vendor.gallery[0]!
  }
}

function galleryOf(
  cover: IndexEntry,
  vendor: Vendor,
  count: number,
  index: readonly IndexEntry[],
  random: Random,
): IndexEntry[] {
  const of = (category: CategorySlug) =>
    motifsFirst(
      random.shuffle(
        index.filter((entry) => entry.category === category && entry !== cover && fits(entry, vendor)),
      ),
    )
  const own = of(vendor.category)
  const firstOfOthers = NEIGHBOURS[vendor.category].flatMap((category) => of(category).slice(0, 2))
  // Two or three of the trade after the cover, then what goes with it, then the rest of the trade.
  const early = own.filter(({ kind }) => kind !== cover.kind).slice(0, random.int(2, 3))
  const rest = own.filter((entry) => !early.includes(entry))
  return motifsFirst([cover, ...early, ...random.some(firstOfOthers, 3), ...rest]).slice(0, count)
}

/** In the same order, but no motif again before every motif was there once. */
function motifsFirst(entries: readonly IndexEntry[]): IndexEntry[] {
  const turns = new Map<string, number>()
  return entries
    .map((entry) => {
      const turn = turns.get(entry.kind) ?? 0
      turns.set(entry.kind, turn + 1)
      return { entry, turn }
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ entry }) => entry)
}

export function pictureOf(entry: IndexEntry): Picture {
  return {
    id: `demo-${entry.name}`,
    url: `${DEMO_PICTURE_PATH}/${entry.name}-${entry.width}.webp`,
    width: entry.width,
    height: entry.height,
    alt: entry.alt,
    placeholder: entry.placeholder,
    widths: PICTURE_WIDTHS.filter((width) => width <= entry.width),
  }
}
