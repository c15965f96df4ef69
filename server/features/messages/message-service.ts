/** Who may talk to whom, and what is said: sending, reading, blocking. */
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  Conversation,
  ConversationWith,
  Message,
  MessagePage,
  NewMessage,
} from '#contract/vendors/message.ts'
import { type Side, WITH_SUPPORT } from '#contract/lists/vendors/message-words.ts'
import type { ActorOf } from '../../platform/people/actor.ts'
import { PUBLIC, lockAudience } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { type Allowance, spend } from '../../platform/http/throttle.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { haveBooked } from '../bookings/booked-service.ts'
import { useFile } from '../files/file-service.ts'
import { findPublicVendor } from '../vendors/vendor-service.ts'
import {
  listConversations,
  listSupport,
  listMessages,
  presentConversations,
  presentMessages,
} from './conversation-reads.ts'
import {
  type ConversationRow,
  audiencesOf,
  changeConversation,
  conversationBetween,
  findConversationRow,
  messagesOf,
  newConversation,
  noteRead,
} from './message-store.ts'
import { answerMessage } from './automatic-service.ts'
import { isReported } from './report-service.ts'

export type Writer = ActorOf<'couple' | 'vendor' | 'admin'>
interface Write {
  tx: Queryable
  actor: Writer
  now: string
}

/** Of one person; whoever comes back from a day without a network sends a day's messages at once. */
const ALLOWED: Allowance = { max: 120, windowSeconds: 60 }
/** Conversations that one couple may begin in a day. */
const BEGUN: Allowance = { max: 40, windowSeconds: 86_400 }
const PAGE = 40

/** The two of a conversation: of one with support, only the one that asks. */
export interface Pair {
  coupleId: string | null
  vendorId: string | null
}

export const sideOf = (actor: Writer): Side => (actor.kind === 'admin' ? 'support' : actor.kind)
const accountOf = (actor: Writer): string =>
  actor.kind === 'couple' ? actor.coupleId : actor.kind === 'vendor' ? actor.vendorId : actor.adminId

/** The pair that a couple or vendor means; an administrator's conversations are known by their own id. */
function pairOf(actor: ActorOf<'couple' | 'vendor'>, other: ConversationWith): Pair {
  const them = other === WITH_SUPPORT ? null : other
  return actor.kind === 'couple'
    ? { coupleId: actor.coupleId, vendorId: them }
    : { coupleId: them, vendorId: actor.vendorId }
}

/** Administrators answer what is said to support; what a couple and a vendor say they read only once it is reported. */
async function ofSupport(id: ConversationWith, tx: Queryable): Promise<ConversationRow> {
  const row = id === WITH_SUPPORT ? undefined : await findConversationRow(id, tx)
  if (!row || (row.coupleId && row.vendorId)) throw new ProblemError('not_found')
  return row
}

/** The conversation an actor means, where it has begun. */
async function meant(
  actor: Writer,
  other: ConversationWith,
  tx: Queryable,
): Promise<{ pair: Pair; row: ConversationRow | undefined }> {
  if (actor.kind === 'admin') {
    const row = await ofSupport(other, tx)
    return { pair: row, row }
  }
  const pair = pairOf(actor, other)
  return { pair, row: await conversationBetween(pair.coupleId, pair.vendorId, tx) }
}

/**
 * Whether one may begin to talk to the other: anybody to support, a couple to a vendor that visitors see, a vendor to a
 * couple that has asked for it.
 * @throws ProblemError `rule_broken` for a vendor whose page nobody holds yet
 */
async function mayBegin(actor: Writer, { coupleId, vendorId }: Pair, tx: Queryable): Promise<boolean> {
  if (!coupleId || !vendorId) return actor.kind !== 'admin'
  if (actor.kind === 'couple') {
    const vendor = await findPublicVendor(vendorId, tx)
    if (vendor?.unclaimed)
      throw ruleBroken('Questo fornitore non tiene ancora la sua pagina: qui non leggerebbe nessuno.')
    return vendor !== undefined
  }
  return haveBooked(coupleId, vendorId, tx)
}

/** The lock the writers of a conversation take first, whoever they are. */
export async function lockOf(actor: Writer, other: ConversationWith, tx: Queryable): Promise<string> {
  const pair = actor.kind === 'admin' ? await ofSupport(other, tx) : pairOf(actor, other)
  return audiencesOf(pair)[0] ?? PUBLIC
}

/** The same for one that is known by its id. */
export async function lineOfConversation(id: string, tx: Queryable): Promise<string> {
  const row = await findConversationRow(id, tx)
  if (!row) throw new ProblemError('not_found')
  return audiencesOf(row)[0]!
}

/** Takes the other locks, in their order. */
async function lockRest(pair: Pair, tx: Queryable): Promise<void> {
  for (const audience of audiencesOf(pair).slice(1)) await lockAudience(tx, audience)
}

/** The caller's conversations; administrators see first who waits for an answer, the longest first. */
export function conversationsOf(
  actor: Writer,
  after: string | undefined,
  tx: Queryable,
): Promise<Conversation[]> {
  const side = sideOf(actor)
  return side === 'support' ? listSupport(after, tx) : listConversations(side, accountOf(actor), after, tx)
}

/** A page of a conversation. One that has not begun is empty for who may begin it, and unknown to others. */
export async function readMessages(
  actor: Writer,
  asked: { with: ConversationWith; before?: number | undefined; limit?: number | undefined },
  tx: Queryable,
): Promise<MessagePage> {
  const row = await readable(actor, asked.with, tx)
  if (!row) return { conversation: null, messages: [], more: false }
  const page = await listMessages(row, { before: asked.before, limit: asked.limit ?? PAGE }, tx)
  return { conversation: (await presentConversations([row], tx))[0]!, ...page }
}

async function readable(
  actor: Writer,
  other: ConversationWith,
  tx: Queryable,
): Promise<ConversationRow | undefined> {
  if (actor.kind === 'admin' && other !== WITH_SUPPORT && (await isReported(other, tx)))
    return findConversationRow(other, tx)
  const { pair, row } = await meant(actor, other, tx)
  if (!row && !(await mayBegin(actor, pair, tx))) throw new ProblemError('not_found')
  return row
}

/**
 * Takes a message in, once for its id, after those that came before it.
 * @throws ProblemError `not_found` for who may not be written to, `conversation_blocked`, `conversation_closed`,
 *   `rate_limited`, `already_exists` for another's id
 */
export async function sendMessage(
  { tx, actor, now }: Write,
  { id, with: other, text, files }: z.output<typeof NewMessage>,
): Promise<Message> {
  const { pair, row } = await meant(actor, other, tx)
  // Who is suspended can still ask us why.
  if ('active' in actor && !actor.active && other !== WITH_SUPPORT) throw new ProblemError('deactivated')
  await lockRest(pair, tx)
  const side = sideOf(actor)
  const into = row ?? (await begin(actor, pair, now, tx))
  const fileIds = files.map(({ fileId }) => fileId)
  const partner = actor.kind === 'couple' ? actor.partner : null
  const values = { id, conversationId: into.id, by: side, partner, text: plainText(text), files: fileIds }
  let isNew = false
  const isOwn = (known: { conversationId: string; by: Side; partner: 'one' | 'two' | null }) =>
    known.conversationId === into.id && known.by === side && known.partner === partner
  const written = await messagesOf(into).create(writeContext({ tx, actor, now }), values, isOwn, async () => {
    isNew = true
    await mayWrite(actor, into, tx)
    await spend(tx, ['message', actor.uid], ALLOWED, now)
    for (const fileId of fileIds) await useFile(tx, { fileId, ownerId: accountOf(actor), usedBy: id })
    return { number: into.messages + 1 }
  })
  if (isNew) {
    const said = { ...into, messages: into.messages + 1 }
    const answered =
      actor.kind === 'couple' ? await answerMessage(writeContext({ tx, actor, now }), said, written) : said
    await changeConversation(into, { messages: answered.messages, updatedAt: now }, tx)
  }
  return (await presentMessages([written], into, tx))[0]!
}

/** Begins a conversation, as far as one may. */
async function begin(actor: Writer, pair: Pair, now: string, tx: Queryable): Promise<ConversationRow> {
  if (!(await mayBegin(actor, pair, tx))) throw new ProblemError('not_found')
  if (actor.kind === 'couple') await spend(tx, ['conversation', actor.coupleId], BEGUN, now)
  return newConversation(pair, now, tx)
}

async function mayWrite(actor: Writer, row: ConversationRow, tx: Queryable): Promise<void> {
  const { coupleId, vendorId } = row
  const { rows } = await tx.execute(sql`select
    ${coupleId}::uuid is not null and not exists (select 1 from couple where id = ${coupleId}) as couple_gone,
    exists (select 1 from vendor where id = ${vendorId} and deleted_at is not null) as vendor_gone`)
  if (rows[0]!.couple_gone || rows[0]!.vendor_gone) throw new ProblemError('conversation_closed')
  if (row.blockedAt === null) return
  throw new ProblemError(
    'conversation_blocked',
    actor.kind === 'vendor' ? { detail: 'Hai bloccato questa coppia: sbloccala per scriverle.' } : {},
  )
}

/** Notes that the caller's side has read up to a message. */
export async function markRead(
  { tx, actor, now }: Write,
  { with: other, upTo }: { with: ConversationWith; upTo: number },
): Promise<Conversation | null> {
  const { pair, row } = await meant(actor, other, tx)
  if (!row) return null
  await lockRest(pair, tx)
  const read = await noteRead(row, sideOf(actor), upTo, now, tx)
  return (await presentConversations([read], tx))[0]!
}

/** A vendor takes no more messages of a couple, or takes them again. */
export async function blockCouple(
  { tx, actor, now }: { tx: Queryable; actor: ActorOf<'vendor'>; now: string },
  id: string,
  blocked: boolean,
): Promise<Conversation> {
  const row = await findConversationRow(id, tx)
  if (!row?.coupleId || row.vendorId !== actor.vendorId) throw new ProblemError('not_found')
  await lockRest(row, tx)
  const isSo = (row.blockedAt !== null) === blocked
  const after = isSo ? row : await changeConversation(row, { blockedAt: blocked ? now : null }, tx)
  return (await presentConversations([after], tx))[0]!
}

/** Whom to tell that somebody writes: nobody where no conversation is, or none that is open. */
export async function typingTold(actor: Writer, other: ConversationWith, tx: Queryable) {
  const { row } = await meant(actor, other, tx).catch((error: unknown) => {
    if (error instanceof ProblemError) return { row: undefined }
    throw error
  })
  if (!row || row.blockedAt !== null) return undefined
  return { by: sideOf(actor), id: row.id, coupleId: row.coupleId, vendorId: row.vendorId }
}

/** For the feed, which already knows who may hear it. */
export async function findConversation(id: string, tx: Queryable): Promise<Conversation | undefined> {
  const row = await findConversationRow(id, tx)
  return row && row.messages > 0 ? (await presentConversations([row], tx))[0] : undefined
}

export async function findMessage(id: string, tx: Queryable): Promise<Message | undefined> {
  const { rows } = await tx.execute(sql`select conversation_id from message where id = ${id}`)
  const row = rows[0] && (await findConversationRow(rows[0].conversation_id as string, tx))
  const found = row && (await messagesOf(row).find(tx, id))
  return found && (await presentMessages([found], row, tx))[0]
}
