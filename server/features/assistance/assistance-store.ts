import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AssistanceRequest, OwnRequest, RequestNote } from '#contract/admin/assistance.ts'
import { REQUESTS_LISTED } from '#contract/lists/site/listed.ts'
import { entityColumns, instant } from '../../platform/entity/columns.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { present } from '../../platform/entity/entity-store.ts'
import { findFiles, presentFile } from '../files/file-service.ts'

export const assistanceRequest = pgTable('assistance_request', {
  ...entityColumns,
  number: text('number').notNull(),
  fromType: text('from_type').$type<AssistanceRequest['fromType']>().notNull(),
  fromId: uuid('from_id'),
  uid: text('uid'),
  name: text('name').notNull(),
  email: text('email').notNull(),
  category: text('category').$type<AssistanceRequest['category']>().notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  files: jsonb('files').$type<string[]>().notNull(),
  faults: jsonb('faults').$type<AssistanceRequest['faults']>().notNull(),
  state: text('state').$type<AssistanceRequest['state']>().notNull(),
  assignedTo: uuid('assigned_to'),
  receiptAt: instant('receipt_at'),
})
export type RequestRow = typeof assistanceRequest.$inferSelect

export const requestNote = pgTable('request_note', {
  ...entityColumns,
  requestId: uuid('request_id').notNull(),
  authorId: uuid('author_id').notNull(),
  text: text('text').notNull(),
  sent: boolean('sent').notNull(),
})

export async function findRequest(id: string, tx: Queryable): Promise<RequestRow | undefined> {
  const rows = await tx.select().from(assistanceRequest).where(eq(assistanceRequest.id, id))
  return rows[0]
}

/**
 * The requests of a couple or vendor, the newest first.
 * @param after the last one of those before
 */
export async function listRequestsOf(
  fromId: string,
  tx: Queryable,
  { most = REQUESTS_LISTED, after }: { most?: number; after?: string | undefined } = {},
): Promise<AssistanceRequest[]> {
  const older =
    after === undefined
      ? undefined
      : sql`(${assistanceRequest.createdAt}, ${assistanceRequest.id}) < (select last.created_at, last.id
          from assistance_request last where last.id = ${after})`
  const rows = await tx
    .select()
    .from(assistanceRequest)
    .where(and(eq(assistanceRequest.fromId, fromId), isNull(assistanceRequest.deletedAt), older))
    .orderBy(desc(assistanceRequest.createdAt), desc(assistanceRequest.id))
    .limit(most)
  return presentRequests(rows, tx)
}

/** Rows as the contract's requests, with the files they carry. */
export async function presentRequests(
  rows: readonly RequestRow[],
  tx: Queryable,
): Promise<AssistanceRequest[]> {
  const known = await findFiles(
    rows.flatMap(({ files }) => files),
    tx,
  )
  return rows.map(({ uid: _uid, receiptAt: _receiptAt, files, ...row }) => ({
    ...present<Omit<AssistanceRequest, 'files'>>(row),
    files: files.flatMap((id) => {
      const file = known.get(id)
      return file ? [presentFile(file)] : []
    }),
  }))
}

type Answer = NonNullable<OwnRequest['answers']>[number]

/** What was answered to each of some requests, in its order. */
export async function answersTo(ids: readonly string[], tx: Queryable): Promise<Map<string, Answer[]>> {
  const rows = await tx
    .select()
    .from(requestNote)
    .where(and(inArray(requestNote.requestId, [...ids]), requestNote.sent, isNull(requestNote.deletedAt)))
    .orderBy(asc(requestNote.createdAt), asc(requestNote.id))
  const answers = new Map<string, Answer[]>()
  for (const { requestId, text: said, createdAt } of rows)
    answers.set(requestId, [...(answers.get(requestId) ?? []), { text: said, at: createdAt }])
  return answers
}

/** What administrators have written about a request, in its order. */
export async function listNotes(requestId: string, tx: Queryable): Promise<RequestNote[]> {
  const rows = await tx
    .select()
    .from(requestNote)
    .where(and(eq(requestNote.requestId, requestId), isNull(requestNote.deletedAt)))
    .orderBy(asc(requestNote.createdAt), asc(requestNote.id))
  return rows.map((row) => present<RequestNote>(row))
}
