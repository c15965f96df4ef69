import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'
import { until } from './until.ts'

/** Waits until every change made so far has been told to those in this process who hear of it: caches, hubs. */
export async function untilTold(at: TestApp): Promise<void> {
  const { rows } = await at.database.pool.query('select coalesce(max(seq), 0) as seq from change')
  const newest = Number(rows[0].seq)
  await until(() => expect(at.app.feed.status().lastSeq).toBeGreaterThanOrEqual(newest))
}
