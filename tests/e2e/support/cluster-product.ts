/** The product as many processes, for the journeys: one of them dies every few seconds while people use it. */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { ProductProcess } from '#tests/support/product-process.ts'
import { createCluster } from '../../../scripts/cluster/cluster.ts'
import { type Trouble, makeTrouble } from '../../../scripts/cluster/trouble.ts'

const DEATH_EVERY_MS = 4_000
/** A partner's address is proved by the test API, which goes only where no proxy's word is taken. */
const TESTED = { IDENTITY_TEST_API: '1', TRUST_PROXY: '0', NODE_ENV: 'test' }

/** A cluster that a journey takes for the product: `kill` ends all its processes, whatever they stand on stays. */
export async function createClusterProduct(demo: boolean): Promise<ProductProcess> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-cluster-'))
  const cluster = await createCluster({ folder, demo, environment: TESTED })
  let trouble: Trouble | undefined
  let deaths = 0
  const calm = async () => {
    await trouble?.end()
    for (const times of trouble?.deaths.values() ?? []) deaths += times
    trouble = undefined
  }
  const product: ProductProcess = {
    url: cluster.url,
    port: cluster.port,
    dataDir: cluster.workerDir,
    output: cluster.output,
    running: () => cluster.processes.some((part) => part.running()),
    async start() {
      if (trouble) return
      await cluster.start()
      trouble = makeTrouble(cluster.processes, DEATH_EVERY_MS)
    },
    async stop() {
      await calm()
      await Promise.all(cluster.processes.map((part) => part.stop()))
      return { code: 0, signal: null }
    },
    async kill() {
      await calm()
      await Promise.all(cluster.processes.map((part) => part.kill()))
    },
    rows: cluster.rows,
    async remove() {
      await calm()
      console.log(`cluster: ${deaths} processes died on the way`)
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return product
}
