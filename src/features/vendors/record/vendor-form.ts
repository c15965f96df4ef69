/** What an administrator changes of a vendor, as it is typed. Pure. */
import type { CategorySlug } from '#contract/vendors/category.ts'
import type { Vendor, VendorChange } from '#contract/vendors/vendor.ts'

export interface VendorForm {
  businessName: string
  category: CategorySlug
  headline: string
  description: string
  priceFromCents: number | null
  phone: string
  email: string
  website: string
}

export const VENDOR_LIMITS = { businessName: 120, headline: 160, description: 6_000, contact: 500 } as const

export const formOf = (vendor: Vendor): VendorForm => ({
  businessName: vendor.businessName,
  category: vendor.category,
  headline: vendor.headline,
  description: vendor.description,
  priceFromCents: vendor.priceFromCents ?? null,
  phone: vendor.phone ?? '',
  email: vendor.email ?? '',
  website: vendor.website ?? '',
})

/** Emptied, these are taken off. */
const TAKEN_OFF = ['phone', 'email', 'website'] as const

/** What is sent of what was typed: a text without its margins, null for what was emptied and may be. */
export function changeOf(typed: Partial<VendorForm>): VendorChange {
  const change: Record<string, unknown> = { ...typed }
  for (const [field, value] of Object.entries(typed))
    if (typeof value === 'string') change[field] = value.trim()
  for (const field of TAKEN_OFF) if (change[field] === '') change[field] = null
  return change as VendorChange
}
