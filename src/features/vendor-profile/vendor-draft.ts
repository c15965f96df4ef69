/** A vendor's page as it is typed, and what of it has changed. Pure. */
import type { Vendor } from '#contract/vendors/vendor.ts'
import type { VendorFields } from './vendor-commands.ts'

export interface VendorDraft {
  businessName: string
  category: string
  headline: string
  description: string
  region: string
  province: string
  city: string
  address: string
  coverage: readonly string[]
  priceFromCents: number | null
  priceRange: number
  takesBookings: boolean
  guestsMin: string
  guestsMax: string
  dailyCapacity: string
  since: string
  services: readonly string[]
  languages: readonly string[]
  phone: string
  email: string
  website: string
  instagram: string
  facebook: string
  tiktok: string
  pinterest: string
  faq: Vendor['faq']
}

const shown = (figure: number | undefined) => (figure === undefined ? '' : String(figure))

export function draftOf(vendor: Vendor): VendorDraft {
  const { place, capacity, socials } = vendor
  return {
    businessName: vendor.businessName,
    category: vendor.category,
    headline: vendor.headline,
    description: vendor.description,
    region: place.region,
    province: place.province,
    city: place.city,
    address: place.address ?? '',
    coverage: vendor.coverage,
    priceFromCents: vendor.priceFromCents ?? null,
    priceRange: vendor.priceRange,
    takesBookings: vendor.takesBookings,
    guestsMin: shown(capacity.min),
    guestsMax: shown(capacity.max),
    dailyCapacity: String(vendor.dailyCapacity),
    since: shown(vendor.since),
    services: vendor.services,
    languages: vendor.languages,
    phone: vendor.phone ?? '',
    email: vendor.email ?? '',
    website: vendor.website ?? '',
    instagram: socials.instagram ?? '',
    facebook: socials.facebook ?? '',
    tiktok: socials.tiktok ?? '',
    pinterest: socials.pinterest ?? '',
    faq: vendor.faq,
  }
}

const written = <K extends string>(fields: Readonly<Record<K, string>>): Partial<Record<K, string>> =>
  Object.fromEntries(
    Object.entries<string>(fields).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])),
  ) as Partial<Record<K, string>>
const figure = (text: string) => (text.trim() === '' ? undefined : Number(text))

/** The fields that differ from the vendor's; what was emptied is taken off. */
export function vendorChanges(vendor: Vendor, draft: VendorDraft): VendorFields {
  const { region, province, city, address, instagram, facebook, tiktok, pinterest } = draft
  const { lat, lng, ...place } = vendor.place
  const isThere = region === place.region && province === place.province && city === place.city
  const [min, max] = [figure(draft.guestsMin), figure(draft.guestsMax)]
  const wanted: VendorFields = {
    businessName: draft.businessName.trim(),
    category: draft.category as Vendor['category'],
    headline: draft.headline.trim(),
    description: draft.description.trim(),
    place: {
      region,
      province,
      city: city.trim(),
      ...written({ address }),
      // Where it is on the map is of the place it was.
      ...(isThere && address.trim() === (place.address ?? '') && lat !== undefined && { lat }),
      ...(isThere && address.trim() === (place.address ?? '') && lng !== undefined && { lng }),
    },
    coverage: [...draft.coverage],
    priceFromCents: draft.priceFromCents,
    priceRange: draft.priceRange as Vendor['priceRange'],
    takesBookings: draft.takesBookings,
    capacity: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    dailyCapacity: Number(draft.dailyCapacity),
    since: figure(draft.since) ?? null,
    services: [...draft.services],
    languages: [...draft.languages],
    phone: draft.phone.trim() || null,
    email: draft.email.trim() || null,
    website: draft.website.trim() || null,
    socials: written({ instagram, facebook, tiktok, pinterest }),
    faq: draft.faq.map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() })),
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => sorted(vendor[field as keyof Vendor] ?? null) !== sorted(value),
    ),
  )
}

/** As text, whatever the order of the keys. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
