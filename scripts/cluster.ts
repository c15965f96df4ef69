/**
 * `npm run cluster [-- --kill 5] [--data ./data/cluster]`: the product as many processes behind one address, with demo data.
 * With `--kill N` one of its processes dies every N seconds and is started again.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import closeWithGrace from 'close-with-grace'
import { buildProduct } from './build.ts'
import { createCluster } from './cluster/cluster.ts'
import { makeTrouble } from './cluster/trouble.ts'

const STOP_WITHIN_MS = 60_000

const { values } = parseArgs({ options: { kill: { type: 'string' }, data: { type: 'string' } } })
await buildProduct()
const cluster = await createCluster({
  folder: path.resolve(values.data ?? path.join(process.env.DATA_DIR ?? './data', 'cluster')),
  port: Number(process.env.PORT ?? 3000),
  demo: true,
})
closeWithGrace({ delay: STOP_WITHIN_MS }, async ({ err }) => {
  if (err) console.error(err)
  await cluster.stop()
})
await cluster.start()
console.log(`Lovoglio → ${cluster.url}`)
for (const { name } of [...cluster.ground, ...cluster.processes]) console.log(`  ${name}`)
if (values.kill)
  makeTrouble(cluster.processes, Number(values.kill) * 1_000, (name) => console.log(`  ${name} died`))
