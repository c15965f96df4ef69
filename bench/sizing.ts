/**
 * What `docs/deployment.md` reckons with: what one web process answers, what a hub process holds and what its pushes cost
 * at that number, and what a wedding weighs in the database. A database, a web process and a hub process, with the clients
 * in processes of their own on the same machine: what counts is the processor time of each, whatever else runs.
 * BENCH_SOCKETS says how many sockets (18,000 unless said: a process may open 20,000 files here). Takes about ten minutes.
 */
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { startEmbeddedDatabase } from '#server/platform/database/embedded-database.ts'
import { type Person, newCouple } from '#tests/support/product-people.ts'
import type { BenchRow } from './bench-row.ts'
import { loadNow } from './process-use.ts'
import { dropFolder, freshFolder, startProduct } from './product.ts'
import { planRow } from './sizing-database.ts'
import { hubRows } from './sizing-hub.ts'
import { webRows } from './sizing-web.ts'
import type { SizingWorld } from './sizing-world.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 4_741)
const COUPLES = 12

export async function runSizingBench(): Promise<BenchRow[]> {
  const folder = await freshFolder()
  const postgres = await startEmbeddedDatabase(`${folder}/database`)
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 })
  const environment = { DATABASE_URL: postgres.url, DEMO: 'on', DRAIN_SECONDS: '0' }
  const start = (role: string, port: number) =>
    startProduct(`${folder}/${role}`, port, 'scripts/start.ts', { ...environment, ROLE: role })
  const web = await start('web', PORT)
  const hub = await start('hub', PORT + 1)
  try {
    const couples: Person[] = []
    while (couples.length < COUPLES) couples.push(await newCouple(web.url, []))
    const { rows } = await pool.query<{ id: string; category: string }>(
      'select id, category from vendor where active and deleted_at is null order by id limit 100',
    )
    const world: SizingWorld = {
      web: { url: web.url, pid: web.process.pid! },
      hub: { url: hub.url, pid: hub.process.pid! },
      databasePid: Number(readFileSync(`${folder}/database/cluster/postmaster.pid`, 'utf8').split('\n')[0]),
      pool,
      couples,
      vendors: rows,
    }
    console.log(`  load ${loadNow()}`)
    return [...(await webRows(world)), await planRow(pool), ...(await hubRows(world))]
  } finally {
    await Promise.all([web.stop(), hub.stop()])
    await pool.end()
    await postgres.stop()
    await dropFolder(folder)
  }
}
