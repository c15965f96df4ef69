/** The places that are sold, by weeks: who stands where, and how many are free. Pure. Days are `YYYY-MM-DD`. */
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import { type Place, nameOfPlace } from '#contract/lists/places/place-names.ts'
import { type Room, roomOf } from '#contract/lists/vendors/placement-places.ts'
import { regions } from '#contract/lists/places/places.ts'
import type { AdminVisibility } from '#contract/site/site-management.ts'
import { addDays, daysBetween } from '../../lib/day.ts'
import { type Span, overlap } from '../../lists/dated-turns.ts'

export const WEEKS = 14
/** Of what is over, as much is shown. */
const WEEKS_BEFORE = 2

export interface Bar {
  visibility: AdminVisibility
  /** Which of those beside one another, from 0. */
  lane: number
  /** First and last day in sight, counted from the first of all, from 0. */
  first: number
  last: number
}

export interface Week extends Span {
  /** On the fullest of its days. */
  taken: number
  free: number
}

export interface PlaceWeeks {
  key: string
  place: Place
  name: string
  room: Room
  bars: readonly Bar[]
  lanes: number
  weeks: readonly Week[]
}

/** Whoever stands there for others: not what is free again, nor whose vendor is gone. */
export const isTaken = ({ state, vendor }: AdminVisibility): boolean =>
  state !== 'released' && vendor.name !== null

/** The Monday with which the calendar begins, two weeks before this one's. */
export const firstDayFor = (today: string): string =>
  addDays(today, -((daysBetween('2024-01-01', today) % 7) + 7 * WEEKS_BEFORE))

/** Of the site's own places it says nothing where the vendor is. */
export const placeOf = ({ placement, category, region }: Place): Place =>
  placement === 'category' ? { placement, category, region } : { placement, category: null, region: null }

const keyOf = ({ placement, category, region }: Place) => [placement, category, region].join('/')

/** Most of them on one day of a span. */
export function mostAtOnce(turns: readonly Span[], span: Span): number {
  const here = turns.filter((turn) => overlap(turn, span))
  // It is reached where one of them begins, or the span does.
  const days = here.map(({ from }) => (from < span.from ? span.from : from))
  return Math.max(0, ...days.map((day) => here.filter((one) => one.from <= day && day <= one.to).length))
}

function barsOf(turns: readonly AdminVisibility[], start: string): Bar[] {
  const ends: number[] = []
  return turns
    .toSorted(
      (one, other) => one.from.localeCompare(other.from) || one.createdAt.localeCompare(other.createdAt),
    )
    .map((visibility) => {
      const first = Math.max(0, daysBetween(start, visibility.from))
      const last = Math.min(WEEKS * 7 - 1, daysBetween(start, visibility.to))
      const found = ends.findIndex((end) => end < first)
      const lane = found === -1 ? ends.length : found
      ends[lane] = last
      return { visibility, lane, first, last }
    })
}

export interface Chosen {
  category: string
  region: string
}

/** Places that are shown though nobody has them: the site's own, or all of a category's that was asked for. */
function standing({ category, region }: Chosen): Place[] {
  if (category === '' && region === '')
    return (['home', 'list'] as const).map((placement) => ({ placement, category: null, region: null }))
  if (category === '')
    return CATEGORIES.map(({ slug }) => ({ placement: 'category', category: slug, region }))
  return regions
    .filter(({ slug }) => region === '' || slug === region)
    .map(({ slug }) => ({ placement: 'category', category, region: slug }))
}

const RANK = { home: 0, list: 1, category: 2 } as const
const rankOf = ({ placement, category, region }: Place) => [
  RANK[placement],
  CATEGORIES.findIndex(({ slug }) => slug === category),
  regions.findIndex(({ slug }) => slug === region),
]
const inOrder = (one: Place, other: Place) => {
  const [mine, theirs] = [rankOf(one), rankOf(other)]
  const at = mine.findIndex((rank, index) => rank !== theirs[index])
  return at === -1 ? 0 : mine[at]! - theirs[at]!
}

/**
 * The places with their fourteen weeks.
 * @param start the Monday they begin with
 * @param chosen slugs, empty for all
 */
export function placesByWeek(all: readonly AdminVisibility[], start: string, chosen: Chosen): PlaceWeeks[] {
  const span = { from: start, to: addDays(start, WEEKS * 7 - 1) }
  const taken = all.filter((one) => isTaken(one) && overlap(one, span))
  const places = new Map(standing(chosen).map((place) => [keyOf(place), place]))
  for (const one of taken) {
    const place = placeOf(one)
    const isAsked =
      (chosen.category === '' || place.category === chosen.category) &&
      (chosen.region === '' || place.region === chosen.region)
    if (isAsked) places.set(keyOf(place), place)
  }
  return [...places.values()].toSorted(inOrder).map((place) => {
    const key = keyOf(place)
    const room = roomOf(place)
    const here = taken.filter((one) => keyOf(placeOf(one)) === key)
    const bars = barsOf(here, start)
    const weeks = Array.from({ length: WEEKS }, (_, at) => {
      const week = { from: addDays(start, at * 7), to: addDays(start, at * 7 + 6) }
      const most = mostAtOnce(here, week)
      return { ...week, taken: most, free: Math.max(0, room.atOnce - most) }
    })
    return {
      key,
      place,
      name: nameOfPlace(place),
      room,
      bars,
      lanes: Math.max(0, ...bars.map(({ lane }) => lane + 1)),
      weeks,
    }
  })
}
