/** What one account does must not stop the others. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { italianMoment } from '../italian-day.ts'
import { type Person, type TestApp, newCouple, newVendor, startTestApp } from '#tests/support/test-app.ts'

/** Of the website's password, in ten minutes. */
const PASSWORDS_LET_IN = 10

let at: TestApp
beforeAll(async () => {
  // As costly as the product's own, or nearly: a hundred of them hold a line for seconds.
  at = await startTestApp(undefined, {}, undefined, { scryptCost: { logN: 15, r: 8, p: 1 } })
})
afterAll(() => at.close())

const addTask = (who: Person) =>
  who.call('POST', '/api/Couple/addTaskCouple', { id: newId(), title: 'Fedi', category: 'altro' })
const setPassword = (who: Person & { coupleId: string }) =>
  who.call('PUT', `/api/Couple/setWebsitePassword/${who.coupleId}`, { password: 'confetti' })
async function tookMs(work: () => Promise<{ status: number }>): Promise<number> {
  const began = performance.now()
  expect((await work()).status).toBe(200)
  return performance.now() - began
}

describe('a couple that asks for what is costly', () => {
  it('a hundred times at once leaves the others their answers, and hears that it was too often', async () => {
    const [fast, other] = [await newCouple(at), await newCouple(at)]
    // What one of them takes here: a hundred after each other would be a hundred times that.
    const one = await tookMs(() => setPassword(other))
    const asked = Array.from({ length: 100 }, () => setPassword(fast))
    const times: number[] = []
    for (let n = 0; n < 5; n++) times.push(await tookMs(() => addTask(other)))
    expect(Math.max(...times)).toBeLessThan(40 * one)
    const answers = await Promise.all(asked)
    const codes = answers.map(({ status, body }) => (status === 200 ? 'done' : body.code))
    const done = codes.filter((code) => code === 'done').length
    expect(done).toBeGreaterThan(0)
    expect(done).toBeLessThanOrEqual(PASSWORDS_LET_IN)
    // Of those that were let in, some may wait so long for each other here that they are told to come again.
    const others = codes.filter((code) => code !== 'done' && code !== 'unavailable')
    expect(new Set(others)).toEqual(new Set(['rate_limited']))
  })

  it('holds no line while its password is hashed', async () => {
    const couple = await newCouple(at)
    const hashed = Array.from({ length: 8 }, () => setPassword(couple))
    // Its partner's write does not wait for eight hashes.
    const began = performance.now()
    await addTask(couple)
    const took = performance.now() - began
    await Promise.all(hashed)
    expect(took).toBeLessThan((performance.now() - began) / 2)
  })
})

describe('an account', () => {
  it('makes so many things and no more', async () => {
    const couple = await newCouple(at)
    await at.database.pool.query(
      `insert into couple_task (id, couple_id, title, notes, category, done, position, created_at, updated_at, version)
       select gen_random_uuid(), $1, 'Una', '', 'altro', false, 'a', now(), now(), 1 from generate_series(1, 5000)`,
      [couple.coupleId],
    )
    const { status, body } = await addTask(couple)
    expect([status, body.code]).toEqual([422, 'rule_broken'])
    expect(body.detail).toMatch(/moltissimi/)
  })

  it('counts only what is there: what was deleted makes room, and comes back only where there is room', async () => {
    const couple = await newCouple(at)
    const add = (id: string) =>
      couple.call('POST', '/api/Couple/addTaskCouple', { id, title: 'Fedi', category: 'altro' })
    await at.database.pool.query(
      `insert into couple_task (id, couple_id, title, notes, category, done, position, created_at, updated_at, version, deleted_at)
       select gen_random_uuid(), $1, 'Una', '', 'altro', false, 'a', now(), now(), 1,
              case when n > 4998 then now() end from generate_series(1, 6000) n`,
      [couple.coupleId],
    )
    const [first, second] = [newId(), newId()]
    expect((await add(first)).status).toBe(200)
    expect((await couple.call('DELETE', `/api/Couple/deleteTaskCouple/${first}`)).status).toBe(200)
    for (const id of [second, newId()]) expect((await add(id)).status).toBe(200)
    const revive = { title: 'Fedi', revive: true }
    const back = await couple.call('PUT', `/api/Couple/updateTaskCouple/${first}`, revive)
    for (const { status, body } of [await add(newId()), await add(first), back]) {
      expect([status, body.code]).toEqual([422, 'rule_broken'])
      expect(body.detail).toMatch(/eliminatene/)
    }
    await couple.call('DELETE', `/api/Couple/deleteTaskCouple/${second}`)
    expect((await couple.call('PUT', `/api/Couple/updateTaskCouple/${first}`, revive)).status).toBe(200)
  })

  it('leaves no end of tombstones: of what was added and deleted there is a limit too', async () => {
    const couple = await newCouple(at)
    await at.database.pool.query(
      `insert into couple_task (id, couple_id, title, notes, category, done, position, created_at, updated_at, version, deleted_at)
       select gen_random_uuid(), $1, 'Una', '', 'altro', false, 'a', now(), now(), 1, now() from generate_series(1, 25000)`,
      [couple.coupleId],
    )
    const { status, body } = await addTask(couple)
    expect([status, body.code]).toEqual([422, 'rule_broken'])
    expect(body.detail).toMatch(/aggiunti ed eliminati/)
  })

  it('writes so many bytes a day and no more, while its small edits and the others go on', async () => {
    const [much, other] = [await newVendor(at, 'Villa prolissa'), await newVendor(at, 'Villa breve')]
    const faq = (n: number) =>
      Array.from({ length: 30 }, () => ({ question: `${n}`, answer: `${n} `.padEnd(1_500, 'x') }))
    const change = (who: typeof much, body: object) =>
      who.call('PUT', `/api/Vendor/updateVendor/${who.vendorId}`, body)
    let refused: { status: number; body: { code: string; detail: string }; headers: Headers } | undefined
    for (let n = 0; n < 450 && !refused; n++) {
      const answer = await change(much, { faq: faq(n) })
      if (answer.status !== 200) refused = answer
    }
    expect([refused?.status, refused?.body.code]).toEqual([429, 'rate_limited'])
    // In its own words: what is over, how much it was, when it is free again.
    const seconds = Number(refused?.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(23 * 3_600)
    const freeOn = italianMoment(new Date(Date.now() + seconds * 1_000).toISOString()).slice(0, 13)
    expect(refused?.body.detail).toContain('16 MB di testi lunghi')
    expect(refused?.body.detail).toContain(`si ricomincia ${freeOn}`)
    expect((await change(much, { headline: 'Breve' })).status).toBe(200)
    expect((await change(other, { faq: faq(1) })).status).toBe(200)
  }, 60_000)
})

describe('small edits of a heavy thing', () => {
  const MOST_FOR_ONE = 2_048
  const faq = Array.from({ length: 30 }, (_, at) => ({
    question: `${at}`,
    answer: `${at} `.padEnd(1_500, 'x'),
  }))
  const edit = (who: Person & { vendorId: string }, body: object, key: string = newId()) =>
    who.call('PUT', `/api/Vendor/updateVendor/${who.vendorId}`, body, { 'Idempotency-Key': key })
  /** What is kept of somebody's writes, as answers and as history. */
  async function keptOf(who: Person & { vendorId: string }): Promise<number> {
    const { rows } = await at.database.pool.query(
      `select (select coalesce(sum(length(answer::text)), 0) from idempotency where actor = $1)
            + (select coalesce(sum(length(value::text) + length(previous::text)), 0) from field_history
                where entity_id = $2) as bytes`,
      [who.uid, who.vendorId],
    )
    return Number(rows[0].bytes)
  }

  it('leave little each, under a key as well, and sent again answer with the thing as it is', async () => {
    const villa = await newVendor(at, 'Villa pesante')
    expect((await edit(villa, { faq, description: 'x'.repeat(6_000) })).status).toBe(200)
    const before = await keptOf(villa)
    const [first, ...others] = Array.from({ length: 40 }, () => newId())
    const answered = await edit(villa, { headline: 'La prima' }, first)
    for (const key of others)
      expect((await edit(villa, { headline: key.slice(0, 20) }, key)).status).toBe(200)
    expect((await keptOf(villa)) - before).toBeLessThan(40 * MOST_FOR_ONE)
    const again = await edit(villa, { headline: 'La prima' }, first)
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
    expect(again.body).toMatchObject({ id: villa.vendorId, headline: others.at(-1)!.slice(0, 20), faq })
    expect(again.body.version).toBe(answered.body.version + 39)
    expect((await edit(villa, { headline: 'Altro' }, first)).body.code).toBe('key_reused')
  })

  it('end as well, when all of a day is written: in words, and with nothing of the last one done', async () => {
    const villa = await newVendor(at, 'Villa instancabile')
    const spent = createHash('sha256').update(`written\nvendor:${villa.vendorId}`).digest('base64url')
    expect((await edit(villa, { headline: 'Una' })).status).toBe(200)
    const counted = async () =>
      (await at.database.pool.query('select spent from throttle where key = $1', [spent])).rows[0].spent
    // With what it leaves: rows of the history, the feed and the key.
    expect(await counted()).toBeGreaterThan(400)
    const almost = 24 * 1024 * 1024 - 1_000
    await at.database.pool.query('update throttle set spent = $2 where key = $1', [spent, almost])
    expect((await edit(villa, { headline: 'Due' })).status).toBe(200)
    const { status, body } = await edit(villa, { headline: 'Tre' })
    expect([status, body.code]).toEqual([429, 'rate_limited'])
    expect(body.detail).toMatch(
      /^In un giorno si possono scrivere 24 MB in tutto, e sono finiti: si ricomincia /,
    )
    const now = await at.database.pool.query('select headline from vendor where id = $1', [villa.vendorId])
    expect(now.rows[0].headline).toBe('Due')
  })
})

describe("a couple's website", () => {
  it('leaves none of itself for each small edit, and an edit sent again answers with it', async () => {
    const couple = await newCouple(at)
    const edit = (body: object, key: string) =>
      couple.call('POST', `/api/Couple/updateWebSiteWedding/${couple.coupleId}`, body, {
        'Idempotency-Key': key,
      })
    const [key, other] = [newId(), newId()]
    expect((await edit({ welcome: 'x'.repeat(1_000) }, other)).status).toBe(200)
    const { body } = await edit({ title: 'Anna e Marco' }, key)
    expect((await edit({ title: 'Anna e Marco' }, key)).body).toEqual(body)
    const kept = await at.database.pool.query('select answer from idempotency where key = any ($1)', [
      [key, other],
    ])
    expect(kept.rows).toEqual([{ answer: null }, { answer: null }])
  })
})

describe('a line that somebody holds', () => {
  it('keeps one connection at most: other couples write on, and who waits too long is told to come again', async () => {
    const [stuck, other] = [await newCouple(at), await newCouple(at)]
    const holder = await at.database.pool.connect()
    await holder.query('begin')
    await holder.query('select pg_advisory_xact_lock(7007, hashtext($1))', [`couple:${stuck.coupleId}`])
    const waiting = Array.from({ length: 30 }, () => addTask(stuck))
    const first = Promise.race(waiting)
    try {
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(await tookMs(() => addTask(other))).toBeLessThan(3_000)
      const { status, body, headers } = await first
      expect([status, body.code]).toEqual([503, 'unavailable'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    const codes = (await Promise.all(waiting)).map(({ status }) => status)
    expect(codes.every((status) => status === 200 || status === 503)).toBe(true)
    expect(await tookMs(() => addTask(stuck))).toBeLessThan(3_000)
  }, 20_000)
})
