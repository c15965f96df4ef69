import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHubServer, type HubServer } from './hub-server.ts'
import { client, userOfToken, WAYS } from './test-support/running-hubs.ts'

let app: FastifyInstance
let hubs: HubServer
let url: string

beforeAll(async () => {
  hubs = createHubServer({ origins: () => true, authenticate: userOfToken })
  hubs.hub('/hubs/echo', { methods: { echo: (_, value) => value } })
  app = Fastify()
  app.post('/other', (request) => request.body)
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all('/hubs/*', (request, reply) => {
      if (hubs.handleRequest(request.raw, reply.raw)) reply.hijack()
      else reply.callNotFound()
    })
  })
  app.server.on('upgrade', (request, socket, head) => {
    if (!hubs.handleUpgrade(request, socket, head)) socket.destroy()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await hubs.close()
  await app.close()
})

it.each(WAYS)('works behind Fastify as the README says, over %s (%#)', async (_, transport, protocol) => {
  const connection = client(`${url}/hubs/echo`, { transport, protocol })
  await connection.start()
  const value = { a: ['x'.repeat(5000)] }
  expect(await connection.invoke('echo', value)).toEqual(value)
  await connection.stop()
})

it("leaves Fastify's own routes and unknown paths to Fastify", async () => {
  const headers = { 'content-type': 'application/json' }
  const other = await fetch(`${url}/other`, { method: 'POST', headers, body: '{"a":1}' })
  expect(await other.json()).toEqual({ a: 1 })
  expect((await fetch(`${url}/hubs/none/negotiate`, { method: 'POST' })).status).toBe(404)
})
