import { askedId } from '../../platform/asked-id.ts'
import { type Handlers, sharedRead } from '../../platform/call-server.ts'
import { maySeeVendor } from '../vendors/vendor-service.ts'
import { listReviews, summarise } from './review-store.ts'

export const reviewRoutes: Handlers = {
  'Vendor/getReviewByIdVendor': sharedRead(async ({ query, body, actor, tx }) => {
    const id = askedId(query.id, body)
    return (await maySeeVendor(id, actor, tx)) ? listReviews(id, tx) : { summary: summarise([]), items: [] }
  }),
}
