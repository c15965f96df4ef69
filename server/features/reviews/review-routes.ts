import { askedId } from '../../platform/asked-id.ts'
import { type Handlers, sharedRead } from '../../platform/call-server.ts'
import { listReviews } from './review-store.ts'

export const reviewRoutes: Handlers = {
  'Vendor/getReviewByIdVendor': sharedRead(({ query, body, tx }) => listReviews(askedId(query.id, body), tx)),
}
