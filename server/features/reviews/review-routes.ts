import { askedId } from '../../platform/http/asked-id.ts'
import { type Handlers, read, sharedRead, write } from '../../platform/http/call-server.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { maySeeVendor } from '../vendors/vendor-service.ts'
import { reportReview, reviewQueue } from './review-queue.ts'
import { addReview, lockOf, moderate, replyTo } from './review-service.ts'
import { listOwnReviews, listReviews, summarise } from './review-store.ts'

/** @param publicUrl where its mails lead */
export const reviewRoutes = (publicUrl: () => string): Handlers => ({
  'Vendor/getReviewByIdVendor': sharedRead(
    async ({ query, body, actor, tx }) => {
      const id = askedId(query.id, body)
      if (!(await maySeeVendor(id, actor, tx))) return { summary: summarise([]), items: [] }
      return listReviews(id, query.after, tx)
    },
    ({ query }) => [`vendor:${query.id}`, 'review'],
  ),
  'Vendor/addReviewByIdVendor': write((call) =>
    addReview(call.actor.coupleId, writeContext(call), call.body),
  ),
  'Reviews/getMine': read(({ actor, tx }) => listOwnReviews(actor.coupleId, tx)),
  'Reviews/reply': write(
    (call) => replyTo(call.actor.vendorId, writeContext(call), call.params.id, call.body.text),
    ({ params, tx }) => lockOf(params.id, tx),
  ),
  'Reviews/report': write(async ({ actor, now, params, body, tx }) => {
    await reportReview(actor, now, params.id, body, tx)
    return { id: params.id }
  }),
  'Reviews/getQueue': read(({ query, tx }) => reviewQueue.page(query, tx)),
  'Reviews/moderate': write(
    (call) => moderate(writeContext(call), call.params.id, call.body, publicUrl()),
    ({ params, tx }) => lockOf(params.id, tx),
  ),
})
