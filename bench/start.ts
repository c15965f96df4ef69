import type { BenchRow } from './bench-row.ts'
import { dropFolder, freshFolder, median, startProduct } from './product.ts'

const PORT = 4600
const ROUNDS = 5
const FIRST_GOAL_MS = 30_000
const AGAIN_GOAL_MS = 3_000

/** `npm start` to the first answer: on an empty folder with demo data, on a full one, and after a kill -9. */
export async function runStartBench(): Promise<BenchRow[]> {
  const folder = await freshFolder()
  try {
    const first = await startProduct(folder, PORT)
    await first.stop()
    const [again, afterKill]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      const product = await startProduct(folder, PORT)
      again.push(product.startedMs)
      await product.kill()
      const repaired = await startProduct(folder, PORT)
      afterKill.push(repaired.startedMs)
      await repaired.stop()
    }
    return [
      row('first start, demo data written', [first.startedMs], FIRST_GOAL_MS),
      row('start on an existing folder', again, AGAIN_GOAL_MS),
      row('start after a kill -9', afterKill, AGAIN_GOAL_MS),
    ]
  } finally {
    await dropFolder(folder)
  }
}

function row(what: string, values: readonly number[], goalMs: number): BenchRow {
  const middle = median(values)
  const spread =
    values.length > 1 ? ` (${Math.min(...values).toFixed(0)}-${Math.max(...values).toFixed(0)})` : ''
  return {
    what,
    ours: `${middle.toFixed(0)} ms${spread}`,
    reference: `${goalMs} ms`,
    ratio: middle / goalMs,
    goal: '≤ 1',
    pass: middle <= goalMs,
    detail: { values },
  }
}
