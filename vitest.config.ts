import os from 'node:os'
import { defineConfig } from 'vitest/config'
import { TEST_MS, WAIT_MS } from './tests/support/limits.ts'

const limits = {
  expect: { poll: { timeout: WAIT_MS } },
  testTimeout: TEST_MS,
  hookTimeout: TEST_MS,
  // Each of them has servers, databases or a browser beside it.
  maxWorkers: Math.min(2, os.availableParallelism()),
}

/** `node` runs what needs no browser; `e2e` runs journeys in Chromium. Two files at a time, on two cores. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          ...limits,
          include: ['{contract,src,sw,server,scripts,bench}/**/*.test.ts', 'tests/!(e2e)/**/*.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          execArgv: ['--import', './scripts/quick-start.ts'],
        },
      },
      {
        test: {
          name: 'e2e',
          ...limits,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/built-product.ts'],
        },
      },
    ],
  },
})
