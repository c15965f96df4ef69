/**
 * The answers that nobody writes, given in the transaction of what they answer: a vendor's, to a couple's message or request.
 * In a conversation one in 24 hours, however many things arrive at once: who calls holds the couple's lock and the vendor's.
 */
import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { AUTO_REPLY_EVERY_MS, type Asked, filledIn } from '#contract/vendors/auto-reply.ts'
import { dayInWords } from '#contract/kit/italian-months.ts'
import { newId } from '#contract/kit/new-id.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import { automaticAnswer } from '../auto-replies/auto-reply-service.ts'
import { findCouple } from '../couple/couple-service.ts'
import {
  type ConversationRow,
  type MessageRow,
  changeConversation,
  conversationBetween,
  message,
  messagesOf,
  newConversation,
} from './message-store.ts'

/**
 * To what a couple has just said.
 * @param row with that message counted in
 * @returns the conversation with what answered counted in too; the caller writes it
 */
export async function answerMessage(
  context: WriteContext,
  row: ConversationRow,
  { id, text, partner }: Pick<MessageRow, 'id' | 'text' | 'partner'>,
): Promise<ConversationRow> {
  const { coupleId, vendorId } = row
  if (!coupleId || !vendorId || (await answeredLately(row, context))) return row
  const { tx, now } = context
  const asked = { kind: 'message', text, isFirst: await isFirst(row, id, tx), at: new Date(now) } as const
  const answer = await answerTo(asked, { coupleId, vendorId, partner }, tx)
  return answer ? say(answer, row, context) : row
}

/** To a request for a day that has just been made; it may begin the conversation. */
export async function answerBooking(
  context: WriteContext,
  { coupleId, vendorId, eventDate, message: text }: BookingAsked,
): Promise<void> {
  const { tx, now } = context
  const known = await conversationBetween(coupleId, vendorId, tx)
  if (known && (known.blockedAt !== null || (await answeredLately(known, context)))) return
  const asked = { kind: 'booking', text, isFirst: !known, at: new Date(now) } as const
  const answer = await answerTo(asked, { coupleId, vendorId, partner: null, day: eventDate }, tx)
  if (!answer) return
  const into = known ?? (await newConversation({ coupleId, vendorId }, now, tx))
  const { messages } = await say(answer, into, context)
  await changeConversation(into, { messages, updatedAt: now }, tx)
}

interface BookingAsked {
  coupleId: string
  vendorId: string
  eventDate: string
  message: string
}

interface Answered {
  coupleId: string
  vendorId: string
  /** Who of the two is answered; null for both. */
  partner: 'one' | 'two' | null
  /** The day that is asked for; unsaid, that of the wedding. */
  day?: string
}

type Answer = Pick<MessageRow, 'text' | 'automatic'>

/** What answers, with the couple's name and day in it; undefined where nothing does. */
async function answerTo(
  asked: Asked,
  { coupleId, vendorId, partner, day }: Answered,
  tx: Queryable,
): Promise<Answer | undefined> {
  const reply = await automaticAnswer(vendorId, asked, tx)
  const couple = reply && (await findCouple(coupleId, tx))
  if (!couple) return undefined
  const names = couple.partners.map(({ firstName }) => firstName).filter(Boolean)
  const name = (partner && names[partner === 'two' ? 1 : 0]) ?? names.join(' e ')
  const theirDay = day ?? couple.weddingDate
  const text = filledIn(reply.text, { name, day: theirDay ? dayInWords(theirDay) : undefined })
  return { automatic: reply.trigger, text: plainText(text) }
}

async function say(answer: Answer, row: ConversationRow, context: WriteContext): Promise<ConversationRow> {
  const number = row.messages + 1
  const values = { id: newId(), conversationId: row.id, by: 'vendor', partner: null, files: [], ...answer }
  await messagesOf(row).create(
    context,
    values,
    () => false,
    async () => ({ number }),
  )
  return { ...row, messages: number }
}

/** Whether the couple never wrote here before this message. */
async function isFirst({ id }: ConversationRow, said: string, tx: Queryable): Promise<boolean> {
  const { rows } = await tx.execute(sql`select exists (select 1 from message
    where conversation_id = ${id} and "by" = 'couple' and id <> ${said}) as wrote`)
  return !rows[0]!.wrote
}

async function answeredLately({ id }: ConversationRow, { tx, now }: WriteContext): Promise<boolean> {
  const since = new Date(Date.parse(now) - AUTO_REPLY_EVERY_MS).toISOString()
  const rows = await tx
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.conversationId, id), isNotNull(message.automatic), gt(message.createdAt, since)))
    .orderBy(desc(message.createdAt))
    .limit(1)
  return rows.length > 0
}
