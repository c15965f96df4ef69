import os from 'node:os'
import { defineConfig } from 'vitest/config'
import { filesApart } from './tests/support/files-apart.ts'
import { TEST_MS, WAIT_MS } from './tests/support/limits.ts'
import { LongFirst } from './tests/support/long-first.ts'

const limits = {
  expect: { poll: { timeout: WAIT_MS } },
  testTimeout: TEST_MS,
  hookTimeout: TEST_MS,
  // Each of them has servers, databases or a browser beside it.
  maxWorkers: Math.min(2, os.availableParallelism()),
}

const WITHOUT_BROWSER = [
  '{contract,src,sw,server,scripts,bench}/**/*.test.ts',
  'tests/!(e2e|deaths)/**/*.test.ts',
]
const APART = filesApart(WITHOUT_BROWSER)
const withoutBrowser = {
  ...limits,
  // They wait for a third of their time: for the moments of what is told, throttled, tried again, restarted.
  maxWorkers: Math.min(2, os.availableParallelism()) + 1,
  globalSetup: ['tests/support/database-server.ts'],
  // Where every core has its work already, threads that collect beside it take more than they give.
  execArgv: ['--import', './scripts/quick-start.ts', '--single-threaded-gc'],
}

/** The journeys that run where one of many processes dies every few seconds: two phones, uploads, hubs. */
const journeysOnManyProcesses = ['two-phones', 'gallery-offline', 'messages'].map(
  (name) => `tests/e2e/${name}.test.ts`,
)

/** `node` runs what needs no browser; `e2e` runs journeys in Chromium, `deaths` some of
 * them on many processes. On two cores three files at a time, for each waits a while. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      { test: { ...withoutBrowser, name: 'node', include: WITHOUT_BROWSER, exclude: APART, isolate: false } },
      { test: { ...withoutBrowser, name: 'node-apart', include: APART } },
      {
        test: {
          name: 'e2e',
          ...limits,
          include: ['tests/e2e/**/*.test.ts'],
          // What the worker has begun serves all of its files: a product that nobody has used, and the code of all.
          isolate: false,
          // Two leave a quarter of two cores idle: they wait for what a person waits for.
          maxWorkers: Math.min(2, os.availableParallelism()) + 1,
          execArgv: ['--import', './scripts/quick-start.ts'],
          // In a run of everything they are run once, where it is harder; by name they run here as well.
          exclude: process.env['WITH_DEATHS'] ? journeysOnManyProcesses : [],
          globalSetup: ['tests/e2e/support/built-product.ts'],
        },
      },
      {
        test: {
          name: 'deaths',
          ...limits,
          include: ['tests/deaths/**/*.test.ts', ...journeysOnManyProcesses],
          // Two minutes that npm test has not: `npm run cluster:deaths`.
          exclude: process.env['WITH_DEATHS'] ? ['tests/deaths/**'] : [],
          globalSetup: ['tests/e2e/support/built-cluster.ts'],
          maxWorkers: 1,
          execArgv: ['--import', './scripts/quick-start.ts'],
        },
      },
    ],
  },
})
