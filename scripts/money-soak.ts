/**
 * `npm run money:soak [-- --payments 10000 --kills 50]`: parallel payments, invoices and credits on the real server, which is
 * killed with SIGKILL in the middle of them, one time in five with its database. Then no number is missing or double, no payment
 * lost or made twice, and the ledger comes to nothing.
 */
import { parseArgs } from 'node:util'
import { SOAK_ENVIRONMENT, soakMoney } from '#tests/crash/money-soak.ts'
import { createProduct } from '#tests/support/product-process.ts'
import { buildProduct } from './build.ts'

const { values } = parseArgs({
  options: { payments: { type: 'string', default: '10000' }, kills: { type: 'string', default: '50' } },
})
const [payments, kills] = [Number(values.payments), Number(values.kills)]
if (![payments, kills].every(Number.isInteger) || payments < 1 || kills < 0) {
  console.error('How many? npm run money:soak -- --payments 10000 --kills 50')
  process.exit(1)
}
await buildProduct()
const product = await createProduct({ environment: SOAK_ENVIRONMENT })
const begun = performance.now()
try {
  await product.start()
  const { count, wrong } = await soakMoney(product, { payments, kills }, (done, killed) =>
    console.log(`  killed ${killed} of ${kills}, after ${done} payments`),
  )
  console.log(
    JSON.stringify({ ...count, seconds: Math.round((performance.now() - begun) / 1000), wrong }, null, 2),
  )
  if (Object.values(wrong).some((many) => many > 0) || count.kills < kills) process.exitCode = 1
} finally {
  await product.remove()
}
