/** How the work by the clock went (jobs.ts), as pg-boss keeps it, and how a run that failed is done once more. */
import { sql } from 'drizzle-orm'
import type { AdminDashboard } from '#contract/admin/admin-dashboard.ts'
import { JOBS, JOB_FAILURES, type JobFault, type JobName } from '#contract/lists/admin/dashboard.ts'
import type { Queryable } from './database/database.ts'

const NAMES = sql.param([...JOBS])
const instant = (at: unknown) => new Date(at as string).toISOString()

/** A database on which none ever ran has no table of them. */
async function isThere(tx: Queryable): Promise<boolean> {
  const { rows } = await tx.execute(sql`select to_regclass('pgboss.job') is not null as there`)
  return rows[0]!['there'] as boolean
}

/** Each work by the clock, and how it was the last time. */
export async function lastJobs(tx: Queryable): Promise<AdminDashboard['jobs']> {
  const { rows } = (await isThere(tx))
    ? await tx.execute(sql`
        select distinct on (name) name, completed_on as at, state::text = 'failed' as failed from pgboss.job
         where name = any(${NAMES}::text[]) and state::text in ('completed', 'failed') and completed_on is not null
         order by name, completed_on desc`)
    : { rows: [] }
  return JOBS.map((name) => {
    const last = rows.find((row) => row['name'] === name)
    return { name, at: last ? instant(last['at']) : null, failed: Boolean(last?.['failed']) }
  })
}

/** The runs that failed lately, the newest first. */
export async function failedJobs(tx: Queryable): Promise<AdminDashboard['failures']> {
  if (!(await isThere(tx))) return []
  const { rows } = await tx.execute(sql`
    select f.id, f.name, f.completed_on as at,
           coalesce(f.output -> 'cause' ->> 'code', f.output ->> 'code', '') as code,
           f.output -> 'value' ->> 'message' like 'job%time%' as late,
           exists (select 1 from pgboss.job done where done.name = f.name and done.state::text = 'completed'
             and done.completed_on > f.completed_on) as mended
      from pgboss.job f
     where f.name = any(${NAMES}::text[]) and f.state::text = 'failed'
       and f.completed_on > clock_timestamp() - ${JOB_FAILURES.days} * interval '1 day'
     order by f.completed_on desc, f.id limit ${JOB_FAILURES.most}`)
  return rows.map(({ id, name, at, code, late, mended }) => ({
    id: id as string,
    name: name as JobName,
    at: instant(at),
    why: late ? 'time' : faultOf(code as string),
    code: /^[A-Z\d_]{2,40}$/.test(code as string) ? (code as string) : '',
    mended: mended as boolean,
  }))
}

/** @param code what the error calls itself: Node's, or PostgreSQL's SQLSTATE */
function faultOf(code: string): JobFault {
  if (code === 'ENOSPC' || code === '53100') return 'disk'
  if (/^[\dA-Z]{5}$/.test(code) && /\d/.test(code)) return 'database'
  return /^(E(CONN|NOTFOUND|TIMEDOUT|AI_AGAIN|HOST|NET|PIPE)|UND_ERR)/.test(code) ? 'network' : 'program'
}

/** What `retryJob` works with. It takes a moment to load: not in a transaction. */
export const loadRetry = () => import('pg-boss')

/**
 * Has a run that failed done once more, by whichever process does such work. Asked again it is done once.
 * @returns how many: none for one that waits or is being done already, is done, or is kept no more
 */
export async function retryJob(
  { PgBoss, fromDrizzle }: Awaited<ReturnType<typeof loadRetry>>,
  id: string,
  tx: Queryable,
): Promise<number> {
  if (!(await isThere(tx))) return 0
  const { rows } = await tx.execute(sql`select name from pgboss.job
    where id = ${id} and name = any(${NAMES}::text[]) and state::text = 'failed' for update`)
  if (!rows[0]) return 0
  const db = fromDrizzle(tx, sql)
  await new PgBoss({ db }).retry(rows[0]['name'] as string, id, { db })
  return 1
}
