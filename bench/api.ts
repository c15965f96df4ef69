/**
 * Lists of vendors, at 20,000 and 100,000 of them: a warm answer against a bare node:http server sending the same bytes,
 * a cold one against the bare SQL it is made of, and what a steady 500 requests a second wait.
 */
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { VendorFilter } from '#contract/vendors/vendor.ts'
import { searchVendors } from '#server/features/vendors/vendor-search.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { startEmbeddedDatabase } from '#server/platform/database/embedded-database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { addManyVendors } from '#tests/support/many-vendors.ts'
import type { BenchRow } from './bench-row.ts'
import { dropFolder, freshFolder, median, startProduct } from './product.ts'

const PORT = 4610
const BARE_PORT = 4611
const SECONDS = 3
const ROUNDS = 5
const COLD_ROUNDS = 15
const SIZES = [20_000, 100_000]
/** Of a steady load: requests in a second, and for how long. */
const STEADY_RATE = 500
/** Longer than an answer is kept: each is made anew meanwhile. */
const STEADY_SECONDS = 70
const WARM_UP_SECONDS = 3
const STEADY_P99_MS = 15

/** The part of autocannon's result that is read. */
interface Load {
  requests: { average: number }
  latency: { p50: number; p99: number }
  non2xx: number
  errors: number
}
type Cannon = (options: Record<string, unknown>) => Promise<Load>
const autocannon = createRequire(import.meta.url)('autocannon') as Cannon

const WARM = ['/api/Vendor/search?limit=24', '/api/Vendor/search?limit=50', '/api/Vendor/getTopVendors']
/** What visitors ask, from the widest to the narrowest. */
const QUESTIONS = [
  '',
  'category=location',
  'category=fotografo&region=toscana',
  'region=puglia',
  'province=SI',
  'category=catering&sort=prezzo',
  'category=location&guests=150&priceMaxCents=500000&ratingMin=4.5',
  'category=location&services=parcheggio',
  'category=musica&freeOn=2027-06-12',
  'q=villa+cipressa',
  'q=limonaia&category=location',
]

export async function runApiBench(): Promise<BenchRow[]> {
  const folder = await freshFolder()
  const postgres = await startEmbeddedDatabase(`${folder}/database`)
  const rows: BenchRow[] = []
  await migrate(postgres.url)
  const database = openDatabase(postgres.url, 4)
  try {
    for (const size of SIZES) {
      await addManyVendors(database.pool, size)
      await database.pool.query('checkpoint')
      const product = await startProduct(folder, PORT, 'scripts/start.ts', { DATABASE_URL: postgres.url })
      try {
        const of = `${size.toLocaleString('en')} vendors`
        if (size === SIZES.at(-1))
          for (const path of WARM) rows.push(...(await warmRows(product.url, path, of)))
        rows.push(...(await coldRows(product.url, database, of)))
        rows.push(await steadyRow(product.url, of))
      } finally {
        await product.stop()
      }
    }
    return rows
  } finally {
    await database.close()
    await postgres.stop()
    await dropFolder(folder)
  }
}

/** An answer that is kept, against a server that does nothing but send it. */
async function warmRows(origin: string, path: string, of: string): Promise<BenchRow[]> {
  const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } })
  const body = Buffer.from(await answer.arrayBuffer())
  const etag = answer.headers.get('etag')!
  const bare = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
  })
  await new Promise<void>((resolve) => bare.listen(BARE_PORT, '127.0.0.1', resolve))
  try {
    const [ours, reference, notModified]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round < ROUNDS; round++) {
      ours.push((await load(origin + path)).requests.average)
      reference.push((await load(`http://127.0.0.1:${BARE_PORT}/`)).requests.average)
      notModified.push((await load(origin + path, { 'if-none-match': etag })).requests.average)
    }
    const kb = `${(body.length / 1024).toFixed(0)} KB`
    return [
      rate(`${path} (${kb}), warm, 20 connections, ${of}`, ours, reference, 0.5),
      rate(`${path}, 304`, notModified, reference, 0.7),
    ]
  } finally {
    bare.closeAllConnections()
    await new Promise((resolve) => bare.close(resolve))
  }
}

const load = (url: string, headers: Record<string, string> = {}) =>
  autocannon({
    url,
    connections: 20,
    duration: SECONDS,
    headers: { 'accept-encoding': 'identity', ...headers },
  })

/** Answers that nothing has kept, each page a little longer than the last, against the same statements by themselves. */
async function coldRows(origin: string, database: Database, of: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const question of QUESTIONS) {
    const [ours, reference]: [number[], number[]] = [[], []]
    for (let round = 0; round < COLD_ROUNDS; round++) {
      const query = new URLSearchParams(question)
      query.set('limit', String(20 + round))
      const statements = await statementsOf(query, database)
      reference.push(
        await timed(async () => {
          const [keys, count, ...rest] = statements
          await Promise.all([keys, count].map((one) => database.pool.query(one!.text, one!.values)))
          for (const { text, values } of rest) await database.pool.query(text, values)
        }),
      )
      ours.push(await timed(async () => (await fetch(`${origin}/api/Vendor/search?${query}`)).arrayBuffer()))
    }
    const ratio = median(ours) / median(reference)
    rows.push({
      what: `search?${question}, cold, ${of}`,
      ours: `${median(ours).toFixed(1)} ms`,
      reference: `${median(reference).toFixed(1)} ms SQL`,
      ratio,
      goal: '≤ 3',
      pass: ratio <= 3,
      detail: { ours, reference },
    })
  }
  return rows
}

interface Statement {
  text: string
  values: unknown[]
}

/** What a search asks of the database. */
async function statementsOf(query: URLSearchParams, { pool, db }: Database): Promise<Statement[]> {
  const asked: Statement[] = []
  const ask = pool.query.bind(pool) as (...args: unknown[]) => unknown
  Object.assign(pool, {
    query: (...args: unknown[]) => {
      const [first, values] = args as [{ text: string } | string, unknown[]]
      asked.push({ text: typeof first === 'string' ? first : first.text, values: values ?? [] })
      return ask(...args)
    },
  })
  try {
    await searchVendors(VendorFilter.parse(Object.fromEntries(query)), today(), db)
    return asked
  } finally {
    Object.assign(pool, { query: ask })
  }
}

const today = () => new Date().toISOString().slice(0, 10)

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Every question in turn, so many a second: what the slowest in a hundred waits, as the client sees it. */
async function steadyRow(origin: string, of: string): Promise<BenchRow> {
  const requests = QUESTIONS.map((question) => ({ method: 'GET', path: `/api/Vendor/search?${question}` }))
  const visitors = (duration: number) =>
    autocannon({
      url: origin,
      requests,
      connections: 20,
      overallRate: STEADY_RATE,
      duration,
      headers: { 'accept-encoding': 'br' },
    })
  // A server that has just started is not what a visitor meets.
  await visitors(WARM_UP_SECONDS)
  const { latency, non2xx, errors } = await visitors(STEADY_SECONDS)
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of the steady load were not answered well.`)
  return {
    what: `every search in turn, ${STEADY_RATE} a second, ${of}`,
    ours: `p50 ${latency.p50} ms, p99 ${latency.p99} ms`,
    reference: `${STEADY_P99_MS} ms`,
    ratio: latency.p99 / STEADY_P99_MS,
    goal: '≤ 1',
    pass: latency.p99 <= STEADY_P99_MS,
    detail: { latency },
  }
}

function rate(what: string, ours: readonly number[], reference: readonly number[], goal: number): BenchRow {
  const ratio = median(ours) / median(reference)
  return {
    what,
    ours: `${median(ours).toFixed(0)} /s`,
    reference: `${median(reference).toFixed(0)} /s bare http`,
    ratio,
    goal: `≥ ${goal}`,
    pass: ratio >= goal,
    detail: { ours, reference },
  }
}
