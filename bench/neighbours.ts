/**
 * What another couple waits while somebody takes all that one address and one account can get: its requests are timed with
 * nobody else there, then under an attacker, in turns. Takes about nine minutes.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '#contract/kit/new-id.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { startEmbeddedDatabase } from '#server/platform/database/embedded-database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { addManyVendors } from '#tests/support/many-vendors.ts'
import { type Person, type TestApp, newCouple, newVendor } from '#tests/support/test-app.ts'
import type { BenchRow } from './bench-row.ts'
import { ATTACKS, type AttackName, type Attacker } from './neighbours-attacks.ts'
import { dropFolder, freshFolder, median, startProduct } from './product.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 4_731)
const VENDORS = 20_000
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
/** All of them, or one that is looked into. */
const NAMES = (Object.keys(ATTACKS) as AttackName[]).filter(
  (name) => name === (process.env['BENCH_ATTACK'] ?? name),
)
/** The other couple's requests: one every so often, whatever became of the one before. */
const EVERY_MS = 16
const REQUESTS = 400
/** An attacker is well under way by then. */
const UNDER_WAY_MS = 1_000
const CALM_MS = 2_000
const GOAL = 2
/** The couple's phones are at many addresses, so that its own requests stay below what one address may ask. */
const PHONES = 60

interface Waits {
  p50: number
  p99: number
  failed: number
}

export async function runNeighboursBench(): Promise<BenchRow[]> {
  const folder = await freshFolder()
  const postgres = await startEmbeddedDatabase(`${folder}/database`)
  await migrate(postgres.url)
  const database = openDatabase(postgres.url, 4)
  await addManyVendors(database.pool, VENDORS)
  await database.pool.query('analyze')
  // The limits of a real one: they are what is measured.
  const product = await startProduct(folder, PORT, 'scripts/start.ts', {
    DATABASE_URL: postgres.url,
    HUB_TRANSPORTS: 'all',
    REQUESTS_PER_MINUTE: '',
    DEMO: 'off',
  })
  try {
    const at = { url: product.url, database } as TestApp
    const couple = await newCouple(at)
    const ask = await couplesRequests(at, couple)
    // What is made at the first question of a process is nobody's attack.
    await fetch(`${at.url}/api/openapi.json`)
    await timed(ask)
    const waits = new Map<string, Waits[]>()
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, attack] of NAMES.entries()) {
        const from = await attackerOf(at, `127.0.${round + 1}.${index + 1}`)
        await pause(CALM_MS)
        note(waits, quietBefore(attack), await timed(ask))
        const attacker = fork(new URL('./neighbours-attacker.ts', import.meta.url))
        const ended = once(attacker, 'exit')
        attacker.send({ attack, from })
        await pause(UNDER_WAY_MS)
        note(waits, attack, await timed(ask))
        attacker.kill()
        await ended
      }
    }
    return rowsOf(waits)
  } finally {
    await product.stop()
    await database.close()
    await postgres.stop()
    await dropFolder(folder)
  }
}

/** Each attacker has an account of either kind, which nothing was asked of before. */
async function attackerOf(at: TestApp, address: string): Promise<Attacker> {
  const [couple, vendor] = [await newCouple(at), await newVendor(at, 'Villa senza misura')]
  return { url: at.url, address, couple, vendor }
}

/** The machine is not the same a minute later: each attack has a reference of its own, just before it. */
const quietBefore = (attack: AttackName) => `quiet before ${attack}`

type Ask = (n: number) => Promise<number>

/** What a couple does on an evening: it reads its plan, looks at vendors, and writes one time in four. */
async function couplesRequests(at: TestApp, couple: Person): Promise<Ask> {
  const task = newId()
  await couple.call('POST', '/api/Couple/addTaskCouple', { id: task, title: 'Fedi', category: 'altro' })
  const agents = Array.from(
    { length: PHONES },
    (_, n) => new Agent({ keepAlive: true, localAddress: `127.0.100.${n + 1}` }),
  )
  const mix = [
    () => ['POST', '/api/Couple/getTaskCoupleById'],
    () => ['GET', '/api/Vendor/search?category=location&limit=24'],
    () => ['GET', '/api/User/me'],
    (n: number) => ['PUT', `/api/Couple/updateTaskCouple/${task}`, { title: `Fedi ${n}` }],
  ] as const
  return (n) =>
    new Promise((resolve, reject) => {
      const [method, path, body] = mix[n % mix.length]!(n) as [string, string, object?]
      const sent = request(at.url + path, {
        method,
        agent: agents[n % PHONES]!,
        headers: {
          authorization: `Bearer ${couple.token}`,
          ...(body && { 'content-type': 'application/json', 'idempotency-key': newId() }),
        },
      })
      sent.on('response', (answer) => answer.on('end', () => resolve(answer.statusCode ?? 0)).resume())
      sent.on('error', reject)
      sent.end(body && JSON.stringify(body))
    })
}

/** Asks at a steady pace; waits count from when a request was due, in milliseconds. */
async function timed(ask: Ask): Promise<Waits> {
  const began = performance.now()
  const times: number[] = []
  let failed = 0
  const one = async (n: number) => {
    const due = began + n * EVERY_MS
    await pause(Math.max(0, due - performance.now()))
    const status = await ask(n)
    times.push(performance.now() - due)
    if (status !== 200) failed += 1
  }
  await Promise.all(Array.from({ length: REQUESTS }, (_, n) => one(n)))
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)]!
  return { p50: at(0.5), p99: at(0.99), failed }
}

function note(waits: Map<string, Waits[]>, name: string, one: Waits): void {
  waits.set(name, [...(waits.get(name) ?? []), one])
  console.log(
    `  ${name}: p50 ${one.p50.toFixed(1)} ms, p99 ${one.p99.toFixed(1)} ms${one.failed ? `, ${one.failed} refused` : ''}`,
  )
}

function rowsOf(waits: Map<string, Waits[]>): BenchRow[] {
  const middle = (name: string, of: 'p50' | 'p99') => median(waits.get(name)!.map((one) => one[of]))
  const said = (name: string) =>
    `p50 ${middle(name, 'p50').toFixed(1)} ms, p99 ${middle(name, 'p99').toFixed(1)} ms`
  return NAMES.map((attack) => {
    const quiet = quietBefore(attack)
    const ratio = middle(attack, 'p99') / middle(quiet, 'p99')
    const refused = waits.get(attack)!.reduce((sum, { failed }) => sum + failed, 0)
    return {
      what: `another couple under ${attack}`,
      ours: said(attack) + (refused > 0 ? `, ${refused} refused` : ''),
      reference: `${said(quiet)} quiet`,
      ratio,
      goal: `≤ ${GOAL}, none refused`,
      pass: ratio <= GOAL && refused === 0,
      detail: { attack: waits.get(attack), quiet: waits.get(quiet) },
    }
  })
}
