/** How a vendor stands in a list, for who shows one elsewhere. */
export { VendorCard } from './vendor-card.tsx'
export { cardOf } from './vendor-card-of.ts'
