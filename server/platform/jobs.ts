/** Work by the clock, on the same PostgreSQL: one process of many does each job, and one that died is done again. */
import { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { keepHouse } from './housekeeping.ts'

const HOUSEKEEPING = 'housekeeping'
/** Every night, when nobody plans a wedding. */
const EVERY_NIGHT = '10 4 * * *'

/**
 * Starts the jobs.
 * @returns what stops them, letting a running one end
 */
export async function startJobs(
  pool: pg.Pool,
  log: (event: string, detail: object) => void,
): Promise<() => Promise<void>> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', (error) => log('a job failed', { message: error.message }))
  await boss.start()
  await boss.createQueue(HOUSEKEEPING)
  await boss.schedule(HOUSEKEEPING, EVERY_NIGHT, null, { tz: 'Europe/Rome' })
  await boss.work(HOUSEKEEPING, async () => log('housekeeping', await keepHouse(pool)))
  return () => boss.stop({ graceful: true, timeout: 5_000 })
}
