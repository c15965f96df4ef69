import { askedId } from '../../platform/asked-id.ts'
import { type Handlers, read, sharedRead, write } from '../../platform/call-server.ts'
import { writeContext } from '../../platform/write-context.ts'
import { maySeeVendor } from '../vendors/vendor-service.ts'
import { listQueue, reportReview } from './review-queue.ts'
import { addReview, lineOf, moderate, replyTo } from './review-service.ts'
import { listOwnReviews, listReviews, summarise } from './review-store.ts'

export const reviewRoutes: Handlers = {
  'Vendor/getReviewByIdVendor': sharedRead(async ({ query, body, actor, tx }) => {
    const id = askedId(query.id, body)
    return (await maySeeVendor(id, actor, tx)) ? listReviews(id, tx) : { summary: summarise([]), items: [] }
  }),
  'Vendor/addReviewByIdVendor': write((call) =>
    addReview(call.actor.coupleId, writeContext(call), call.body),
  ),
  'Reviews/getMine': read(({ actor, tx }) => listOwnReviews(actor.coupleId, tx)),
  'Reviews/reply': write(
    (call) => replyTo(call.actor.vendorId, writeContext(call), call.params.id, call.body.text),
    ({ params, tx }) => lineOf(params.id, tx),
  ),
  'Reviews/report': write(async ({ actor, now, params, body, tx }) => {
    await reportReview(actor, now, params.id, body, tx)
    return { id: params.id }
  }),
  'Reviews/getQueue': read(({ query, tx }) => listQueue(query.queue, tx)),
  'Reviews/moderate': write(
    (call) => moderate(writeContext(call), call.params.id, call.body),
    ({ params, tx }) => lineOf(params.id, tx),
  ),
}
