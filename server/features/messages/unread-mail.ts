/** Says by mail that somebody has written, to who has not read it for a while. As a job: safe to run twice, and on several processes. */
import { eq } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/database.ts'
import type { Mail, SendMail } from '../../platform/mail.ts'
import { noteMail } from '../../platform/note-mail.ts'
import { addressesOfCouple } from '../couple/couple-service.ts'
import { addressesOfVendor } from '../vendors/vendor-service.ts'
import { type ConversationRow, conversation, presentConversations, unreadSince } from './message-store.ts'

/** Unread for this long before a mail says so. */
const PATIENCE_MS = 10 * 60_000
/** No more than one mail about a conversation in this time. */
const REST_MS = 6 * 3_600_000

type Reader = 'couple' | 'vendor'

/**
 * A conversation counts as told before its mails go: one that fails is not sent twice, and holds up no other.
 * @returns how many conversations were told of
 */
export async function sendUnreadMails(
  { db }: Database,
  sendMail: SendMail,
  publicUrl: string,
  clock = () => new Date(),
): Promise<number> {
  let told = 0
  const failures: unknown[] = []
  for (const side of ['couple', 'vendor'] as const)
    for (;;) {
      const mails = await db.transaction((tx) => claimNext(side, { tx, publicUrl, now: clock() }))
      if (!mails) break
      told++
      for (const mail of mails) await sendMail(mail).catch((error: unknown) => failures.push(error))
    }
  if (failures.length > 0) throw failures[0]
  return told
}

/** Notes the next conversation as told, and makes its mails. */
async function claimNext(
  side: Reader,
  { tx, publicUrl, now }: { tx: Queryable; publicUrl: string; now: Date },
): Promise<Mail[] | undefined> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const [row] = await tx
    .select()
    .from(conversation)
    .where(unreadSince(side, ago(PATIENCE_MS), ago(REST_MS)))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!row) return undefined
  const mailedAt = { [side === 'couple' ? 'coupleMailedAt' : 'vendorMailedAt']: now.toISOString() }
  await tx.update(conversation).set(mailedAt).where(eq(conversation.id, row.id))
  const mail = await mailOf(side, row, publicUrl, tx)
  return (await addressesOf(side, row, tx)).map((to) => ({ to, ...mail }))
}

/** Where a couple's members, or a vendor, are reached. */
async function addressesOf(side: Reader, { coupleId, vendorId }: ConversationRow, tx: Queryable) {
  if (side === 'vendor') return vendorId ? addressesOfVendor(vendorId, tx) : []
  return coupleId ? addressesOfCouple(coupleId, tx) : []
}

/** Who has written, and where to read it: neither what it says nor anybody's address. */
async function mailOf(
  side: Reader,
  row: ConversationRow,
  publicUrl: string,
  tx: Queryable,
): Promise<Omit<Mail, 'to'>> {
  const { couple, vendor } = (await presentConversations([row], tx))[0]!
  const other = side === 'couple' ? row.vendorId : row.coupleId
  const name = (other && (side === 'couple' ? vendor?.name : couple?.names)) || 'L’assistenza Lovoglio'
  const link = `${publicUrl}/${side}/messages?c=${other ?? 'support'}`
  const opening =
    side === 'couple'
      ? `Ciao,\n\n${name} vi ha scritto su Lovoglio e non avete ancora letto.`
      : `Ciao,\n\n${name} ti ha scritto su Lovoglio e non hai ancora letto.`
  return noteMail({
    subject: `Un messaggio da ${name}`,
    opening,
    label: 'Leggi e rispondi',
    link,
    closing: 'Si risponde da lì: questa e-mail non riceve risposte.\n\nLovoglio',
  })
}
