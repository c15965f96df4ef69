/** Where a vendor stands on the site. */
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { regionOf } from '#contract/lists/places/places.ts'
import type { Vendor, VendorCard } from '#contract/vendors/vendor.ts'
import type { Crumb } from '../../../seo/public-page.ts'

export interface VendorCrumb extends Crumb {
  /** The list it leads to, when it is one of a category. */
  list?: { category: string; region?: string }
}

/** Where a vendor stands: the list, its category, its category in its region. */
export function vendorCrumbs({
  category,
  place,
  businessName,
  id,
  slug,
}: VendorCard | Vendor): VendorCrumb[] {
  const of = categoryOf(category)
  const region = regionOf(place.region)
  const base = `/fornitori/${category}`
  const here = { category, region: place.region }
  return [
    { name: 'Fornitori', path: '/fornitori' },
    ...(of ? [{ name: of.name, path: base, list: { category } }] : []),
    ...(of && region ? [{ name: region.name, path: `${base}?region=${place.region}`, list: here }] : []),
    { name: businessName, path: vendorPath({ id, slug }) },
  ]
}

export const vendorPath = ({ id, slug }: Pick<VendorCard, 'id' | 'slug'>) => `/fornitore/${id}/${slug}`
