import type { z } from 'zod'
import { entity } from '../kit/entity.ts'
import { text } from '../kit/scalars.ts'
import { REPLY_NAME, REPLY_TEXT } from '../lists/vendors/saved-replies.ts'

/** What a vendor writes to many: `{nome}` and `{data}` in it are the couple's names and day (auto-reply.ts). */
export const savedReply = entity('vendorId', {
  fields: { name: text(REPLY_NAME), text: text(REPLY_TEXT) },
})
export type SavedReply = z.infer<typeof savedReply.Whole>
