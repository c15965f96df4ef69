/** Filters in words, one changed or taken off, and the list made by this device when there is no server. */
import type { CountFilter, VendorCard, VendorFilter, VendorSort } from '#contract/vendors/vendor.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { provinceOf, regionOf } from '#contract/lists/places/places.ts'
import { formatDay } from '../../../lib/day.ts'
import { formatMoneyShort } from '../../../lib/money.ts'
import { formatNumber } from '../../../lib/number.ts'
import { plural, searchable } from '../../../lib/text.ts'
import { dropEmpty } from './drop-empty.ts'
import type { VendorSearch } from './vendor-search.ts'

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

/** What is taken along from one category to another: words and services are of a trade. */
export const filtersOfAll = ({ q: _, services: __, ...kept }: VendorSearch): VendorSearch => dropEmpty(kept)

/** By what the categories are counted. */
export const countFilterOf = ({ sort: _, ...filter }: VendorSearch): CountFilter => filtersOfAll(filter)

export interface ActiveFilter {
  key: keyof VendorSearch
  label: string
}

/** The filters that are on, in the words of their chips. The order is none of them, and words stand in their own field. */
export function activeFilters(search: VendorSearch): ActiveFilter[] {
  const { region, province, city, around, priceMaxCents, priceRange, guests, ratingMin, freeOn, services } =
    search
  const filters: (ActiveFilter | undefined)[] = [
    region ? { key: 'region', label: regionOf(region)?.name ?? region } : undefined,
    province ? { key: 'province', label: provinceOf(province)?.name ?? province } : undefined,
    city ? { key: 'city', label: city } : undefined,
    around ? { key: 'around', label: 'anche le province vicine' } : undefined,
    priceMaxCents ? { key: 'priceMaxCents', label: `fino a ${formatMoneyShort(priceMaxCents)}` } : undefined,
    priceRange ? { key: 'priceRange', label: `fascia ${'€'.repeat(priceRange)} o meno` } : undefined,
    guests ? { key: 'guests', label: plural(guests, 'invitato', 'invitati') } : undefined,
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

/** The address without one filter; a region goes with its province, and that with what is of it. */
export const withoutFilter = (search: VendorSearch, key: keyof VendorSearch): VendorSearch =>
  withFilters(search, { [key]: undefined })

/** The address with some filters changed; another region drops a province that is not in it, another province its town. */
export function withFilters(search: VendorSearch, patch: VendorSearch): VendorSearch {
  const next = { ...search, ...patch }
  if (next.province && provinceOf(next.province)?.region !== next.region) delete next.province
  if (next.province !== search.province) {
    if (!patch.city) delete next.city
    if (!patch.around) delete next.around
  }
  return dropEmpty(next)
}

/** What was looked for stays, and the order. */
export const withoutFilters = ({ q, sort }: VendorSearch): VendorSearch => dropEmpty({ q, sort })

/** Only the order stays. */
export const clearedFilters = ({ sort }: VendorSearch): VendorSearch => dropEmpty({ sort })

/**
 * The list as this device can make it without the server: the cards it keeps, best first, narrowed and sorted here.
 * Which vendors are free on a day, which travel to a region, which provinces are near one another and what vendors
 * offer, only the server knows.
 */
export function filterCards(cards: readonly VendorCard[], filter: VendorFilter): VendorCard[] {
  const words = searchable(filter.q ?? '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1)
  const found = cards.filter(
    (card) =>
      (!filter.category || card.category === filter.category) &&
      isIn(card.place, filter) &&
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

/** Around a province its whole region counts here. */
const isIn = (place: VendorCard['place'], { region, province, city, around }: VendorFilter) =>
  (!region || place.region === region) &&
  (around !== undefined ||
    ((!province || place.province === province) && (!city || searchable(place.city) === searchable(city))))

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
