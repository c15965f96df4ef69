/** Before the journeys of a cluster: the product built once, and what Debian has for it. Each cluster makes its own data. */
import type { TestProject } from 'vitest/node'
import { ensureBrowser } from '../../../scripts/browser.ts'
import { buildProduct } from '../../../scripts/build.ts'
import { ensureProgram } from '../../../scripts/debian.ts'

export default async function prepareCluster(project: TestProject) {
  process.env.CHROMIUM_PATH = ensureBrowser()
  for (const name of ['pgbouncer', 'haproxy']) ensureProgram(name)
  await buildProduct()
  project.provide('emptyTemplate', '')
  project.provide('demoTemplate', '')
  project.provide('manyProcesses', true)
  project.provide('places', [])
}
