/** How far a couple is with a vendor, in words. */
import type { FavoriteStatus } from '#contract/couple.ts'
import { categoryOf } from '#contract/category-list.ts'
import type { VendorCard } from '#contract/vendor.ts'
import { provinceOf } from '#contract/places.ts'

export const FAVORITE_WORDS: Record<FavoriteStatus, { one: string; many: string }> = {
  saved: { one: 'Salvato', many: 'Salvati' },
  contacted: { one: 'Contattato', many: 'Contattati' },
  quoted: { one: 'Con preventivo', many: 'Con preventivo' },
  booked: { one: 'Prenotato', many: 'Prenotati' },
  discarded: { one: 'Scartato', many: 'Scartati' },
}

export const STATUSES = Object.keys(FAVORITE_WORDS) as FavoriteStatus[]

/** `Fotografo · Siena (SI)`. */
export function vendorLine(vendor: Pick<VendorCard, 'category' | 'place'>): string {
  const category = categoryOf(vendor.category)?.one ?? vendor.category
  const province = provinceOf(vendor.place.province) ? ` (${vendor.place.province})` : ''
  return `${category} · ${vendor.place.city}${province}`
}

export const vendorHref = (vendor: Pick<VendorCard, 'id' | 'slug'>) =>
  `/fornitore/${vendor.id}/${vendor.slug}`

/** `da 80 a 200 invitati`, or undefined when the vendor does not say. */
export function capacityText({ min, max }: VendorCard['capacity']): string | undefined {
  if (min !== undefined && max !== undefined) return `da ${min} a ${max} invitati`
  if (max !== undefined) return `fino a ${max} invitati`
  return min === undefined ? undefined : `da ${min} invitati`
}
