/** The sentences of cards and of a vendor's page: titles, descriptions, small facts. */
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { provinceOf } from '#contract/lists/places/places.ts'
import type { Vendor, VendorCard } from '#contract/vendors/vendor.ts'
import { formatMoneyShort } from '../../lib/money.ts'
import { formatNumber } from '../../lib/number.ts'
import { plural } from '../../lib/text.ts'

/** `Location · Monteriggioni`: what a vendor is, and where. */
export const kindAndCity = ({ category, place }: Pick<VendorCard, 'category' | 'place'>) =>
  `${categoryOf(category)?.one ?? 'Fornitore'} · ${place.city}`

/** `Location · Monteriggioni, Siena` */
export function kindAndPlace({ category, place }: Pick<VendorCard, 'category' | 'place'>): string {
  const province = provinceOf(place.province)?.name
  const city = province && province !== place.city ? `${place.city}, ${province}` : place.city
  return `${categoryOf(category)?.one ?? 'Fornitore'} · ${city}`
}

/** `da 5.800 € a giornata`, `da 102 € a persona`: by what the trade counts. */
export const priceFrom = (cents: number, category: string) =>
  [`da ${formatMoneyShort(cents)}`, categoryOf(category)?.unit].filter(Boolean).join(' ')

/** `da 5.800 € a giornata`, or that it is told on request. */
export const priceWords = ({ category, priceFromCents }: Pick<VendorCard, 'category' | 'priceFromCents'>) =>
  priceFromCents === undefined ? 'Prezzo su richiesta' : priceFrom(priceFromCents, category)

/** `40–180 invitati`, of whoever says how many; undefined otherwise. */
export function guestWords({ capacity }: Pick<VendorCard, 'capacity'>): string | undefined {
  const places = capacityWords(capacity)
  const isOne = capacity.max === 1 || (!capacity.max && capacity.min === 1)
  return places && `${places} ${isOne ? 'invitato' : 'invitati'}`
}

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

export function vendorDescription(vendor: Vendor): string {
  const rating =
    vendor.reviewCount > 0
      ? ` ${formatNumber(vendor.rating, 1)} su 5 per ${plural(vendor.reviewCount, 'recensione', 'recensioni')}.`
      : ''
  const price = vendor.priceFromCents ? ` Prezzi ${priceFrom(vendor.priceFromCents, vendor.category)}.` : ''
  const text = vendor.headline || vendor.description
  return `${text.length > 180 ? `${text.slice(0, 177).trimEnd()}…` : text}${price}${rating}`
}
