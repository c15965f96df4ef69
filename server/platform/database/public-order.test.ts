/** What everybody hears is ordered within an entity only: nobody may miss a change for all that. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { type TestApp, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { PUBLIC, appendChange, changesAfter, lockAudience, vendorAudience } from './change-feed.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.close())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const missed = (after: number, limit?: number) =>
  changesAfter(at.database.pool, PUBLIC, after, at.app.feed, limit)

/** Writes something public of one vendor; `held` is waited for before the commit, once it has `begun`. */
async function write(
  vendorId: string,
  version: number,
  held?: Promise<unknown>,
  begun?: () => void,
): Promise<void> {
  await at.database.db.transaction(async (tx) => {
    await lockAudience(tx, vendorAudience(vendorId))
    const told = { topic: 'vendor', kind: 'updated', entityId: vendorId, version, audience: PUBLIC } as const
    await appendChange(tx, told)
    begun?.()
    await held
  })
  at.app.feed.wake()
}

describe('what is public', () => {
  it('is written by one vendor while another is still writing', async () => {
    const [slow, quick] = [await newVendor(at, 'Lenta'), await newVendor(at, 'Svelta')]
    const holder = await at.database.pool.connect()
    await holder.query('begin')
    await holder.query('select 1 from vendor where id = $1 for update', [slow.vendorId])
    const change = (who: typeof slow, headline: string) =>
      who.call('PUT', `/api/Vendor/updateVendor/${who.vendorId}`, { headline })
    const waits = change(slow, 'Dopo')
    try {
      await pause(200)
      const began = performance.now()
      expect((await change(quick, 'Prima')).status).toBe(200)
      expect(performance.now() - began).toBeLessThan(4_000)
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    expect((await waits).status).toBe(200)
  })

  it('is not missed by who caught up while a lower number was still being written', async () => {
    const [early, late] = [newId(), newId()]
    const { seq: start } = await missed(0)
    const commit = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const underWay = write(early, 1, commit.promise, begun.resolve)
    await begun.promise
    await write(late, 1)
    await pause(100)
    const first = await missed(start)
    expect(first.changes.map(({ entityId }) => entityId)).toContain(late)
    expect(first.seq).toBeLessThan(first.changes.at(-1)!.seq)
    commit.resolve()
    await underWay
    const second = await missed(first.seq)
    expect(second.changes.map(({ entityId }) => entityId)).toContain(early)
  })

  it('reaches, whole and in each entity’s order, who comes back again and again while sixteen write', async () => {
    const vendors = Array.from({ length: 16 }, () => newId())
    let { seq } = await missed(0)
    const heard: { entityId: string; version: number }[] = []
    let over = false
    const follower = (async () => {
      for (let quiet = 0; quiet < 3;) {
        const page = await missed(seq, 20)
        for (const change of page.changes) {
          // Told again is fine; told back in time is not.
          const known = heard.findLast(({ entityId }) => entityId === change.entityId)?.version ?? 0
          if (change.version > known) expect(change.version).toBe(known + 1)
          heard.push(change)
        }
        seq = page.seq
        if (over && !page.more) quiet++
        await pause(15)
      }
    })()
    await Promise.all(
      vendors.map(async (vendor, n) => {
        for (let version = 1; version <= 12; version++)
          await write(vendor, version, pause((n * 7 + version * 13) % 40))
      }),
    )
    over = true
    await follower
    for (const vendor of vendors)
      expect(
        new Set(heard.filter(({ entityId }) => entityId === vendor).map(({ version }) => version)).size,
      ).toBe(12)
  }, 30_000)
})
