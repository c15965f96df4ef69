import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { type ProductProcess, createProduct } from '#tests/support/product-process.ts'
import { type Person, newCouple } from '#tests/support/product-people.ts'
import { until } from '#tests/support/until.ts'
import { buildProduct } from '../../scripts/build.ts'

const WRITERS = 4
const SERVER_KILLS = 12
const KILLS_OF_BOTH = 2
const RETRY_AFTER_MS = 25
/** Writes that are acknowledged between two kills, on any machine. */
const WRITES_BETWEEN = 6

let product: ProductProcess
let acknowledgedSoFar = 0
beforeAll(async () => {
  await buildProduct()
  product = await createProduct()
  await product.start()
})
afterAll(() => product.remove())

/** Sends until there is an answer, the same key each time: what a phone does. Ends with the test. */
async function sendUntilAnswered(
  couple: Person,
  method: string,
  path: string,
  body: unknown,
  signal: AbortSignal,
): Promise<unknown> {
  const key = newId()
  for (;;) {
    try {
      const response = await fetch(product.url + path, {
        method,
        headers: {
          Authorization: `Bearer ${couple.token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
        },
        body: JSON.stringify(body),
        signal,
      })
      if (response.ok) {
        const reply: unknown = await response.json()
        acknowledgedSoFar += 1
        return reply
      }
      if (response.status < 500 && response.status !== 429)
        throw new Refusal(`${method} ${path}: ${response.status} ${await response.text()}`)
    } catch (error) {
      if (error instanceof Refusal) throw error
      signal.throwIfAborted()
    }
    await pause(RETRY_AFTER_MS)
  }
}
class Refusal extends Error {}

/** Adds tasks and counts in the title of its first one, until told to stop. */
async function write(couple: Person, stopped: () => boolean, signal: AbortSignal) {
  const send = (method: string, path: string, body: unknown) =>
    sendUntilAnswered(couple, method, path, body, signal)
  const counter = newId()
  const added: string[] = [counter]
  await send('POST', '/api/Couple/addTaskCouple', {
    id: counter,
    title: '0',
    category: 'altro',
  })
  let count = 0
  while (!stopped()) {
    const id = newId()
    await send('POST', '/api/Couple/addTaskCouple', {
      id,
      title: 'x',
      category: 'altro',
    })
    added.push(id)
    count += 1
    await send('PUT', `/api/Couple/updateTaskCouple/${counter}`, {
      title: String(count),
    })
  }
  return { counter, count, added }
}

it('keeps every acknowledged write, once, whenever the server or its database is killed', async ({
  signal,
}) => {
  const couple = await newCouple(product.url, [])
  let stop = false
  const writing = Promise.all(Array.from({ length: WRITERS }, () => write(couple, () => stop, signal)))
  const kills = [
    ...Array.from({ length: SERVER_KILLS }, () => 'server' as const),
    ...Array.from({ length: KILLS_OF_BOTH }, () => 'server-and-database' as const),
  ]
  for (const [index, what] of kills.entries()) {
    signal.throwIfAborted()
    const enough = acknowledgedSoFar + WRITES_BETWEEN
    await until(() => expect(acknowledgedSoFar).toBeGreaterThanOrEqual(enough))
    // Never at the same moment of a write.
    await pause(60 + ((index * 97) % 240))
    await product.kill(what)
    await product.start()
  }
  stop = true
  const written = await writing
  await product.kill('server-and-database')
  await product.start()

  const rows = await product.rows<{ id: string; title: string; version: number; changes: number }>(
    `select id, title, version,
            (select count(*)::int from change where entity_id = couple_task.id) as changes
     from couple_task`,
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  for (const { counter, count, added } of written) {
    expect(added.filter((id) => !found.has(id))).toEqual([])
    // A write applied twice would show in the version, and in the feed.
    expect(found.get(counter)).toEqual({
      id: counter,
      title: String(count),
      version: count + 1,
      changes: count + 1,
    })
    for (const id of added.slice(1)) expect(found.get(id)).toMatchObject({ version: 1, changes: 1 })
  }
  const acknowledged = written.reduce((sum, { count, added }) => sum + count + added.length, 0)
  expect(rows).toHaveLength(written.reduce((sum, { added }) => sum + added.length, 0))
  console.log(`${kills.length + 1} kills during ${acknowledged} acknowledged writes: none lost, none doubled`)
})
