/** Where more is sold than there are places, who was the last to come, and when there is room. Pure. */
import { type Place, nameOfPlace } from '#contract/lists/places/place-names.ts'
import { roomOf } from '#contract/lists/vendors/placement-places.ts'
import type { AdminVisibility } from '#contract/site/site-management.ts'
import { addDays, daysBetween, formatDay, formatInstant } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
import { type Span, overlap } from '../../lists/dated-turns.ts'
import { isTaken, mostAtOnce, placeOf } from './place-weeks.ts'
import { vendorNameOf } from './visibility-words.ts'

export interface Overlap extends Span {
  place: Place
  /** On the fullest of its days. */
  most: number
  /** Who came last of those that are there. */
  last: AdminVisibility
  /** The first day from which it has room for as many days. */
  moveTo: string
}

const boughtAt = ({ sale, createdAt }: AdminVisibility) => sale?.soldAt ?? createdAt

/** Days on which there are more than there may be, one span for those that follow one another. */
function crowdedSpans(turns: readonly Span[], atOnce: number): Span[] {
  const edges = [...new Set(turns.flatMap(({ from, to }) => [from, addDays(to, 1)]))].toSorted()
  const spans: Span[] = []
  for (const [at, from] of edges.slice(0, -1).entries()) {
    const to = addDays(edges[at + 1]!, -1)
    if (mostAtOnce(turns, { from, to }) <= atOnce) continue
    const before = spans.at(-1)
    if (before && addDays(before.to, 1) === from) before.to = to
    else spans.push({ from, to })
  }
  return spans
}

/** When as many days begin in which the others leave room, at the earliest from a day on. */
function roomFrom(others: readonly Span[], from: string, length: number, atOnce: number): string {
  const starts = [from, ...others.map(({ to }) => addDays(to, 1)).filter((day) => day > from)].toSorted()
  return starts.find((day) => mostAtOnce(others, { from: day, to: addDays(day, length - 1) }) < atOnce)!
}

/** @param today what is over before it concerns nobody any more */
export function overlapsOf(all: readonly AdminVisibility[], today: string): Overlap[] {
  const taken = all.filter((one) => isTaken(one) && one.to >= today)
  return [...Map.groupBy(taken, (one) => nameOfPlace(placeOf(one))).values()]
    .flatMap((turns) => {
      const place = placeOf(turns[0]!)
      const { atOnce } = roomOf(place)
      return crowdedSpans(turns, atOnce)
        .filter(({ to }) => to >= today)
        .map((span) => {
          const here = turns.filter((turn) => overlap(turn, span))
          const last = here.reduce((one, other) => (boughtAt(other) > boughtAt(one) ? other : one))
          const others = turns.filter((turn) => turn !== last)
          const length = daysBetween(last.from, last.to) + 1
          const earliest = last.from > today ? last.from : today
          const moveTo = roomFrom(others, earliest, length, atOnce)
          return { ...span, place, most: mostAtOnce(here, span), last, moveTo }
        })
    })
    .toSorted((one, other) => one.from.localeCompare(other.from))
}

/** `Location · Toscana: 3 vendite su 2 posti, dal 3 maggio al 9 maggio 2027.` */
export const overlapWords = ({ place, most, from, to }: Overlap): string =>
  `${nameOfPlace(place)}: ${most} insieme su ${plural(roomOf(place).atOnce, 'posto', 'posti')}, ` +
  (from === to
    ? `${formatDay(from, 'medium')}.`
    : `dal ${formatDay(from, 'medium')} al ${formatDay(to, 'medium')}.`)

/** `Borgo San Quirico ha comprato per ultimo, il 16 aprile 2027, 11:20.` */
export const lastWords = ({ last }: Overlap): string =>
  `${vendorNameOf(last)} ${last.sale ? 'ha comprato' : 'ha avuto il posto'} per ultimo: ${formatInstant(boughtAt(last))}.`
