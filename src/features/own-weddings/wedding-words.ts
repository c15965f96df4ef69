/** How a vendor's real weddings stand, in words. Pure. */
import { missingToPublish } from '#contract/lists/vendors/real-wedding-ready.ts'
import type { OwnRealWedding } from '#contract/vendors/real-wedding.ts'
import { formatInstant, formatMonth } from '../../lib/day.ts'

/** Who, where and when, as far as it is written. */
export const whoWhereWhen = ({ couple, city, date }: OwnRealWedding): string =>
  [couple, [city, date && formatMonth(date)].filter(Boolean).join(', ')].filter(Boolean).join(' · ')

/** What a draft still needs; that it needs nothing. */
export function readiness(wedding: OwnRealWedding): string {
  const missing = missingToPublish(wedding)
  return missing.length === 0 ? 'Pronto da pubblicare' : `Manca: ${missing.join(', ')}`
}

/** Why it was taken off the page, and what becomes of it. */
export function takenOffWords({ state, reason, at }: NonNullable<OwnRealWedding['takenOff']>): string {
  const why = `L’abbiamo tolto dalla tua pagina il ${formatInstant(at)}: «${reason}»`
  return state === 'asked'
    ? `${why} L’hai pubblicato di nuovo: lo rileggiamo prima di mostrarlo.`
    : `${why} Cambialo e pubblicalo di nuovo: lo rileggiamo prima di mostrarlo.`
}

/** Those that nobody else sees, the last written first; and those on the page, the newest day first. */
export function inTwo(weddings: readonly OwnRealWedding[]): {
  drafts: OwnRealWedding[]
  published: OwnRealWedding[]
} {
  const later = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0)
  const isOut = ({ state, takenOff }: OwnRealWedding) => state === 'published' && !takenOff
  return {
    drafts: weddings.filter((wedding) => !isOut(wedding)).toSorted((a, b) => later(a.updatedAt, b.updatedAt)),
    published: weddings.filter(isOut).toSorted((a, b) => later(a.date ?? '', b.date ?? '')),
  }
}
