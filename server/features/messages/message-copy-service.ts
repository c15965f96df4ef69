/** What a couple has said and was told, whole and page by page: for the copy it keeps. */
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Conversation, Message } from '#contract/vendors/message.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { presentConversations, presentMessages } from './conversation-reads.ts'
import { type MessageRow, conversation, findConversationRows, message } from './message-store.ts'

interface Asked {
  /** The last id of the page before. */
  after: string | undefined
  limit: number
}

/** A couple's conversations by their id, those with support too. */
export async function copiedConversations(
  coupleId: string,
  { after, limit }: Asked,
  tx: Queryable,
): Promise<Conversation[]> {
  const rows = await tx
    .select()
    .from(conversation)
    .where(
      and(
        eq(conversation.coupleId, coupleId),
        isNull(conversation.deletedAt),
        sql`${conversation.messages} > 0`,
        after === undefined ? undefined : gt(conversation.id, after),
      ),
    )
    .orderBy(asc(conversation.id))
    .limit(limit)
  return presentConversations(rows, tx)
}

/** The messages of all of a couple's conversations by their id. */
export async function copiedMessages(
  coupleId: string,
  { after, limit }: Asked,
  tx: Queryable,
): Promise<Message[]> {
  const rows = await tx
    .select({ message })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(
      and(
        eq(conversation.coupleId, coupleId),
        isNull(conversation.deletedAt),
        isNull(message.deletedAt),
        after === undefined ? undefined : gt(message.id, after),
      ),
    )
    .orderBy(asc(message.id))
    .limit(limit)
  const byConversation = Map.groupBy(
    rows.map((row): MessageRow => row.message),
    ({ conversationId }) => conversationId,
  )
  const presented = await Promise.all(
    (await findConversationRows([...byConversation.keys()], tx)).map((row) =>
      presentMessages(byConversation.get(row.id)!, row, tx),
    ),
  )
  return presented.flat().toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
