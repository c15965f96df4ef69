/** What administrators note of an account for each other, who answers its next call. Its owner does not read it. */
import { z } from 'zod'
import { Id } from '../kit/ids.ts'
import { Instant, text } from '../kit/scalars.ts'
import { ACCOUNT_NOTE_TEXT } from '../lists/admin/account-notes.ts'

export const AccountNote = z.strictObject({
  id: Id,
  accountId: Id,
  text: z.string(),
  /** As who wrote it is called today. */
  author: z.string(),
  createdAt: Instant,
})
export type AccountNote = z.infer<typeof AccountNote>

export const NewAccountNote = z.strictObject({
  id: Id,
  kind: z.enum(['couple', 'vendor']),
  accountId: Id,
  text: text(ACCOUNT_NOTE_TEXT),
})
