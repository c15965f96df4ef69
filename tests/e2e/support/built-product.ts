/** Before the journeys: the product built once, and two stopped folders to copy, so that no test waits for a seed. */
import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { createProduct } from '#tests/support/product-process.ts'
import { ensureBrowser } from '../../../scripts/browser.ts'
import { buildProduct } from '../../../scripts/build.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** DATA_DIR of a stopped product that nobody has used. */
    emptyTemplate: string
    /** DATA_DIR of a stopped product with the demo's data. */
    demoTemplate: string
  }
}

export default async function prepareProduct(project: TestProject) {
  process.env.CHROMIUM_PATH = ensureBrowser()
  await buildProduct()
  const [empty, demo] = await Promise.all([makeTemplate(false), makeTemplate(true)])
  project.provide('emptyTemplate', empty)
  project.provide('demoTemplate', demo)
  return async () => {
    await Promise.all([empty, demo].map((folder) => rm(folder, { recursive: true, force: true })))
  }
}

async function makeTemplate(demo: boolean): Promise<string> {
  const product = await createProduct({ demo })
  try {
    await product.start()
    const { code } = await product.stop()
    if (code !== 0) throw new Error(`The product did not stop well:\n${product.output()}`)
    return product.dataDir
  } catch (error) {
    await product.remove()
    throw error
  }
}
