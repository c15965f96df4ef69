/** Size budgets as a check: bytes, not times, so they may fail one. */
import { buildProduct } from './build.ts'
import { routeSizes } from './route-sizes.ts'

await buildProduct()
for (const { route, scriptsKb, stylesKb, budgetKb, over } of routeSizes()) {
  const [scripts, styles] = [scriptsKb.toFixed(1), stylesKb.toFixed(1)]
  console.log(
    `${over ? 'OVER' : 'ok  '}  ${route.padEnd(36)} scripts ${scripts} of ${budgetKb} KB, styles ${styles} KB`,
  )
  if (over) process.exitCode = 1
}
