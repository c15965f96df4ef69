/** Conversations that one of the two has reported: administrators read those, and no others of a couple and a vendor. */
import { inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CallQuery } from '#contract/calls.ts'
import type { ConversationReport, ReportedConversation } from '#contract/vendors/message.ts'
import { newId } from '#contract/kit/new-id.ts'
import type { ActorOf } from '../../platform/people/actor.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { pagedList } from '../../platform/paged-list.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import { writeReportRead } from '../../platform/mail/report-mail.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { type Allowance, spend } from '../../platform/http/throttle.ts'
import { presentConversations } from './conversation-reads.ts'
import { findConversationRow, findConversationRows } from './message-store.ts'

const ALLOWED: Allowance = { max: 20, windowSeconds: 86_400 }

/** Says that a conversation should be looked at; once each while it is open. */
export async function reportConversation(
  { tx, actor, now }: { tx: Queryable; actor: ActorOf<'couple' | 'vendor' | 'admin'>; now: string },
  id: string,
  { kind, note }: z.output<typeof ConversationReport>,
): Promise<void> {
  const row = await findConversationRow(id, tx)
  const isTheirs =
    row?.coupleId &&
    row.vendorId &&
    (actor.kind === 'couple'
      ? row.coupleId === actor.coupleId
      : actor.kind === 'vendor' && row.vendorId === actor.vendorId)
  if (!isTheirs) throw new ProblemError('not_found')
  if ('active' in actor && !actor.active) throw new ProblemError('deactivated')
  await spend(tx, ['conversation-report', actor.uid], ALLOWED, now)
  await tx.execute(sql`insert into conversation_report (id, conversation_id, uid, "by", kind, note, created_at)
    values (${newId()}, ${id}, ${actor.uid}, ${actor.kind}, ${kind}, ${plainText(note)}, ${now}) on conflict do nothing`)
}

/** Whether somebody has reported it and no administrator has closed that. */
export async function isReported(conversationId: string, tx: Queryable): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from conversation_report where conversation_id = ${conversationId} and closed_at is null limit 1`,
  )
  return rows.length > 0
}

/** The open reports. */
export const reportList = pagedList<CallQuery<'Messages/getReports'>, ReportedConversation>({
  from: sql`conversation_report r`,
  id: sql`r.id`,
  sorts: { created: { by: sql`r.created_at`, type: 'timestamptz' } },
  where: () => [sql`r.closed_at is null`],
  async load(ids, tx) {
    const { rows } = await tx.execute(sql`select id, conversation_id, "by", kind, note, created_at
      from conversation_report where ${inArray(sql`id`, [...ids])}`)
    const about = rows.map((row) => row.conversation_id as string)
    const byId = new Map(
      (await presentConversations(await findConversationRows(about, tx), tx)).map((one) => [one.id, one]),
    )
    return rows.flatMap(({ id, conversation_id, by, kind, note, created_at }) => {
      const conversation = byId.get(conversation_id as string)
      if (!conversation) return []
      const at = new Date(created_at as string).toISOString()
      return { id, by, kind, note, at, conversation } as ReportedConversation
    })
  },
})

/**
 * An administrator has read it; whoever reported it is told so, once.
 * @param publicUrl where the mail leads
 * @throws ProblemError `not_found`
 */
export async function closeReport(id: string, now: string, publicUrl: string, tx: Queryable): Promise<void> {
  const { rows } = await tx.execute(
    sql`update conversation_report set closed_at = coalesce(closed_at, ${now}) where id = ${id} returning uid`,
  )
  if (rows.length === 0) throw new ProblemError('not_found')
  const said =
    'Hai segnalato una conversazione. Una persona l’ha letta con le nostre regole davanti, e ha fatto quello che serviva. ' +
    'Di ciò che facciamo con l’altro account non possiamo scriverti.'
  await writeReportRead(
    { reporters: [rows[0]!.uid as string], said, key: ['conversation', id] },
    publicUrl,
    tx,
  )
}
