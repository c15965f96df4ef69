/** One thing measured beside another, by turns. */
import type { BenchRow } from './bench-row.ts'
import { median } from './product.ts'

export interface Measured {
  ours: number[]
  reference: number[]
}

/** Milliseconds of both, in turns; the first of each is not what anybody meets, and is left out. */
export async function inTurns(
  rounds: number,
  { ours, reference }: Record<'ours' | 'reference', () => Promise<unknown>>,
): Promise<Measured> {
  const found: Measured = { ours: [], reference: [] }
  for (let round = -1; round < rounds; round++) {
    const [of, to] = [await timed(reference), await timed(ours)]
    if (round < 0) continue
    found.reference.push(of)
    found.ours.push(to)
  }
  return found
}

/** @param goal how many times the reference it may take @param mostMs and how long at the most */
export function againstRow(
  what: string,
  measured: Measured,
  { goal, mostMs = Infinity }: { goal: number; mostMs?: number },
): BenchRow {
  const [mine, bare] = [median(measured.ours), median(measured.reference)]
  const ratio = mine / bare
  return {
    what,
    ours: `${mine.toFixed(1)} ms`,
    reference: `${bare.toFixed(1)} ms SQL`,
    ratio,
    goal: mostMs === Infinity ? `≤ ${goal}` : `≤ ${goal}, ≤ ${mostMs} ms`,
    pass: ratio <= goal && mine <= mostMs,
    detail: measured,
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
