/** A client that listens and reads nothing from its socket: what is kept for it is bounded, and it is dropped. */
import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HUBS } from '#contract/wire/hubs.ts'
import { newId } from '#contract/kit/new-id.ts'
import { type TestApp, newCouple, newPartner, startTestApp } from '#tests/support/test-app.ts'
import { RawClient } from '../signalr/test-support/raw-client.ts'

const MAX_KEPT_BYTES = 1024 * 1024
/** One message more is what shows that it is too much. */
const MESSAGE_BYTES = 64 * 1024
const NOTES = 'x'.repeat(4_000)

let at: TestApp
const sockets = new Set<Socket>()
beforeAll(async () => {
  at = await startTestApp()
  at.app.server.server.on('connection', (socket) => sockets.add(socket))
})
afterAll(() => at.close())

const listeners = () => at.app.hubs.listened.couple!.connections.size
const mostKept = () => Math.max(0, ...[...sockets].map(({ writableLength }) => writableLength))

it('is dropped once a megabyte waits for it, while the partner hears everything', async () => {
  const anna = await newCouple(at)
  const marco = await newPartner(at, anna)
  const open = (token: string) => RawClient.greeted(`${at.url}${HUBS.couple}?access_token=${token}`)
  const [silent, reader] = [await open(anna.token), await open(marco.token)]
  await expect.poll(listeners).toBe(2)
  silent.socket.pause()
  const id = newId()
  await anna.call('POST', '/api/Couple/addTaskCouple', { id, title: 'Fedi', category: 'altro' })
  const [couple] = [at.app.hubs.listened.couple!]
  let [most, told] = [0, 0]
  while (listeners() === 2 && told < 40_000) {
    // As the feed tells it, without waiting for the database each time.
    for (const connection of couple.connections.values())
      connection.send('TaskUpdate', { id, notes: NOTES }, told)
    told += 1
    most = Math.max(most, mostKept())
    if (told % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  expect(listeners()).toBe(1)
  expect(most).toBeLessThan(MAX_KEPT_BYTES + MESSAGE_BYTES)
  await expect.poll(mostKept).toBeLessThan(MESSAGE_BYTES)
  await anna.call('PUT', `/api/Couple/updateTaskCouple/${id}`, { title: 'Fedi lucidate' })
  await reader.hears(({ target, arguments: args }) => {
    const [task] = (args ?? []) as { title?: string }[]
    return target === 'TaskUpdate' && task?.title === 'Fedi lucidate'
  })
  silent.socket.terminate()
  reader.socket.close()
  await expect.poll(listeners).toBe(0)
})

it('makes the server keep no heap of pongs either, and is dropped for them', async () => {
  const { token } = await newCouple(at)
  const silent = await RawClient.greeted(`${at.url}${HUBS.couple}?access_token=${token}`)
  silent.socket.pause()
  let most = 0
  for (let n = 0; n < 400_000 && listeners() === 1; n++) {
    silent.socket.ping('x'.repeat(125))
    if (n % 500 !== 0) continue
    most = Math.max(most, mostKept())
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  expect(listeners()).toBe(0)
  expect(most).toBeLessThan(MAX_KEPT_BYTES)
  silent.socket.terminate()
})
