/**
 * Before the journeys: the product built once, and what each of them would wait for made once, to be copied: two stopped
 * folders, so that no test waits for a seed, and phones that have the app, which is half of what a first visit costs.
 */
import { rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import type { TestProject } from 'vitest/node'
import { type ProductProcess, createProduct } from '#tests/support/product-process.ts'
import { ensureBrowser } from '../../../scripts/browser.ts'
import { buildProduct } from '../../../scripts/build.ts'
import { openPhone } from './phone.ts'
import { bringVendorArea, untilOfflineReady } from './screens.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** DATA_DIR of a stopped product that nobody has used. */
    emptyTemplate: string
    /** DATA_DIR of a stopped product with the demo's data. */
    demoTemplate: string
    /** The journeys run on a cluster whose processes die. */
    manyProcesses: boolean
    /** For each worker where its products are reached, one after the other, and the profile of a phone that was there. */
    places: readonly Place[]
  }
}

interface Place {
  /** Ports: of the product that nobody has used, and of the one with the demo's data. */
  empty: number
  demo: number
  installed: string
}

/** Below what outgoing connections take, which would hold it between two products. */
const PORTS = { from: 20_000, to: 30_000 }

export default async function prepareProduct(project: TestProject) {
  process.env.CHROMIUM_PATH = ensureBrowser()
  await buildProduct()
  const ports: number[] = []
  while (ports.length < 2 * workersOf(project)) ports.push(await quietPort(ports))
  const [empty, demo] = await Promise.all([startTemplate(false, ports[0]!), startTemplate(true, ports[1]!)])
  const places = await installAll(ports, { empty, demo }).catch(async (error: unknown) => {
    // Nobody else ends what a set-up that failed has started.
    await Promise.all([empty.remove(), demo.remove()])
    throw error
  })
  project.provide('emptyTemplate', empty.dataDir)
  project.provide('demoTemplate', demo.dataDir)
  project.provide('manyProcesses', false)
  project.provide('places', places)
  return async () => {
    const folders = [empty.dataDir, demo.dataDir, ...places.map(({ installed }) => installed)]
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  }
}

/** How many files run at a time. */
const workersOf = (project: TestProject) => Number(project.config.maxWorkers)

/** A phone for each worker, which knows the app of both its ports; then the templates are stopped. */
async function installAll(
  ports: readonly number[],
  { empty, demo }: { empty: ProductProcess; demo: ProductProcess },
): Promise<Place[]> {
  const installAt = async (at: number): Promise<Place> => {
    const here = { empty: ports[at]!, demo: ports[at + 1]! }
    // The other workers' products are not there yet: these two stand in for them.
    const standIns = at === 0 ? [] : [standIn(here.empty, empty.port), standIn(here.demo, demo.port)]
    const installed = await installFrom([here.empty, here.demo])
    for (const one of standIns) one.close()
    return { ...here, installed }
  }
  const places = await Promise.all(
    Array.from({ length: ports.length / 2 }, (_, worker) => installAt(2 * worker)),
  )
  for (const product of [empty, demo]) {
    const { code } = await product.stop()
    if (code !== 0) throw new Error(`The product did not stop well:\n${product.output()}`)
  }
  return places
}

async function startTemplate(demo: boolean, port: number): Promise<ProductProcess> {
  const product = await createProduct({ demo, port })
  try {
    await product.start()
    return product
  } catch (error) {
    await product.remove()
    throw error
  }
}

const standIn = (port: number, to: number) =>
  createServer((socket) => {
    const behind = connect(to, '127.0.0.1')
    for (const one of [socket, behind]) one.on('error', () => one.destroy())
    socket.pipe(behind).pipe(socket)
  }).listen(port, '127.0.0.1')

/**
 * A phone that has the whole app of these ports, with the vendors' part, which comes with the first of them, and nothing
 * else: nobody has signed in on it or looked at anything.
 */
async function installFrom(ports: readonly number[]): Promise<string> {
  const phone = await openPhone({ baseURL: `http://127.0.0.1:${ports[0]}`, consent: 'ask' })
  try {
    for (const port of ports) {
      await phone.page.goto(`http://127.0.0.1:${port}/login`)
      await untilOfflineReady(phone.page)
      await bringVendorArea(phone.page)
    }
  } finally {
    await phone.close()
  }
  return phone.profile
}

async function quietPort(taken: readonly number[]): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from))
    if (!taken.includes(port) && (await isFree(port))) return port
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
