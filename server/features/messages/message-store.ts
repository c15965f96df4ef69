/** Conversations and their messages as they lie in the database. */
import { type SQL, and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { newId } from '#contract/kit/new-id.ts'
import type { AutoReplyTrigger } from '#contract/lists/vendors/auto-reply-words.ts'
import type { Side } from '#contract/lists/vendors/message-words.ts'
import { SUPPORT, appendChange, coupleAudience, vendorAudience } from '../../platform/database/change-feed.ts'
import { entityColumns, instant } from '../../platform/entity/columns.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { createEntityStore } from '../../platform/entity/entity-store.ts'

export const conversation = pgTable('conversation', {
  ...entityColumns,
  coupleId: uuid('couple_id'),
  vendorId: uuid('vendor_id'),
  blockedAt: instant('blocked_at'),
  messages: integer('messages').notNull().default(0),
  coupleRead: integer('couple_read').notNull().default(0),
  vendorRead: integer('vendor_read').notNull().default(0),
  supportRead: integer('support_read').notNull().default(0),
  coupleMailedAt: instant('couple_mailed_at'),
  vendorMailedAt: instant('vendor_mailed_at'),
})
export type ConversationRow = typeof conversation.$inferSelect

export const message = pgTable('message', {
  ...entityColumns,
  conversationId: uuid('conversation_id').notNull(),
  number: integer('number').notNull(),
  by: text('by').$type<Side>().notNull(),
  partner: text('partner').$type<'one' | 'two'>(),
  text: text('text').notNull(),
  files: jsonb('files').$type<string[]>().notNull(),
  readAt: instant('read_at'),
  automatic: text('automatic').$type<AutoReplyTrigger>(),
})
export type MessageRow = typeof message.$inferSelect

/** Who hears of a conversation, in the order in which their locks are taken. */
export function audiencesOf({
  coupleId,
  vendorId,
}: Pick<ConversationRow, 'coupleId' | 'vendorId'>): string[] {
  return [
    ...(coupleId ? [coupleAudience(coupleId)] : []),
    ...(coupleId && vendorId ? [] : [SUPPORT]),
    ...(vendorId ? [vendorAudience(vendorId)] : []),
  ]
}

/** The store of the messages of one conversation: its two sides hear of them. */
export const messagesOf = (row: ConversationRow) =>
  createEntityStore({
    table: message,
    topic: 'message',
    audience: () => audiencesOf(row),
    goneText: 'Questo messaggio non c’è più.',
  })

export const findConversationRows = (ids: readonly string[], tx: Queryable): Promise<ConversationRow[]> =>
  tx
    .select()
    .from(conversation)
    .where(and(inArray(conversation.id, [...ids]), isNull(conversation.deletedAt)))

export const findConversationRow = async (id: string, tx: Queryable): Promise<ConversationRow | undefined> =>
  (await findConversationRows([id], tx))[0]

/** The conversation of two; with `null` for one of them, the other's with support. */
export async function conversationBetween(
  coupleId: string | null,
  vendorId: string | null,
  tx: Queryable,
): Promise<ConversationRow | undefined> {
  const is = (column: typeof conversation.coupleId | typeof conversation.vendorId, id: string | null) =>
    id === null ? isNull(column) : eq(column, id)
  const rows = await tx
    .select()
    .from(conversation)
    .where(and(is(conversation.coupleId, coupleId), is(conversation.vendorId, vendorId)))
  return rows[0]
}

/** A conversation without a message; its version grows to 1 with the first. */
export async function newConversation(
  pair: Pick<ConversationRow, 'coupleId' | 'vendorId'>,
  now: string,
  tx: Queryable,
): Promise<ConversationRow> {
  const rows = await tx
    .insert(conversation)
    .values({ id: newId(), ...pair, createdAt: now, updatedAt: now, version: 0 })
    .returning()
  return rows[0]!
}

/** Writes a conversation's own fields, and tells its two sides. */
export async function changeConversation(
  { id }: ConversationRow,
  change: Partial<typeof conversation.$inferInsert>,
  tx: Queryable,
): Promise<ConversationRow> {
  const rows = await tx
    .update(conversation)
    .set({ ...change, version: sql`${conversation.version} + 1` })
    .where(eq(conversation.id, id))
    .returning()
  const row = rows[0]!
  for (const audience of audiencesOf(row))
    await appendChange(tx, {
      topic: 'conversation',
      kind: row.version === 1 ? 'created' : 'updated',
      entityId: id,
      version: row.version,
      audience,
    })
  return row
}

/** The two that talk. */
export const sidesOf = ({ coupleId, vendorId }: Pick<ConversationRow, 'coupleId' | 'vendorId'>): Side[] => [
  ...(coupleId ? (['couple'] as const) : []),
  ...(vendorId ? (['vendor'] as const) : []),
  ...(coupleId && vendorId ? [] : (['support'] as const)),
]

/** Notes that a side has read up to a number: the messages of the others say since when. */
export async function noteRead(
  row: ConversationRow,
  side: Side,
  upTo: number,
  now: string,
  tx: Queryable,
): Promise<ConversationRow> {
  const column = ({ couple: 'coupleRead', vendor: 'vendorRead', support: 'supportRead' } as const)[side]
  const reached = Math.min(upTo, row.messages)
  if (row[column] >= reached) return row
  await tx
    .update(message)
    .set({ readAt: now })
    .where(
      and(
        eq(message.conversationId, row.id),
        sql`${message.number} <= ${reached}`,
        sql`${message.by} <> ${side}`,
        isNull(message.readAt),
      ),
    )
  return changeConversation(row, { [column]: reached }, tx)
}

/** What waits for a mail: written by somebody, unread for a while, and no mail about it lately. */
export const unreadSince = (side: 'couple' | 'vendor', before: string, mailedBefore: string): SQL => {
  const mailedAt = side === 'couple' ? conversation.coupleMailedAt : conversation.vendorMailedAt
  const owner = side === 'couple' ? conversation.coupleId : conversation.vendorId
  return and(
    isNotNull(owner),
    isNull(conversation.deletedAt),
    isNull(conversation.blockedAt),
    or(isNull(mailedAt), lt(mailedAt, mailedBefore)),
    sql`exists (select 1 from message m where m.conversation_id = ${conversation.id} and m.read_at is null
         and m."by" <> ${side} and m.automatic is null and m.created_at <= ${before}
         and (${mailedAt} is null or m.created_at > ${mailedAt}))`,
  )!
}
