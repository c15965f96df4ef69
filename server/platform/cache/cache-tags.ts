/** What kept answers and pages are made of, by name: a change drops those that name it, and no others. */
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import { regions } from '#contract/lists/places/places.ts'
import type { ChangeTopic } from '#contract/wire/hubs.ts'
import type { FeedChange } from '../database/change-feed.ts'

/** Everything of a topic, or one thing of it. */
export type CacheTag = ChangeTopic | `${ChangeTopic}:${string}`
/** Of what does not say what it is made of: any public change drops it. */
export const ANYTHING = '*'
/** In an answer, for what keeps it on the way: several with commas between. */
export const CACHE_TAG_HEADER = 'Cache-Tag'

/** Of every list that is of a kind or a place: for a change that does not say where it shows. */
const ANY_LIST = 'vendor:*/*'

/** What these changes drop. A change that says where it shows leaves the lists of other places alone. */
export const tagsOfChanges = (changes: readonly FeedChange[]): Set<string> =>
  new Set([
    ANYTHING,
    ...changes.flatMap(({ topic, entityId, within }) => [
      topic,
      `${topic}:${entityId}`,
      ...(topic !== 'vendor' ? [] : within ? within.map((place) => `vendor:${place}`) : [ANY_LIST]),
    ]),
  ])

/** Words that are none of ours, of a vendor or a visitor, make no tag: tags are kept with changes, and go into headers. */
const REGIONS = new Set(regions.map(({ slug }) => slug))
const NAMES = new Set<string>([...REGIONS, ...CATEGORIES.map(({ slug }) => slug), ''])

/** The lists in which a vendor of this category and of these regions may stand: `location/toscana`, `location/*`, … */
export const listsWith = (category: string, places: readonly string[]): string[] => [
  `${category}/*`,
  ...places
    .filter((place) => REGIONS.has(place))
    .flatMap((region) => [`${category}/${region}`, `*/${region}`]),
]

/** What a list of the vendors of a category or of a region is made of; without either, of all vendors. */
export function listTags({ category = '', region = '' }: ListPlace): CacheTag[] {
  if ((!category && !region) || !NAMES.has(category) || !NAMES.has(region)) return ['vendor']
  return [`vendor:${category || '*'}/${region || '*'}`, ANY_LIST]
}

interface ListPlace {
  category?: string | undefined
  region?: string | undefined
}

/** What an answer with these vendors in it is made of. */
export const vendorTags = (vendors: readonly { id: string }[]): CacheTag[] =>
  vendors.map(({ id }) => `vendor:${id}` as const)

/** A proxy refuses an answer whose head is larger than its buffer, often 4 KB. */
const TAGS_CHARACTERS = 1_500

/** For what keeps an answer on the way. Too many of them become their topics, which any change of one drops as well. */
export function tagsHeader(tags: readonly string[]): string {
  const whole = tags.join(',')
  if (whole.length <= TAGS_CHARACTERS) return whole
  return [...new Set(tags.map((tag) => tag.split(':')[0]))].join(',')
}
