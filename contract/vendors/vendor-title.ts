/** What a vendor's page is called where its vendor wrote nothing else: on the page and where titles are compared. Pure, free of schemas. */
import { categoryOf } from '../lists/vendors/category-list.ts'

interface Titled {
  businessName: string
  category: string
  place: { city: string }
}

/** `Villa Cipressa, location a Monteriggioni` */
export const vendorTitle = ({ businessName, category, place }: Titled): string =>
  `${businessName}, ${(categoryOf(category)?.one ?? 'fornitore').toLowerCase()} a ${place.city}`
