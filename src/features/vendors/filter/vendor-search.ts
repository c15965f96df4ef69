/**
 * What a list of vendors is narrowed by, as it stands in the address. Names are those of the call's own filter. Every
 * page carries this file, so it knows neither places nor categories: a region that does not exist finds nobody.
 */
import type { VendorSort } from '#contract/vendors/vendor.ts'
import { type Reader, matching, oneOf, searchParams, whole, words } from '../../../lib/search-params.ts'

/** The filters of an address; the category is part of the path. */
export interface VendorSearch {
  q?: string
  region?: string
  province?: string
  /** The name of a town of the province. */
  city?: string
  /** The provinces near that one count too. */
  around?: 'provinces'
  priceMaxCents?: number
  priceRange?: number
  guests?: number
  ratingMin?: number
  /** `YYYY-MM-DD` */
  freeOn?: string
  /** Names, joined by commas. */
  services?: string
  sort?: VendorSort
}

/** `category` as a parameter is understood too: its route sends on to the path. */
export type VendorListSearch = VendorSearch & { category?: string }

const SORT_NAMES = [
  'valutazione',
  'recensioni',
  'prezzo',
  'prezzo-alto',
  'nome',
] as const satisfies VendorSort[]
const MAX_QUESTION = 120
const MAX_SERVICES = 400
const MAX_GUESTS = 5000
const MAX_PRICE_CENTS = 1_000_000_000

const slug: Reader<string> = matching(/^[a-z-]{3,40}$/)
const read = searchParams({
  category: slug,
  q: words(MAX_QUESTION),
  region: slug,
  province: (value) => matching(/^[A-Z]{2}$/)(typeof value === 'string' ? value.toUpperCase() : value),
  city: words(80),
  around: oneOf(['provinces']),
  priceMaxCents: whole(1, MAX_PRICE_CENTS),
  priceRange: whole(1, 4),
  guests: whole(1, MAX_GUESTS),
  ratingMin: ratingOf,
  freeOn: dayOf,
  services: words(MAX_SERVICES),
  sort: oneOf(SORT_NAMES),
})

/** Reads an address's parameters; what is not a filter, or makes no sense, is undefined. Never throws. */
export function parseVendorSearch(raw: Record<string, unknown>): VendorListSearch {
  const search = read(raw)
  const none = undefined as never
  // A province without its region is none, nor is a town without its province.
  if (!search.region) search.province = none
  if (!search.province) search.city = search.around = none
  return search
}

function ratingOf(value: unknown): number | undefined {
  const number = Number(value)
  return number > 0 && number <= 5 ? number : undefined
}

function dayOf(value: unknown): string | undefined {
  const text = matching(/^\d{4}-\d\d-\d\d$/)(value)
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text!) ? text : undefined
}
