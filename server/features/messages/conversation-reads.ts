/** Conversations and their messages as the two sides read them. */
import { type SQL, and, asc, desc, eq, inArray, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { Conversation, Message } from '#contract/vendors/message.ts'
import { CONVERSATIONS_LISTED } from '#contract/lists/site/listed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { present } from '../../platform/entity/entity-store.ts'
import { couplesWriting } from '../couple/couple-service.ts'
import { findFiles, presentFile } from '../files/file-service.ts'
import { cardsOf, vendorNames } from '../vendors/vendor-service.ts'
import { type ConversationRow, type MessageRow, conversation, message, sidesOf } from './message-store.ts'

const LAST_WORDS = 160
const OURS = 'Assistenza Lovoglio'
const NO_COUPLE = 'Una coppia'

const WITH_US = or(isNull(conversation.coupleId), isNull(conversation.vendorId))
const WAITS = sql`exists (select 1 from message m where m.conversation_id = ${conversation.id}
  and m.number = ${conversation.messages} and m."by" <> 'support')`
const BEGUN = and(isNull(conversation.deletedAt), sql`${conversation.messages} > 0`)

/** By their latest message, as many as there is room for; after the last of those before. */
function byLatest(
  which: SQL | undefined,
  { way, after, room }: { way: 'newest' | 'oldest'; after: string | undefined; room: number },
  tx: Queryable,
): Promise<ConversationRow[]> {
  const turn = way === 'newest' ? desc : asc
  const beyond =
    after === undefined
      ? undefined
      : sql`(${conversation.updatedAt}, ${conversation.id}) ${sql.raw(way === 'newest' ? '<' : '>')}
          (select last.updated_at, last.id from conversation last where last.id = ${after})`
  return tx
    .select()
    .from(conversation)
    .where(and(which, BEGUN, beyond))
    .orderBy(turn(conversation.updatedAt), turn(conversation.id))
    .limit(room)
}

/** The conversations of a couple or a vendor, the one with the latest message first. */
export const listConversations = async (
  side: 'couple' | 'vendor',
  id: string,
  after: string | undefined,
  tx: Queryable,
): Promise<Conversation[]> => {
  const whose = side === 'couple' ? eq(conversation.coupleId, id) : eq(conversation.vendorId, id)
  const all = await presentConversations(
    await byLatest(whose, { way: 'newest', after, room: CONVERSATIONS_LISTED }, tx),
    tx,
  )
  // A vendor knows its own card.
  return side === 'couple'
    ? all
    : all.map((one) => ({ ...one, ...(one.vendor && { vendor: { name: one.vendor.name } }) }))
}

/** Those with support: who waits for an answer, the longest first; then those that have one, the newest first. */
export async function listSupport(after: string | undefined, tx: Queryable): Promise<Conversation[]> {
  const [last] =
    after === undefined
      ? []
      : await tx
          .select({ waits: sql<boolean>`${WAITS}` })
          .from(conversation)
          .where(eq(conversation.id, after))
  const isPast = last?.waits === false
  const waiting = isPast
    ? []
    : await byLatest(and(WITH_US, WAITS), { way: 'oldest', after, room: CONVERSATIONS_LISTED }, tx)
  const room = CONVERSATIONS_LISTED - waiting.length
  const answered =
    room === 0
      ? []
      : await byLatest(
          and(WITH_US, not(WAITS)),
          { way: 'newest', after: isPast ? after : undefined, room },
          tx,
        )
  return presentConversations([...waiting, ...answered], tx)
}

/** The messages before a number, in their order, and whether there are earlier ones. */
export async function listMessages(
  row: ConversationRow,
  { before, limit }: { before: number | undefined; limit: number },
  tx: Queryable,
): Promise<{ messages: Message[]; more: boolean }> {
  const rows = await tx
    .select()
    .from(message)
    .where(
      and(eq(message.conversationId, row.id), before === undefined ? undefined : lt(message.number, before)),
    )
    .orderBy(desc(message.number))
    .limit(limit + 1)
  const shown = rows.slice(0, limit).toReversed()
  return { messages: await presentMessages(shown, row, tx), more: rows.length > limit }
}

const distinct = (ids: readonly (string | null)[]) => [...new Set(ids.filter((id) => id !== null))]

/** Conversations with the names of the two, the last message and what is unread. */
export async function presentConversations(
  rows: readonly ConversationRow[],
  tx: Queryable,
): Promise<Conversation[]> {
  if (rows.length === 0) return []
  const vendorIds = distinct(rows.map(({ vendorId }) => vendorId))
  const couples = await couplesWriting(distinct(rows.map(({ coupleId }) => coupleId)), tx)
  const names = await vendorNames(vendorIds, tx)
  const cards = await cardsOf(vendorIds, tx)
  const gone = await goneVendors(vendorIds, tx)
  const lasts = await lastMessages(rows, tx)
  const unread = await unreadOf(rows, tx)
  return rows.map((row): Conversation => {
    const { id, coupleId, vendorId, createdAt, updatedAt, version } = row
    const couple = coupleId === null ? undefined : couples.get(coupleId)
    const card = vendorId === null ? undefined : cards.get(vendorId)
    const name = (vendorId !== null && names.get(vendorId)) || 'Fornitore'
    const last = lasts.get(id)!
    return {
      id,
      coupleId,
      vendorId,
      createdAt,
      updatedAt,
      version,
      ...(coupleId && {
        couple: couple
          ? {
              names: couple.names,
              greeted: couple.firstNames.join(' e '),
              ...(couple.city && { city: couple.city }),
            }
          : { names: NO_COUPLE },
      }),
      ...(vendorId && { vendor: { name, ...(card && { card }) } }),
      blocked: row.blockedAt !== null,
      closed: (coupleId !== null && !couple) || (vendorId !== null && gone.has(vendorId)),
      last: {
        id: last.id,
        by: last.by,
        author: authorOf(last, couple?.firstNames, name),
        text: last.text.slice(0, LAST_WORDS),
        files: last.files.length,
        at: last.createdAt,
        ...(last.automatic && { automatic: true }),
      },
      unread: unread(id),
      read: { couple: row.coupleRead, vendor: row.vendorRead, support: row.supportRead },
    }
  })
}

/** Messages of one conversation, with who wrote them and the files they carry. */
export async function presentMessages(
  rows: readonly MessageRow[],
  { coupleId, vendorId }: ConversationRow,
  tx: Queryable,
): Promise<Message[]> {
  if (rows.length === 0) return []
  const couples = await couplesWriting(distinct([coupleId]), tx)
  const names = await vendorNames(distinct([vendorId]), tx)
  const known = await findFiles(
    rows.flatMap(({ files }) => files),
    tx,
  )
  const firstNames = couples.get(coupleId ?? '')?.firstNames
  return rows.map(({ partner, files, ...row }) => ({
    ...present<Omit<Message, 'author' | 'files' | 'coupleId' | 'vendorId'>>(row, ['readAt', 'automatic']),
    coupleId,
    vendorId,
    author: authorOf({ ...row, partner }, firstNames, names.get(vendorId ?? '') ?? 'Fornitore'),
    files: files.flatMap((id) => {
      const file = known.get(id)
      return file ? [presentFile(file)] : []
    }),
  }))
}

/** Names are read where they stand: they change with their owner, and go with it. */
function authorOf(
  { by, partner }: Pick<MessageRow, 'by' | 'partner'>,
  firstNames: readonly string[] | undefined,
  vendorName: string,
): string {
  if (by === 'support') return OURS
  if (by === 'vendor') return vendorName
  return firstNames?.[partner === 'two' ? 1 : 0] ?? NO_COUPLE
}

/** The last message of each: the one whose number is how many there are. */
async function lastMessages(
  rows: readonly ConversationRow[],
  tx: Queryable,
): Promise<Map<string, MessageRow>> {
  const found = await tx
    .select({ message })
    .from(message)
    .innerJoin(
      conversation,
      and(eq(conversation.id, message.conversationId), eq(conversation.messages, message.number)),
    )
    .where(
      inArray(
        conversation.id,
        rows.map(({ id }) => id),
      ),
    )
  return new Map(found.map(({ message: row }) => [row.conversationId, row]))
}

/** How many messages of others each side has not read. */
async function unreadOf(rows: readonly ConversationRow[], tx: Queryable) {
  const found = await tx
    .select({
      id: message.conversationId,
      by: message.by,
      count: sql<number>`count(*)::integer`,
    })
    .from(message)
    .where(
      and(
        inArray(
          message.conversationId,
          rows.map(({ id }) => id),
        ),
        isNull(message.readAt),
      ),
    )
    .groupBy(message.conversationId, message.by)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id: string): Conversation['unread'] => {
    const unread = { couple: 0, vendor: 0, support: 0 }
    const row = byId.get(id)!
    for (const { by, count } of found.filter((one) => one.id === id))
      for (const side of sidesOf(row)) if (side !== by) unread[side] += count
    return unread
  }
}

async function goneVendors(ids: readonly string[], tx: Queryable): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await tx.execute(
    sql`select id from vendor where ${inArray(sql`id`, [...ids])} and deleted_at is not null`,
  )
  return new Set(rows.map(({ id }) => id as string))
}
