/**
 * What a list of vendors is narrowed by, as it stands in the address. Names are those of the call's own filter. Every
 * page carries this file, so it knows neither places nor categories: a region that does not exist finds nobody.
 */
import type { VendorSort } from '#contract/vendor.ts'

/** The filters of an address; the category is part of the path. */
export interface VendorSearch {
  q?: string
  region?: string
  province?: string
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

const SORT_NAMES: readonly string[] = [
  'valutazione',
  'recensioni',
  'prezzo',
  'prezzo-alto',
  'nome',
] satisfies VendorSort[]
const MAX_QUESTION = 120
const MAX_SERVICES = 400
const MAX_GUESTS = 5000
const MAX_PRICE_CENTS = 1_000_000_000

/** Reads an address's parameters; what is not a filter, or makes no sense, is left out. Never throws. */
export function parseVendorSearch(raw: Record<string, unknown>): VendorListSearch {
  const q = textOf(raw.q)?.slice(0, MAX_QUESTION)
  const region = slugOf(raw.region)
  const province = textOf(raw.province)?.toUpperCase()
  const freeOn = textOf(raw.freeOn)
  const sort = SORT_NAMES.find((name) => name === raw.sort) as VendorSort | undefined
  return dropEmpty({
    category: slugOf(raw.category),
    q,
    region,
    province: region && province && /^[A-Z]{2}$/.test(province) ? province : undefined,
    priceMaxCents: wholeNumber(raw.priceMaxCents, 1, MAX_PRICE_CENTS),
    priceRange: wholeNumber(raw.priceRange, 1, 4),
    guests: wholeNumber(raw.guests, 1, MAX_GUESTS),
    ratingMin: ratingOf(raw.ratingMin),
    freeOn: freeOn && isDay(freeOn) ? freeOn : undefined,
    services: textOf(raw.services)?.slice(0, MAX_SERVICES),
    sort,
  })
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() || undefined : undefined

function slugOf(value: unknown): string | undefined {
  const text = textOf(value)
  return text && /^[a-z-]{3,40}$/.test(text) ? text : undefined
}

function wholeNumber(value: unknown, min: number, max: number): number | undefined {
  const number = Number(textOf(value))
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined
}

function ratingOf(value: unknown): number | undefined {
  const number = Number(textOf(value))
  return number > 0 && number <= 5 ? number : undefined
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  )
}

/** Without what is undefined or empty. */
export function dropEmpty<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as { [K in keyof T]?: Exclude<T[K], undefined> }
}
