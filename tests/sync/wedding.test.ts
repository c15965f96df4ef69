/**
 * Seeded histories of two partners with two devices each against the real server and database. `SYNC_HISTORIES` says
 * how many, `SYNC_SEED` where to begin; a failing one is minimised and printed with the seed that repeats it.
 */
import { notifyManager } from '@tanstack/query-core'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TEST_MS } from '#tests/support/limits.ts'
import { bendClock, histories, live } from './history.ts'
import { findFaults } from './verdict.ts'
import { startWeddingServer, type WeddingServer } from './wedding-server.ts'

const HISTORIES = Number(process.env['SYNC_HISTORIES'] ?? 200)
/** The same histories at every run of the tests; `npm run sync:soak` looks for new ones. */
const SEED = Number(process.env['SYNC_SEED'] ?? 20_270_612)
const RESTART_EVERY = 20
let server: WeddingServer
let straighten: () => void
beforeAll(async () => {
  notifyManager.setScheduler(queueMicrotask)
  straighten = bendClock()
  server = await startWeddingServer()
})
afterAll(async () => {
  straighten()
  await server.close()
})

it(
  'two partners on four devices come to the same wedding, whatever fails',
  // Of the soak's histories there may be thousands.
  { timeout: TEST_MS + HISTORIES * 10_000 },
  async () => {
    const total = { histories: 0, kept: 0, applied: 0, review: 0, restarts: 0 }
    await fc.assert(
      fc.asyncProperty(fc.noBias(fc.integer()), histories, async (luck, stretches) => {
        const history = await live(server, luck, stretches)
        const { faults, told } = await findFaults(history)
        expect(faults).toEqual([])
        total.histories += 1
        total.kept += told.kept
        total.applied += told.applied
        total.review += told.review
        if (total.histories % RESTART_EVERY === 0) {
          await server.restart()
          total.restarts += 1
        }
      }),
      {
        numRuns: HISTORIES,
        endOnFailure: process.env['SYNC_SHRINK'] === 'off',
        seed: SEED,
        path: process.env['SYNC_PATH'] ?? '',
      },
    )
    console.info('two partners, four devices', total)
    expect(total.applied).toBeGreaterThan(total.histories)
  },
)
