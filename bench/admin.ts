/**
 * What administrators ask for where there are many accounts: their lists, paid placements, and words typed into a list.
 * `BENCH_ONLY=bookings,placements` measures these alone, in a minute instead of five: any list by its name, `placements`, `typing`.
 */
import { openDatabase } from '#server/platform/database/database.ts'
import { startEmbeddedDatabase } from '#server/platform/database/embedded-database.ts'
import { LIST_NAMES, listRows } from './admin-lists.ts'
import { placementRows } from './admin-placements.ts'
import { typingRows } from './admin-typing.ts'
import { addManyAccounts } from './admin-world.ts'
import type { BenchRow } from './bench-row.ts'
import { type Product, dropFolder, freshFolder, startProduct } from './product.ts'

const PORT = Number(process.env.BENCH_PORT ?? 4670)
const ACCOUNTS = Number(process.env.BENCH_ACCOUNTS ?? 100_000)
const PARTS = [...LIST_NAMES, 'placements', 'typing']
const ONLY = process.env.BENCH_ONLY?.split(',') ?? PARTS

export async function runAdminBench(): Promise<BenchRow[]> {
  const unknown = ONLY.filter((part) => !PARTS.includes(part))
  if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}. There are: ${PARTS.join(', ')}.`)
  const folder = await freshFolder()
  const postgres = await startEmbeddedDatabase(`${folder}/database`)
  const database = openDatabase(postgres.url, 4)
  const start = () =>
    startProduct(folder, PORT, 'scripts/start.ts', { DATABASE_URL: postgres.url, DEMO: 'on' })
  try {
    // The demo fills a database that is empty, and has the administrator who signs in.
    await (await start()).stop()
    await addManyAccounts(database.pool, ACCOUNTS)
    const typing = ONLY.includes('typing') ? await typed(await start()) : []
    const placements = ONLY.includes('placements') ? await placementRows(database, ACCOUNTS) : []
    return [...(await listRows(database, ACCOUNTS, ONLY)), ...placements, ...typing]
  } finally {
    await database.close()
    await postgres.stop()
    await dropFolder(folder)
  }
}

const typed = (product: Product) => typingRows(product.url, ACCOUNTS).finally(() => product.stop())
