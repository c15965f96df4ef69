/** A request that is never sent to its end: it must not stay open for ever. */
import net from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OwnApp, buildOwnApp } from './own-app.ts'

let own: OwnApp
let port: number
beforeAll(async () => {
  own = await buildOwnApp({}, { requestWithinMs: 300 })
  port = Number(new URL(await own.app.server.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => own.close())

it.each([
  ['headers', 'POST /api/User/login HTTP/1.1\r\nHost: x\r\nContent-Type: appli'],
  [
    'a body',
    'POST /api/User/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"u',
  ],
])('is ended when %s stop in the middle', async (_, half) => {
  const socket = net.connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const ended = once(socket, 'close')
  socket.resume().write(half)
  const late = new Promise((_resolve, reject) => setTimeout(reject, 4_000, new Error('still open')))
  await Promise.race([ended, late]).finally(() => socket.destroy())
})

it('has a limit that a picture on a slow line keeps to', async () => {
  const usual = await buildOwnApp()
  const { requestTimeout, headersTimeout } = usual.app.server.server
  await usual.close()
  expect(requestTimeout).toBe(300_000)
  expect(headersTimeout).toBeGreaterThan(0)
  expect(headersTimeout).toBeLessThanOrEqual(30_000)
})
