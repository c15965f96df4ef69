/** Work by the clock, on the same PostgreSQL: one process of many does each job, and one that died is done again. */
import { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { keepHouse } from './housekeeping.ts'

const HOUSEKEEPING = 'housekeeping'
/** Every night, when nobody plans a wedding. */
const EVERY_NIGHT = '10 4 * * *'
const CLOCK = 'clock'
const OUTSIDE = 'outside'
const EVERY_MINUTE = '* * * * *'

/** A piece of work: tells how much it did. */
export type Chore = () => Promise<object>

/** Runs a piece of work under its name, and counts it. */
export type JobCounter = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

export interface Chores {
  /** What else is done every night. */
  nightly: readonly Chore[]
  /** What waits for its hour. */
  everyMinute: readonly Chore[]
  /** What asks strangers' servers, every minute too: however slow they are, no mail waits for them. */
  outside: readonly Chore[]
}

/**
 * Starts the jobs.
 * @returns what stops them, letting a running one end
 */
export async function startJobs(
  pool: pg.Pool,
  log: (event: string, detail: object) => void,
  { nightly, everyMinute, outside }: Chores,
  counted: JobCounter = (_name, work) => work(),
): Promise<() => Promise<void>> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', (error) => log('a job failed', { err: error }))
  await boss.start()
  // What failed is said where it is looked into: pg-boss keeps it, and tells nobody.
  const done = (name: string, work: () => Promise<void>) =>
    counted(name, work).catch((error: unknown) => {
      log('a job failed', { job: name, err: error })
      throw error
    })
  await boss.createQueue(HOUSEKEEPING)
  await boss.schedule(HOUSEKEEPING, EVERY_NIGHT, null, { tz: 'Europe/Rome' })
  await boss.work(HOUSEKEEPING, () =>
    done(HOUSEKEEPING, async () => {
      const counts = [await keepHouse(pool)] as object[]
      for (const chore of nightly) counts.push(await chore())
      log('housekeeping', Object.assign({}, ...counts) as object)
    }),
  )
  for (const [queue, chores] of [
    [CLOCK, everyMinute],
    [OUTSIDE, outside],
  ] as const) {
    await boss.createQueue(queue)
    await boss.schedule(queue, EVERY_MINUTE)
    await boss.work(queue, () =>
      done(queue, async () => {
        for (const chore of chores) await chore()
      }),
    )
  }
  return () => boss.stop({ graceful: true, timeout: 5_000 })
}
