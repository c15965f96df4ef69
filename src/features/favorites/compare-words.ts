/** What a comparison says of a vendor beside what its card says: only what is known, and where not, that it is not. Pure. */
import type { Couple } from '#contract/people/couple.ts'
import { provincesNear } from '#contract/lists/places/near-provinces.ts'
import { regionOf } from '#contract/lists/places/places.ts'
import type { VendorAvailability, VendorPlace } from '#contract/vendors/vendor.ts'

/** Of the couple's day at a vendor. */
export interface DayFacts {
  /** `YYYY-MM-DD`; null while undecided. */
  day: string | null
  today: string
  /** The couple has its day there already. */
  ours: boolean
  /** Undefined where this device does not know it. */
  days: VendorAvailability | undefined
  /** It is being read. */
  isComing: boolean
}

interface Fact {
  tone: 'good' | 'warn' | 'bad' | 'off'
  text: string
}

/** Whether the vendor is free on the couple's day. */
export function dayFact({ day, today, ours, days, isComing }: DayFacts): Fact {
  if (day === null) return { tone: 'off', text: 'Non avete ancora un giorno' }
  if (ours) return { tone: 'good', text: 'È già vostro' }
  if (day < today) return { tone: 'off', text: 'Il vostro giorno è passato' }
  if (!days) return { tone: 'off', text: unread(isComing) }
  if (day < days.from || day > days.to) return { tone: 'off', text: 'Troppo avanti: chiedeteglielo' }
  if (days.busy.includes(day)) return { tone: 'bad', text: 'Già preso' }
  return days.partly?.includes(day)
    ? { tone: 'warn', text: 'Ha ancora posto' }
    : { tone: 'good', text: 'Libero' }
}

/** Where the couple marries, and where a vendor is and goes. */
export interface PlaceFacts {
  ours: Couple['place'] | undefined
  place: Pick<VendorPlace, 'region' | 'province' | 'city'>
  /** The regions it goes to; undefined where this device does not know, null of one that stands where it is. */
  coverage: readonly string[] | null | undefined
  /** It is being read. */
  isComing: boolean
}

/** How far the vendor is from the couple's wedding, by the places that both name. */
export function placeFact({ ours, place, coverage, isComing }: PlaceFacts): Fact {
  if (!ours?.region) return { tone: 'off', text: 'Non avete ancora un luogo' }
  if (ours.province === place.province)
    return {
      tone: 'good',
      text: isSameTown(ours.city, place.city) ? 'Nel vostro comune' : 'Nella vostra provincia',
    }
  if (ours.province && provincesNear(ours.province).includes(place.province))
    return { tone: 'good', text: 'In una provincia vicina' }
  if (ours.region === place.region) return { tone: 'good', text: 'Nella vostra regione' }
  const region = regionOf(ours.region)?.inName ?? ''
  if (coverage === undefined) return { tone: 'off', text: unread(isComing) }
  return coverage?.includes(ours.region)
    ? { tone: 'good', text: `Viene ${region}` }
    : { tone: 'warn', text: coverage === null ? `Non è ${region}` : `Non dice di venire ${region}` }
}

const isSameTown = (ours: string | undefined, theirs: string) =>
  ours?.trim().toLocaleLowerCase('it') === theirs.trim().toLocaleLowerCase('it')

/** Instead of what this device has never read. */
export const unread = (isComing: boolean) => (isComing ? 'Un momento…' : 'Si vede con la rete')
