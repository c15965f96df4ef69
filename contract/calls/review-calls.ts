import { z } from 'zod'
import {
  OwnReview,
  QueuedReview,
  Review,
  ReviewQueue,
  ReviewReply,
  ReviewReport,
  ReviewVerdict,
} from '../review.ts'
import { type Call, Done, byId } from './call.ts'

export const REVIEW_CALLS = {
  'Reviews/getMine': { reply: z.array(OwnReview) },
  'Reviews/reply': { params: byId, body: ReviewReply, reply: Review },
  'Reviews/report': { params: byId, body: ReviewReport, reply: Done },
  'Reviews/getQueue': { query: z.strictObject({ queue: ReviewQueue }), reply: z.array(QueuedReview) },
  'Reviews/moderate': { params: byId, body: ReviewVerdict, reply: QueuedReview },
} as const satisfies Record<string, Call>
