/** What the record of an account says of its conversations: the one with support, and those that somebody reported. */
import { sql } from 'drizzle-orm'
import type { CallQuery } from '#contract/calls.ts'
import type { AccountConversations } from '#contract/vendors/message.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { presentConversations } from './conversation-reads.ts'
import { findConversationRows } from './message-store.ts'

/** A record shows so many reports; the queue has all that are open. */
const REPORTS_AT_MOST = 20

/** @param whose a couple or a vendor; of one that is not there, nothing */
export async function accountConversations(
  whose: CallQuery<'Messages/getAccountConversations'>,
  tx: Queryable,
): Promise<AccountConversations> {
  return { support: await withSupport(whose, tx), reported: await reported(whose, tx) }
}

type Whose = CallQuery<'Messages/getAccountConversations'>

const columnsOf = ({ kind }: Whose) =>
  kind === 'couple'
    ? { own: sql`c.couple_id`, other: sql`c.vendor_id` }
    : { own: sql`c.vendor_id`, other: sql`c.couple_id` }

async function withSupport(whose: Whose, tx: Queryable): Promise<AccountConversations['support']> {
  const { own, other } = columnsOf(whose)
  const { rows } = await tx.execute(sql`
    select c.id, c.messages, m.created_at as at, m."by" <> 'support' as waits
      from conversation c join message m on m.conversation_id = c.id and m.number = c.messages
     where ${own} = ${whose.id} and ${other} is null and c.deleted_at is null`)
  const row = rows[0]
  return row
    ? ({ ...row, at: new Date(row['at'] as string).toISOString() } as AccountConversations['support'])
    : null
}

async function reported(whose: Whose, tx: Queryable): Promise<AccountConversations['reported']> {
  const { own } = columnsOf(whose)
  const { rows } = await tx.execute(sql`
    select r.id, r.conversation_id, r."by", r.kind, r.created_at as at, r.closed_at
      from conversation c join conversation_report r on r.conversation_id = c.id
     where ${own} = ${whose.id} and c.deleted_at is null
     order by r.created_at desc, r.id limit ${REPORTS_AT_MOST}`)
  const about = [...new Set(rows.map((row) => row['conversation_id'] as string))]
  const found = await presentConversations(await findConversationRows(about, tx), tx)
  const names = new Map(
    found.map(({ id, couple, vendor }) => [
      id,
      (whose.kind === 'couple' ? vendor?.name : couple?.names) ?? 'Un account che non c’è più',
    ]),
  )
  return rows.map(({ id, conversation_id, by, kind, at, closed_at }) => ({
    id,
    conversationId: conversation_id,
    name: names.get(conversation_id as string)!,
    byThem: by === whose.kind,
    kind,
    at: new Date(at as string).toISOString(),
    closedAt: closed_at === null ? null : new Date(closed_at as string).toISOString(),
  })) as AccountConversations['reported']
}
