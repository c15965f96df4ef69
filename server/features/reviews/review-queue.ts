/** What administrators read before it is shown, or because somebody reported it. */
import { type SQL, and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CallQuery } from '#contract/calls.ts'
import type { QueuedReview, ReviewQueue, ReviewReport } from '#contract/vendors/review.ts'
import { type Actor, actorName } from '../../platform/people/actor.ts'
import { tellQueue } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { pagedList } from '../../platform/paged-list.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { vendorNames } from '../vendors/vendor-service.ts'
import { type ReviewRow, presentOwnReview, review } from './review-store.ts'

const REPORTS_PER_DAY = 20

/** Somebody who is signed in says that a published review should not be there; once each. */
export async function reportReview(
  actor: Actor,
  now: string,
  id: string,
  { kind, note }: z.infer<typeof ReviewReport>,
  tx: Queryable,
): Promise<void> {
  if ('active' in actor && !actor.active) throw new ProblemError('deactivated')
  const rows = await tx
    .select({ id: review.id, state: review.state, version: review.version })
    .from(review)
    .where(and(eq(review.id, id), isNull(review.deletedAt)))
  if (rows[0]?.state !== 'published') throw new ProblemError('not_found')
  const uid = actorName(actor)
  const { rows: made } = await tx.execute(sql`select count(*)::integer as count from review_report
    where uid = ${uid} and created_at > ${now}::timestamptz - interval '1 day'`)
  if ((made[0]!.count as number) >= REPORTS_PER_DAY)
    throw new ProblemError('rate_limited', { retryAfterSeconds: 3600 })
  const { rowCount } = await tx.execute(sql`insert into review_report (review_id, uid, kind, note, created_at)
    values (${id}, ${uid}, ${kind}, ${plainText(note)}, ${now}) on conflict do nothing`)
  if (rowCount) await tellQueue('reviewQueue', rows[0], tx)
}

/** @returns the identities whose reports were open */
export async function closeReports(id: string, now: string, tx: Queryable): Promise<string[]> {
  const { rows } = await tx.execute(sql`update review_report set closed_at = ${now}
    where review_id = ${id} and closed_at is null returning uid`)
  return rows.map(({ uid }) => uid as string)
}

const WHERE: Record<z.infer<typeof ReviewQueue>, SQL> = {
  pending: sql`r.state = 'pending'`,
  rejected: sql`r.state = 'rejected'`,
  published: sql`r.state = 'published' and r.couple_id is not null`,
  reported: sql`r.state = 'published' and exists (
    select 1 from review_report p where p.review_id = r.id and p.closed_at is null)`,
}

/** A queue of them. */
export const reviewQueue = pagedList<CallQuery<'Reviews/getQueue'>, QueuedReview>({
  from: sql`review r join vendor v on v.id = r.vendor_id`,
  id: sql`r.id`,
  sorts: {
    created: { by: sql`r.created_at`, type: 'timestamptz' },
    updated: { by: sql`r.updated_at`, type: 'timestamptz' },
  },
  where: ({ queue }) => [sql`r.deleted_at is null`, WHERE[queue]],
  words: ({ q, queue }) => ({
    q,
    folded: sql`(v.name_folded || ' ' || fold(r.author))`,
    among: sql`r.deleted_at is null and ${WHERE[queue]}`,
  }),
  load: async (ids, tx) =>
    queueOf(
      await tx
        .select()
        .from(review)
        .where(inArray(review.id, [...ids])),
      tx,
    ),
})

/** One review as administrators read it. */
export const queued = async (row: ReviewRow, tx: Queryable): Promise<QueuedReview> =>
  (await queueOf([row], tx))[0]!

async function queueOf(rows: readonly ReviewRow[], tx: Queryable): Promise<QueuedReview[]> {
  if (rows.length === 0) return []
  const names = await vendorNames([...new Set(rows.map(({ vendorId }) => vendorId))], tx)
  const ids = rows.map(({ id }) => id)
  const { rows: reports } = await tx.execute(sql`select review_id, kind, note, created_at from review_report
    where ${inArray(sql`review_id`, ids)} and closed_at is null order by created_at`)
  const byReview = Map.groupBy(reports, (report) => report.review_id as string)
  return rows.map((row) => ({
    ...presentOwnReview(row),
    vendorName: names.get(row.vendorId) ?? 'Fornitore eliminato',
    reports: (byReview.get(row.id) ?? []).map(({ kind, note, created_at }) => ({
      kind: kind as QueuedReview['reports'][number]['kind'],
      note: note as string,
      at: new Date(created_at as string).toISOString(),
    })),
  }))
}
