import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { addTask, newCouple, type Person } from '../tests/support/product-people.ts'
import type { BenchRow } from './bench-row.ts'
import type { CatchUpAnswer, CatchUpOrder } from './catch-up-clients.ts'
import { dropFolder, freshFolder, startProduct } from './product.ts'

const COUPLES = 20
const CLIENTS_EACH = 100
const PORT = Number(process.env['BENCH_PORT'] ?? 4_719)
const GOAL_MS = 5_000
const PATIENCE_MS = 60_000

/**
 * Two thousand connected clients, a server that is killed with edits just written and started again while more are
 * written: how long after its first answer everybody has heard of everything, and whether each heard it once. The clients
 * share the machine with the server.
 */
export async function runCatchUpBench(): Promise<BenchRow[]> {
  process.env['DEMO'] = 'off'
  const folder = await freshFolder()
  const clients = fork(new URL('./catch-up-clients.ts', import.meta.url))
  let product = await startProduct(folder, PORT)
  try {
    const couples: Person[] = []
    for (let made = 0; made < COUPLES; made += 1) couples.push(await newCouple(product.url, []))
    const order = { order: 'open', url: product.url, each: CLIENTS_EACH } as const
    await asked(clients, { ...order, tokens: couples.map(({ token }) => token) })
    const tasks: string[][] = couples.map(() => [])
    const write = (title: string) =>
      Promise.all(couples.map(async (couple, index) => tasks[index]!.push((await addTask(couple, title)).id)))
    await write('prima')
    await write('un momento prima')
    await product.kill()
    product = await startProduct(folder, PORT)
    const answeredNs = Number(process.hrtime.bigint())
    await write('mentre tornano')
    const answer = await asked(clients, { order: 'expect', tasks, patienceMs: PATIENCE_MS })
    if (answer.answer !== 'current') throw new Error('the clients said something else')
    const ms = (answer.lastNs - answeredNs) / 1e6
    const count = COUPLES * CLIENTS_EACH
    const row = (what: string, value: number) => ({
      what: `catch-up: ${what}, ${count} clients`,
      ours: String(value),
      reference: '0',
      ratio: value,
      goal: '= 0',
      pass: value === 0,
    })
    return [
      {
        what: `catch-up: all current after a restart, ${count} clients`,
        ours: `${ms.toFixed(0)} ms`,
        reference: `${GOAL_MS} ms`,
        ratio: ms / GOAL_MS,
        goal: '≤ 1',
        pass: answer.missing === 0 && ms <= GOAL_MS,
      },
      row('changes not heard', answer.missing),
      row('changes heard twice', answer.doubles),
    ]
  } finally {
    clients.kill()
    await product.stop()
    await dropFolder(folder)
  }
}

async function asked(clients: ChildProcess, order: CatchUpOrder): Promise<CatchUpAnswer> {
  const answer = once(clients, 'message')
  clients.send(order)
  return ((await answer) as [CatchUpAnswer])[0]
}
