import type pg from 'pg'
import type { SendMail } from '#server/platform/mail/mail.ts'
import { sendDueMails } from '#server/platform/mail/mail-post.ts'

/** Sends every mail that waits, also for its next try. @returns how many went, and how many failed */
export async function sendWaitingMails(pool: pg.Pool, sendMail: SendMail) {
  await pool.query("update mail set due_at = now() - interval '1 second' where done_at is null")
  return sendDueMails({ pool, sendMail, log: () => {} })
}
