import { z } from 'zod'
import { entity } from '../kit/entity.ts'
import { Id } from '../kit/ids.ts'
import { Day, text } from '../kit/scalars.ts'
import {
  AUTO_REPLY_TEXT_MAX,
  HOLIDAYS_MAX,
  KEYWORD_REPLIES_MAX,
  WEEK_DAYS,
} from '../lists/vendors/auto-reply-words.ts'

const Words = text(AUTO_REPLY_TEXT_MAX, 0)
/** By clocks in Italy. */
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const KeywordReply = z.strictObject({ id: Id, words: z.array(text(40)).max(10), text: Words })
const Holiday = z.strictObject({ id: Id, from: Day, to: Day })

/** When a vendor's messages answer by themselves, and how (`auto-reply.ts`). What has no words is not sent. */
const fields = {
  firstMessageOn: z.boolean(),
  firstMessageText: Words,
  bookingOn: z.boolean(),
  bookingText: Words,
  closedOn: z.boolean(),
  closedText: Words,
  keywordsOn: z.boolean(),
  hours: z.array(z.strictObject({ day: z.enum(WEEK_DAYS), opens: Time, closes: Time })).max(WEEK_DAYS.length),
}

/** A vendor has one; its id is the vendor's; its first change makes it. Read by the vendor alone. */
export const autoReplies = entity('vendorId', {
  fields,
  lists: { keywords: [KeywordReply, KEYWORD_REPLIES_MAX], holidays: [Holiday, HOLIDAYS_MAX] },
})
export const AutoReplies = autoReplies.Whole
export type AutoReplies = z.infer<typeof AutoReplies>
export const AutoRepliesChange = autoReplies.Change
export type AutoRepliesChange = z.infer<typeof AutoRepliesChange>
