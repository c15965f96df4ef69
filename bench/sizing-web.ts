/** What one web process answers to couples, and what it and the database take for it. */
import { fork } from 'node:child_process'
import type { BenchRow } from './bench-row.ts'
import { cpuMsOf, loadNow } from './process-use.ts'
import { editRow, written } from './sizing-database.ts'
import type { PhonesAnswer, PhonesOrder } from './sizing-phones.ts'
import { type SizingWorld, asked } from './sizing-world.ts'

const PHONES_EACH = 2
const WARM_UP_MS = 5_000
const PHASE_MS = 20_000
/** Requests a second of one process of four in the busiest minute (docs/deployment.md). */
const NEED = 90

export async function webRows(world: SizingWorld): Promise<BenchRow[]> {
  const { web, databasePid, couples, vendors } = world
  const phones = fork(new URL('./sizing-phones.ts', import.meta.url))
  const order = {
    url: web.url,
    tokens: couples.map(({ token }) => token),
    vendors: vendors.map(({ id }) => id),
    each: PHONES_EACH,
  }
  // The first seconds of a process are spent on its code.
  await asked<PhonesOrder, PhonesAnswer>(phones, { ...order, kind: 'mixed', forMs: WARM_UP_MS })
  const rows: BenchRow[] = []
  for (const kind of ['mixed', 'reads', 'writes'] as const) {
    const before = await written(world.pool)
    const [webMs, databaseMs] = [cpuMsOf(web.pid), cpuMsOf(databasePid)]
    const answer = await asked<PhonesOrder, PhonesAnswer>(phones, { ...order, kind, forMs: PHASE_MS })
    const spent = (since: number, pid: number) => (cpuMsOf(pid) - since) / answer.answered
    const [inWeb, inDatabase] = [spent(webMs, web.pid), spent(databaseMs, databasePid)]
    const aCore = 1_000 / inWeb
    rows.push({
      what: `sizing: ${kind}, of ${couples.length * PHONES_EACH} phones`,
      ours: `${aCore.toFixed(0)} /s a core of the web process (${inWeb.toFixed(2)} ms each, ${inDatabase.toFixed(2)} in the database)`,
      reference: `${NEED} /s`,
      ratio: aCore / NEED,
      goal: '≥ 1, none refused',
      pass: aCore >= NEED && answer.refused === 0,
      detail: {
        ...answer,
        aSecond: (answer.answered * 1_000) / PHASE_MS,
        inWeb,
        inDatabase,
        load: loadNow(),
      },
    })
    if (kind === 'writes') rows.push(editRow(before, await written(world.pool), answer.answered))
    console.log(`  ${rows.at(-1)!.what}: ${JSON.stringify(rows.at(-1)!.detail)}`)
  }
  phones.kill()
  return rows
}
