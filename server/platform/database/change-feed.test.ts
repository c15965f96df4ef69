import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { type TestDatabase, createTestDatabase } from '#tests/support/test-database.ts'
import {
  type ChangeFeed,
  type FeedChange,
  appendChange,
  changesAfter,
  coupleAudience,
  forgetOldChanges,
  lockAudience,
  startChangeFeed,
} from './change-feed.ts'
import { type Database, openDatabase } from './database.ts'

let own: TestDatabase
let database: Database
const feeds: ChangeFeed[] = []
/** Asked of audiences whose writers take turns: nothing is under way below what is seen. */
const ALL = { settled: () => Infinity }
beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, 40)
})
afterAll(async () => {
  await Promise.all(feeds.map((feed) => feed.stop()))
  await database.close()
  await own.close()
})

async function follow() {
  const feed = await startChangeFeed(database.pool, own.url)
  feeds.push(feed)
  const heard: FeedChange[] = []
  feed.subscribe((changes) => void heard.push(...changes))
  return { feed, heard }
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const until = (condition: () => boolean) => expect.poll(condition).toBe(true)

async function writeOne(audience: string, holdMs = 0): Promise<void> {
  await database.db.transaction(async (tx) => {
    await lockAudience(tx, audience)
    await appendChange(tx, { topic: 'task', kind: 'created', entityId: newId(), version: 1, audience })
    await pause(holdMs)
  })
}

describe('the change feed', () => {
  it('hands out every change once, in order within its audience, however commits overlap', async () => {
    const { feed, heard } = await follow()
    const audiences = Array.from({ length: 6 }, () => coupleAudience(newId()))
    await Promise.all(
      Array.from({ length: 240 }, async (_, n) => {
        await pause((n * 7) % 40)
        await writeOne(audiences[n % 6]!, (n * 13) % 9)
        feed.wake()
      }),
    )
    await until(() => heard.length >= 240)
    expect(heard).toHaveLength(240)
    expect(new Set(heard.map(({ seq }) => seq)).size).toBe(240)
    for (const audience of audiences) {
      const seqs = heard.filter((change) => change.audience === audience).map(({ seq }) => seq)
      expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
      expect((await changesAfter(database.pool, audience, 0, ALL)).changes.map(({ seq }) => seq)).toEqual(
        seqs,
      )
    }
  })

  it('wakes other processes: what one writes another hears without being told', async () => {
    const [writer, reader] = [await follow(), await follow()]
    await pause(100)
    const audience = coupleAudience(newId())
    await writeOne(audience)
    writer.feed.wake()
    await until(() => reader.heard.some((change) => change.audience === audience))
  })

  it('tells a client whose last change is no longer kept to read everything again', async () => {
    const audience = coupleAudience(newId())
    for (let n = 0; n < 4; n++) await writeOne(audience)
    const { changes, seq } = await changesAfter(database.pool, audience, 0, ALL)
    expect(await changesAfter(database.pool, audience, changes[1]!.seq, ALL)).toMatchObject({
      reset: false,
      seq,
    })
    const quiet = coupleAudience(newId())
    await writeOne(quiet)
    const { seq: last } = await changesAfter(database.pool, quiet, 0, ALL)
    await database.pool.query(
      `update change set at = at - interval '31 days' where seq < $1 or audience = $2`,
      [changes[2]!.seq, quiet],
    )
    await forgetOldChanges(database.pool)
    expect(await changesAfter(database.pool, audience, changes[0]!.seq, ALL)).toMatchObject({
      reset: true,
      seq,
    })
    expect(await changesAfter(database.pool, audience, seq, ALL)).toMatchObject({ reset: false, changes: [] })
    // All of it is gone: who had heard it has missed nothing, who had not reads everything.
    expect(await changesAfter(database.pool, quiet, last, ALL)).toMatchObject({ reset: false, seq: last })
    expect(await changesAfter(database.pool, quiet, last - 1, ALL)).toMatchObject({ reset: true, seq: last })
  })

  it('tells a client that has heard more than this database ever said to read everything again', async () => {
    const audience = coupleAudience(newId())
    await writeOne(audience)
    const { seq } = await changesAfter(database.pool, audience, 0, ALL)
    const ahead = await changesAfter(database.pool, audience, seq + 1_000, ALL)
    expect(ahead).toMatchObject({ reset: true, seq, changes: [] })
  })

  it('hears what another process was still writing when this one started', async () => {
    const [early, late] = [coupleAudience(newId()), coupleAudience(newId())]
    const underWay = writeOne(early, 150)
    await pause(30)
    await writeOne(late)
    const { heard } = await follow()
    await underWay
    await until(() => heard.length > 0)
    expect(heard.map((change) => change.audience)).toEqual([early])
  })

  it('does not count as told what is committed while it answers', async () => {
    const audience = coupleAudience(newId())
    const { pool } = database
    let asked = 0
    const slow = new Proxy(pool, {
      get: (target, key) =>
        key === 'query'
          ? async (...args: Parameters<typeof pool.query>) => {
              // The overload that takes a callback answers nothing; this one is not called so.
              const answer: unknown = await (target.query(...args) as unknown as Promise<unknown>)
              if (asked++ === 0) await writeOne(audience)
              return answer
            }
          : Reflect.get(target, key),
    })
    const first = await changesAfter(slow, audience, 0, ALL)
    const second = await changesAfter(pool, audience, first.seq, ALL)
    expect([...first.changes, ...second.changes]).toHaveLength(1)
  })

  it('gives a long absence in pages', async () => {
    const audience = coupleAudience(newId())
    for (let n = 0; n < 7; n++) await writeOne(audience)
    const first = await changesAfter(database.pool, audience, 0, ALL, 5)
    expect([first.changes.length, first.more]).toEqual([5, true])
    const second = await changesAfter(database.pool, audience, first.seq, ALL, 5)
    expect([second.changes.length, second.more]).toEqual([2, false])
  })
})
