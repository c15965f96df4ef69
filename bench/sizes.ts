import type { BenchRow } from './bench-row.ts'
import { routeSizes } from '../scripts/route-sizes.ts'
import { buildProduct } from '../scripts/build.ts'

/** What each route's first load sends, against its budget. */
export async function runSizesBench(): Promise<BenchRow[]> {
  await buildProduct()
  return routeSizes().map(({ route, scriptsKb, sentKb, stylesKb, budgetKb, over }) => ({
    what: `scripts of ${route}`,
    ours: `${scriptsKb.toFixed(1)} KB gz, ${sentKb.toFixed(1)} KB sent (+ ${stylesKb.toFixed(1)} KB of styles)`,
    reference: `${budgetKb} KB`,
    ratio: scriptsKb / budgetKb,
    goal: '≤ 1',
    pass: !over,
  }))
}
