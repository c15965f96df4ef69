/** Filters in words, one changed or taken off, and the list made by this device when there is no server. */
import type { VendorCard, VendorFilter, VendorSort } from '#contract/vendor.ts'
import { categoryOf } from '#contract/category-list.ts'
import { provinceOf, regionOf } from '#contract/places.ts'
import { formatDay } from '../../lib/day.ts'
import { formatMoneyShort } from '../../lib/money.ts'
import { formatNumber } from '../../lib/number.ts'
import { searchable } from '../../lib/text.ts'
import { dropEmpty, type VendorSearch } from './vendor-search.ts'

export const SORTS: readonly { value: VendorSort; label: string }[] = [
  { value: 'consigliati', label: 'Consigliati' },
  { value: 'valutazione', label: 'Valutazione più alta' },
  { value: 'recensioni', label: 'Più recensiti' },
  { value: 'prezzo', label: 'Prezzo più basso' },
  { value: 'prezzo-alto', label: 'Prezzo più alto' },
  { value: 'nome', label: 'Nome' },
]

/** What the server is asked for. */
export function filterOf(search: VendorSearch, category?: string): VendorFilter {
  return dropEmpty({ ...search, category: categoryOf(category ?? '')?.slug })
}

export interface ActiveFilter {
  key: keyof VendorSearch
  label: string
}

/** The filters that are on, in the words of their chips. The order of the list is not one of them. */
export function activeFilters(search: VendorSearch): ActiveFilter[] {
  const { q, region, province, priceMaxCents, priceRange, guests, ratingMin, freeOn, services } = search
  const filters: (ActiveFilter | undefined)[] = [
    q ? { key: 'q', label: `«${q}»` } : undefined,
    region ? { key: 'region', label: regionOf(region)?.name ?? region } : undefined,
    province ? { key: 'province', label: provinceOf(province)?.name ?? province } : undefined,
    priceMaxCents ? { key: 'priceMaxCents', label: `fino a ${formatMoneyShort(priceMaxCents)}` } : undefined,
    priceRange ? { key: 'priceRange', label: `fascia ${'€'.repeat(priceRange)} o meno` } : undefined,
    guests ? { key: 'guests', label: `${guests} invitati` } : undefined,
    ratingMin ? { key: 'ratingMin', label: `almeno ${formatNumber(ratingMin, 1)} su 5` } : undefined,
    freeOn ? { key: 'freeOn', label: `liberi il ${formatDay(freeOn, 'medium')}` } : undefined,
    services ? { key: 'services', label: servicesOf(services).join(', ') } : undefined,
  ]
  return filters.filter((filter) => filter !== undefined)
}

/** The services of an address, one by one. */
export const servicesOf = (services = ''): string[] =>
  services
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** The services with one more, or one less. */
export function withService(services: string | undefined, name: string, wanted: boolean): string | undefined {
  const others = servicesOf(services).filter((one) => searchable(one) !== searchable(name))
  return [...others, ...(wanted ? [name] : [])].join(',') || undefined
}

/** The address without one filter; a region goes with its province. */
export function withoutFilter(search: VendorSearch, key: keyof VendorSearch): VendorSearch {
  return dropEmpty({ ...search, [key]: undefined, ...(key === 'region' && { province: undefined }) })
}

/** The address with some filters changed; another region drops a province that is not in it. */
export function withFilters(search: VendorSearch, patch: VendorSearch): VendorSearch {
  const next = { ...search, ...patch }
  if (next.province && provinceOf(next.province)?.region !== next.region) delete next.province
  return dropEmpty(next)
}

/** Only the order stays. */
export const clearedFilters = ({ sort }: VendorSearch): VendorSearch => dropEmpty({ sort })

/**
 * The list as this device can make it without the server: the cards it keeps, best first, narrowed and sorted here.
 * Which vendors are free on a day, which travel to a region and what they offer, only the server knows.
 */
export function filterCards(cards: readonly VendorCard[], filter: VendorFilter): VendorCard[] {
  const words = searchable(filter.q ?? '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1)
  const found = cards.filter(
    (card) =>
      (!filter.category || card.category === filter.category) &&
      (!filter.region || card.place.region === filter.region) &&
      (!filter.province || card.place.province === filter.province) &&
      (!filter.priceMaxCents ||
        (card.priceFromCents !== undefined && card.priceFromCents <= filter.priceMaxCents)) &&
      (!filter.priceRange || card.priceRange <= filter.priceRange) &&
      (!filter.guests ||
        (filter.guests >= (card.capacity.min ?? 0) && filter.guests <= (card.capacity.max ?? Infinity))) &&
      (!filter.ratingMin || card.rating >= filter.ratingMin) &&
      words.every((word) => wordsOf(card).includes(word)),
  )
  const order = ORDERS[filter.sort ?? 'consigliati']
  return order ? found.toSorted(order) : found
}

const ORDERS: Record<VendorSort, ((a: VendorCard, b: VendorCard) => number) | undefined> = {
  // As they came: the server's own order.
  consigliati: undefined,
  valutazione: (a, b) => b.rating - a.rating,
  recensioni: (a, b) => b.reviewCount - a.reviewCount,
  prezzo: (a, b) => (a.priceFromCents ?? Infinity) - (b.priceFromCents ?? Infinity),
  'prezzo-alto': (a, b) => (b.priceFromCents ?? -1) - (a.priceFromCents ?? -1),
  nome: (a, b) => a.businessName.localeCompare(b.businessName, 'it'),
}

function wordsOf({ businessName, headline, category, place }: VendorCard): string {
  const names = [categoryOf(category)?.name, regionOf(place.region)?.name, provinceOf(place.province)?.name]
  return searchable([businessName, headline, place.city, ...names].join(' '))
}
