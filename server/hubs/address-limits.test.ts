import { afterAll, beforeAll, expect, it } from 'vitest'
import { HUBS } from '#contract/wire/hubs.ts'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'
import { RawClient, refusedUpgrade } from '../signalr/test-support/raw-client.ts'

let at: TestApp
beforeAll(async () => {
  const limited = { HUB_CONNECTIONS_PER_ADDRESS: '2' }
  at = await startTestApp(undefined, limited, undefined, { requestsPerMinute: 3 })
})
afterAll(() => at.close())

it('one address has so many connections open, to all hubs together', async () => {
  const open = [
    await RawClient.greeted(at.url + HUBS.vendor),
    await RawClient.greeted(at.url + HUBS.videoVendor),
  ]
  expect(await refusedUpgrade(at.url + HUBS.vendor)).toBe(429)
  for (const { socket, closed } of open) {
    socket.close()
    await closed
  }
})

it('who begins a connection is counted among the calls of an address', async () => {
  const begin = () => fetch(`${at.url}${HUBS.vendor}/negotiate?negotiateVersion=1`, { method: 'POST' })
  const answers = [await begin(), await begin(), await begin(), await begin()]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  expect(await answers[3]!.json()).toMatchObject({ code: 'rate_limited' })
})
