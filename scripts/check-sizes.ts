/** Size budgets as a check: bytes, not times, so they may fail one. */
import { buildProduct } from './build.ts'
import {
  PRECACHE_BUDGET_KB,
  RENDERER_BUDGET_KB,
  precacheSize,
  rendererSize,
  routeSizes,
} from './route-sizes.ts'

await buildProduct()
for (const { route, scriptsKb, sentKb, stylesKb, budgetKb, over } of routeSizes()) {
  const [scripts, styles] = [scriptsKb.toFixed(1), stylesKb.toFixed(1)]
  console.log(
    `${over ? 'OVER' : 'ok  '}  ${route.padEnd(36)} scripts ${scripts} of ${budgetKb} KB (sent ${sentKb.toFixed(1)}), styles ${styles} KB`,
  )
  if (over) process.exitCode = 1
}
const { files, sentKb, over } = precacheSize()
console.log(
  `${over ? 'OVER' : 'ok  '}  service worker: ${files} files, ${sentKb.toFixed(0)} of ${PRECACHE_BUDGET_KB} KB sent`,
)
if (over) process.exitCode = 1
const renderer = rendererSize()
console.log(
  `${renderer.over ? 'OVER' : 'ok  '}  server's pages: ${renderer.readKb.toFixed(0)} of ${RENDERER_BUDGET_KB} KB read`,
)
if (renderer.over) process.exitCode = 1
