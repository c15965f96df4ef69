import { afterEach, expect, it, vi } from 'vitest'
import { createCdnPurge } from './cdn-purge.ts'

/** The pauses that are under way: each ends when the test says so. */
const pauses: (() => void)[] = []
vi.mock('node:timers/promises', () => ({
  setTimeout: () => new Promise<void>((resolve) => pauses.push(resolve)),
}))
const told: string[] = []
vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
  told.push(...(JSON.parse(body) as { tags: string[] }).tags)
  return new Response()
})
afterEach(() => vi.unstubAllGlobals())

const idle = () => new Promise((resolve) => setImmediate(resolve))
async function endPauses(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    for (const end of pauses.splice(0)) end()
    await idle()
  }
}

it('tells what changes at the very moment a round ends, and does not wait for the next change', async () => {
  for (let steps = 0; steps < 12; steps += 1) {
    const purge = createCdnPurge({ url: 'http://cdn.test', token: undefined, log: () => undefined })
    purge.drop(new Set([`first:${steps}`]))
    pauses.splice(0).forEach((end) => end())
    await idle()
    expect(told).toContain(`first:${steps}`)
    // The last pause of the round ends, and the change comes so many steps after it.
    pauses.splice(0).forEach((end) => end())
    for (let step = 0; step < steps; step += 1) await Promise.resolve()
    purge.drop(new Set([`second:${steps}`]))
    await endPauses()
    expect(told).toContain(`second:${steps}`)
  }
})
