/** How far a couple is with a vendor, in words. */
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import type { FavoriteStatus } from '#contract/people/couple.ts'
import type { Favorite } from '#contract/plan/favorite.ts'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import { formatMoneyShort } from '../../lib/money.ts'

export const FAVORITE_WORDS: Record<FavoriteStatus, { one: string; many: string }> = {
  saved: { one: 'Salvato', many: 'Salvati' },
  contacted: { one: 'Contattato', many: 'Contattati' },
  quoted: { one: 'Con preventivo', many: 'Con preventivo' },
  booked: { one: 'Prenotato', many: 'Prenotati' },
  discarded: { one: 'Scartato', many: 'Scartati' },
}

export const STATUSES = Object.keys(FAVORITE_WORDS) as FavoriteStatus[]

/** `Fotografo · Siena` */
export const vendorLine = ({ category, place }: VendorCard) =>
  `${categoryOf(category)?.one ?? 'Fornitore'} · ${place.city}`

/** `da 5.800 €`, `da 102 € a persona`: by what the trade counts. */
export const priceLine = (cents: number, { category }: VendorCard) =>
  [`da ${formatMoneyShort(cents)}`, categoryOf(category)?.unit].filter(Boolean).join(' ')

export const vendorHref = (vendor: Pick<VendorCard, 'id' | 'slug'>) =>
  `/fornitore/${vendor.id}/${vendor.slug}`

/** What it is called: one that is no longer public has no name here. */
export const nameOf = ({ vendor }: Favorite) => vendor?.businessName ?? 'Fornitore non più visibile'
