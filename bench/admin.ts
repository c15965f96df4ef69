/** What administrators ask for where there are many accounts: their lists, paid placements, and words typed into a list. */
import { openDatabase } from '#server/platform/database/database.ts'
import { startEmbeddedDatabase } from '#server/platform/database/embedded-database.ts'
import { listRows } from './admin-lists.ts'
import { placementRows } from './admin-placements.ts'
import { typingRows } from './admin-typing.ts'
import { addManyAccounts } from './admin-world.ts'
import type { BenchRow } from './bench-row.ts'
import { dropFolder, freshFolder, startProduct } from './product.ts'

const PORT = Number(process.env.BENCH_PORT ?? 4670)
const ACCOUNTS = Number(process.env.BENCH_ACCOUNTS ?? 100_000)

export async function runAdminBench(): Promise<BenchRow[]> {
  const folder = await freshFolder()
  const postgres = await startEmbeddedDatabase(`${folder}/database`)
  const database = openDatabase(postgres.url, 4)
  const start = () =>
    startProduct(folder, PORT, 'scripts/start.ts', { DATABASE_URL: postgres.url, DEMO: 'on' })
  try {
    // The demo fills a database that is empty, and has the administrator who signs in.
    await (await start()).stop()
    await addManyAccounts(database.pool, ACCOUNTS)
    const product = await start()
    const typing = await typingRows(product.url, ACCOUNTS).finally(() => product.stop())
    const placements = await placementRows(database, ACCOUNTS)
    return [...(await listRows(database, ACCOUNTS)), ...placements, ...typing]
  } finally {
    await database.close()
    await postgres.stop()
    await dropFolder(folder)
  }
}
