import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AssistanceRequest, RequestNote } from '#contract/assistance.ts'
import { entityColumns, instant } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import { present } from '../../platform/entity-store.ts'
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
  state: text('state').$type<AssistanceRequest['state']>().notNull(),
  assignedTo: uuid('assigned_to'),
  receiptAt: instant('receipt_at'),
})
export type RequestRow = typeof assistanceRequest.$inferSelect

const requestNote = pgTable('request_note', {
  ...entityColumns,
  requestId: uuid('request_id').notNull(),
  authorId: uuid('author_id').notNull(),
  text: text('text').notNull(),
})

export async function findRequest(id: string, tx: Queryable): Promise<RequestRow | undefined> {
  const rows = await tx.select().from(assistanceRequest).where(eq(assistanceRequest.id, id))
  return rows[0]
}

/** The requests of a couple or vendor, the newest first. */
export async function listRequestsOf(fromId: string, tx: Queryable): Promise<AssistanceRequest[]> {
  const rows = await tx
    .select()
    .from(assistanceRequest)
    .where(and(eq(assistanceRequest.fromId, fromId), isNull(assistanceRequest.deletedAt)))
    .orderBy(desc(assistanceRequest.createdAt), desc(assistanceRequest.id))
    .limit(200)
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

/** What administrators have written about a request, in its order. */
export async function listNotes(requestId: string, tx: Queryable): Promise<RequestNote[]> {
  const rows = await tx
    .select()
    .from(requestNote)
    .where(and(eq(requestNote.requestId, requestId), isNull(requestNote.deletedAt)))
    .orderBy(asc(requestNote.createdAt), asc(requestNote.id))
  return rows.map((row) => present<RequestNote>(row))
}
