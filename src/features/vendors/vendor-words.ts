/** The sentences of the vendors' pages: titles, descriptions, small facts. */
import { categoryOf } from '#contract/category-list.ts'
import { provinceOf, regionOf } from '#contract/places.ts'
import type { Vendor, VendorCard } from '#contract/vendor.ts'
import { formatMoneyShort } from '../../lib/money.ts'
import { formatNumber } from '../../lib/number.ts'
import { plural } from '../../lib/text.ts'
import type { VendorSearch } from './vendor-search.ts'

/** Names that speak of the wedding already. */
const SAYS_WEDDING = /spos[ao]|nozze|nuzial|wedding/i

/** `Location per il matrimonio in Toscana` */
export function listTitle(category: string | undefined, { region, province }: VendorSearch): string {
  const name = categoryOf(category ?? '')?.name ?? 'Fornitori'
  const what = SAYS_WEDDING.test(name) ? name : `${name} per il matrimonio`
  const place = placeWords(region, province)
  return place ? `${what} ${place}` : what
}

/** `in provincia di Siena`, `nel Lazio`, or nothing. */
export function placeWords(region?: string, province?: string): string | undefined {
  const named = provinceOf(province ?? '')
  return named ? `in provincia di ${named.name}` : regionOf(region ?? '')?.inName
}

export function listDescription(
  category: string | undefined,
  search: VendorSearch,
  total: number | undefined,
): string {
  const what = listTitle(category, search)
  const count = total ? `${plural(total, 'fornitore', 'fornitori')} con ` : ''
  return `${what}: ${count}prezzi di partenza, recensioni, foto e giorni liberi. Si confrontano e si salvano anche senza rete.`
}

/** `Location · Monteriggioni`: what a vendor is, and where. */
export const kindAndCity = ({ category, place }: Pick<VendorCard, 'category' | 'place'>) =>
  `${categoryOf(category)?.one ?? 'Fornitore'} · ${place.city}`

/** `Location · Monteriggioni, Siena` */
export function kindAndPlace({ category, place }: Pick<VendorCard, 'category' | 'place'>): string {
  const province = provinceOf(place.province)?.name
  const city = province && province !== place.city ? `${place.city}, ${province}` : place.city
  return `${categoryOf(category)?.one ?? 'Fornitore'} · ${city}`
}

/** `da 5.800 €`; per person where that is how the trade counts. */
export const priceFrom = (cents: number) => `da ${formatMoneyShort(cents)}`

export const PRICE_RANGE_WORDS = ['economica', 'media', 'alta', 'di lusso'] as const

/** `40–180` invitati, `fino a 300`, `da 50`; undefined when nothing is known. */
export function capacityWords({ min, max }: Vendor['capacity']): string | undefined {
  if (min && max) return `${min}–${max}`
  if (max) return `fino a ${max}`
  return min ? `da ${min}` : undefined
}

/** `Risponde in 3 ore`, `Risponde in un giorno`; hours are a median. */
export function answerWords(hours: number): string {
  if (hours < 24) return `Risponde in ${plural(Math.max(1, Math.round(hours)), 'ora', 'ore')}`
  return `Risponde in ${plural(Math.round(hours / 24), 'giorno', 'giorni')}`
}

export function vendorTitle(vendor: Pick<Vendor, 'businessName' | 'category' | 'place'>): string {
  return `${vendor.businessName}, ${(categoryOf(vendor.category)?.one ?? 'fornitore').toLowerCase()} a ${vendor.place.city}`
}

export function vendorDescription(vendor: Vendor): string {
  const rating =
    vendor.reviewCount > 0
      ? ` ${formatNumber(vendor.rating, 1)} su 5 per ${plural(vendor.reviewCount, 'recensione', 'recensioni')}.`
      : ''
  const price = vendor.priceFromCents ? ` Prezzi ${priceFrom(vendor.priceFromCents)}.` : ''
  const text = vendor.headline || vendor.description
  return `${text.length > 180 ? `${text.slice(0, 177).trimEnd()}…` : text}${price}${rating}`
}
