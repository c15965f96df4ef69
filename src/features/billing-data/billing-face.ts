export { BillingPart } from './billing-part.tsx'
