import { defineConfig } from 'vitest/config'

/** How long what a test waits for may take on a busy machine: a wait ends when it is there. */
const expectation = { poll: { timeout: 20_000 } }

/** `node` runs what needs no browser; `e2e` runs journeys in Chromium. Two files at a time, on two cores. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          expect: expectation,
          include: ['{contract,src,sw,server,scripts,bench}/**/*.test.ts', 'tests/!(e2e)/**/*.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          maxWorkers: 2,
          execArgv: ['--import', './scripts/quick-start.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          expect: expectation,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/built-product.ts'],
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
