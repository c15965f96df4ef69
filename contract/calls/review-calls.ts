import { z } from 'zod'
import { pageOf, soughtWords } from '../wire/page.ts'
import {
  OwnReview,
  QueuedReview,
  Review,
  ReviewQueue,
  ReviewReply,
  ReviewReport,
  ReviewVerdict,
} from '../vendors/review.ts'
import { type Call, Done, byId } from './call.ts'

/** What waits comes oldest first, what is decided by when it was. */
const QUEUE = pageOf(QueuedReview, {
  filters: { queue: ReviewQueue, q: soughtWords },
  sorts: ['created', '-updated'],
})

export const REVIEW_CALLS = {
  'Reviews/getMine': { reply: z.array(OwnReview) },
  'Reviews/reply': { params: byId, body: ReviewReply, reply: Review },
  'Reviews/report': { params: byId, body: ReviewReport, reply: Done },
  'Reviews/getQueue': { query: QUEUE.asked, reply: QUEUE.page },
  'Reviews/moderate': { params: byId, body: ReviewVerdict, reply: QueuedReview },
} as const satisfies Record<string, Call>
