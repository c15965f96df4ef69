/** Says by mail that somebody has written, to who has not read it for a while. */
import { eq } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/database/database.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { A_DAY_S, writeMail } from '../../platform/mail/mail-outbox.ts'
import { noteMail } from '../../platform/mail/note-mail.ts'
import { addressesOfCouple } from '../couple/couple-service.ts'
import { addressesOfVendor } from '../vendors/vendor-service.ts'
import { presentConversations } from './conversation-reads.ts'
import { type ConversationRow, conversation, unreadSince } from './message-store.ts'

/** Unread for this long before a mail says so. */
const PATIENCE_MS = 10 * 60_000
/** No more than one mail about a conversation in this time. */
const REST_MS = 6 * 3_600_000

type Reader = 'couple' | 'vendor'

/**
 * A conversation counts as told in the transaction that writes its mails. Safe on several processes.
 * @returns how many conversations will be told of
 */
export async function writeUnreadMails(
  { db }: Database,
  publicUrl: string,
  clock = () => new Date(),
): Promise<number> {
  let told = 0
  for (const side of ['couple', 'vendor'] as const)
    while (await db.transaction((tx) => writeNext(side, { tx, publicUrl, now: clock() }))) told++
  return told
}

/** Notes the next conversation as told, and writes its mails. */
async function writeNext(
  side: Reader,
  { tx, publicUrl, now }: { tx: Queryable; publicUrl: string; now: Date },
): Promise<boolean> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const [row] = await tx
    .select()
    .from(conversation)
    .where(unreadSince(side, ago(PATIENCE_MS), ago(REST_MS)))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!row) return false
  const mailedAt = { [side === 'couple' ? 'coupleMailedAt' : 'vendorMailedAt']: now.toISOString() }
  await tx.update(conversation).set(mailedAt).where(eq(conversation.id, row.id))
  const mail = await mailOf(side, row, publicUrl, tx)
  for (const to of await addressesOf(side, row, tx))
    await writeMail(tx, {
      ...mail,
      to,
      key: ['unread', row.id, side, now.toISOString(), to],
      about: [row.coupleId, row.vendorId].filter((one) => one !== null),
      goodForS: A_DAY_S,
    })
  return true
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
    subject: 'Un messaggio su Lovoglio',
    opening,
    label: 'Leggi e rispondi',
    link,
    closing: 'Si risponde da lì: questa email non riceve risposte.\n\nLovoglio',
  })
}
