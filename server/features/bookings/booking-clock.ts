/** What time does to bookings, as a job: safe to run twice, and on several processes. */
import { sql } from 'drizzle-orm'
import { lockAudience } from '../../platform/database/change-feed.ts'
import type { Database } from '../../platform/database/database.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { type TimeStep, dueBookings } from './booking-due.ts'
import { lockOf, stepBySystem } from './booking-service.ts'
import { lapseReschedule } from './reschedule-service.ts'

/**
 * Ends what nobody answered, completes what was accepted and has been, and ends proposals of a day that is past.
 * @returns how many bookings took a step
 */
export async function endBookings({ db }: Database, clock = () => new Date()): Promise<number> {
  const now = clock().toISOString()
  const { rows } = await db.execute(dueBookings(now))
  const lapsed = await db.execute(sql`select id, 'lapse' as step from booking
     where deleted_at is null and reschedule is not null
       and reschedule ->> 'day' < to_char(${now}::timestamptz at time zone 'Europe/Rome', 'YYYY-MM-DD') limit 5000`)
  let taken = 0
  for (const row of [...rows, ...lapsed.rows]) {
    const [id, step] = [row.id as string, row.step as TimeStep | 'lapse']
    try {
      await db.transaction(async (tx) => {
        await lockAudience(tx, await lockOf(id, tx))
        const context = { tx, actor: 'system', now } as const
        await (step === 'lapse' ? lapseReschedule(id, context) : stepBySystem(id, context, step))
      })
      taken++
    } catch (error) {
      // Somebody answered meanwhile: that counts.
      if (!(error instanceof ProblemError)) throw error
    }
  }
  return taken
}
