/** Lists and writes against a bare node:http server sending the same bytes, and against the bare SQL. */
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { BenchRow } from './bench-row.ts'
import { dropFolder, freshFolder, median, startProduct } from './product.ts'

const PORT = 4610
const BARE_PORT = 4611
const SECONDS = 3
const ROUNDS = 3

/** The part of autocannon's result that is read. */
interface Load {
  requests: { average: number }
  latency: { p50: number; p99: number }
  non2xx: number
  errors: number
}
type Cannon = (options: Record<string, unknown>) => Promise<Load>
const autocannon = createRequire(import.meta.url)('autocannon') as Cannon

export async function runApiBench(): Promise<BenchRow[]> {
  const folder = await freshFolder()
  const product = await startProduct(folder, PORT)
  try {
    const rows: BenchRow[] = []
    for (const path of [
      '/api/Vendor/search?limit=24',
      '/api/Vendor/search?limit=50',
      '/api/Vendor/getTopVendors',
    ])
      rows.push(...(await listRows(product.url, path)))
    return rows
  } finally {
    await product.stop()
    await dropFolder(folder)
  }
}

async function listRows(origin: string, path: string): Promise<BenchRow[]> {
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
      rate(`${path} (${kb}), warm, 20 connections`, ours, reference, 0.5),
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
