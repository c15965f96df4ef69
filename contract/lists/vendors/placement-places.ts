/**
 * The places that are sold: how many vendors have one on the same day, and what a week of it costs, without VAT. Above a
 * category's list each region has its own, for that is where a vendor is looked for. Pure, free of schemas.
 */
import { daysWithin } from '../../plan/plan-change.ts'
import type { Place } from '../places/place-names.ts'

export interface Room {
  /** Vendors on one day; they take turns. */
  atOnce: number
  /** In cents. */
  weekCents: number
}

const HOME: Room = { atOnce: 4, weekCents: 12_000 }
const LIST: Room = { atOnce: 4, weekCents: 8_000 }
/** By category, in each region; any other has one place. */
const IN_A_REGION: Readonly<Record<string, Room>> = {
  location: { atOnce: 2, weekCents: 6_000 },
  catering: { atOnce: 2, weekCents: 4_500 },
  fotografo: { atOnce: 2, weekCents: 5_000 },
  video: { atOnce: 2, weekCents: 4_000 },
  'fiori-e-allestimenti': { atOnce: 2, weekCents: 3_500 },
  musica: { atOnce: 2, weekCents: 3_500 },
  'abiti-sposa': { atOnce: 2, weekCents: 4_000 },
  'wedding-planner': { atOnce: 2, weekCents: 4_000 },
}
const ELSEWHERE: Room = { atOnce: 1, weekCents: 3_000 }
/** Where few are looked for one is enough, and costs less. */
const SMALL_REGIONS = new Set(['basilicata', 'molise', 'valle-d-aosta'])
const SMALL_PRICE = 0.6

export function roomOf({ placement, category, region }: Place): Room {
  if (placement === 'home') return HOME
  if (placement === 'list') return LIST
  const room = IN_A_REGION[category ?? ''] ?? ELSEWHERE
  return SMALL_REGIONS.has(region ?? '') ? { atOnce: 1, weekCents: room.weekCents * SMALL_PRICE } : room
}

/** What days of a place cost without VAT, in cents: a day is the seventh part of a week. */
export const priceOf = (place: Place, from: string, to: string): number =>
  Math.round((roomOf(place).weekCents * daysWithin(from, to)) / 7)
