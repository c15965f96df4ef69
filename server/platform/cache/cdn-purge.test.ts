/** What stands between is a server of its own here, speaking the CDN's protocol. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, it } from 'vitest'
import { type CdnPurge, createCdnPurge } from './cdn-purge.ts'

interface Told {
  tags?: string[]
  purge_everything?: true
}
let told: Told[]
let tokens: (string | undefined)[]
let status: number
let failures: object[]
let server: http.Server
let purge: CdnPurge

beforeEach(async () => {
  ;[told, tokens, failures, status] = [[], [], [], 200]
  server = http.createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    tokens.push(request.headers.authorization)
    if (status === 200) told.push(JSON.parse(text) as Told)
    response.writeHead(status).end('{"success":true}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  purge = createCdnPurge({
    url: `http://127.0.0.1:${port}/purge_cache`,
    token: 'segreto',
    log: (_, detail) => failures.push(detail),
    everyMs: 20,
  })
  return async () => {
    await purge.close()
    server.close()
  }
})

it('tells once what changed in the same moment, and again what changes later', async () => {
  for (const id of ['1', '2', '1']) purge.drop(new Set(['vendor', `vendor:${id}`]))
  await expect.poll(() => told).toEqual([{ tags: ['vendor', 'vendor:1', 'vendor:2'] }])
  purge.drop(new Set(['article']))
  await expect.poll(() => told.at(-1)).toEqual({ tags: ['article'] })
})

it('tells all of it when it comes back after a while in which it refused', async () => {
  status = 503
  purge.drop(new Set(['vendor:1']))
  await expect.poll(() => failures.length).toBeGreaterThan(1)
  purge.drop(new Set(['vendor:2']))
  status = 200
  await expect.poll(() => told.flatMap(({ tags = [] }) => tags).toSorted()).toEqual(['vendor:1', 'vendor:2'])
})

it('tells many in parts, and has everything dropped rather than remember without an end', async () => {
  purge.drop(new Set(Array.from({ length: 150 }, (_, n) => `vendor:${n}`)))
  await expect.poll(() => told.map(({ tags }) => tags?.length)).toEqual([100, 50])
  purge.drop(new Set(Array.from({ length: 2_001 }, (_, n) => `vendor:${n}`)))
  await expect.poll(() => told.at(-1)).toEqual({ purge_everything: true })
})

it('tells what waits before it ends', async () => {
  purge.drop(new Set(['vendor:9']))
  await purge.close()
  expect(told).toEqual([{ tags: ['vendor:9'] }])
  expect(tokens).toEqual(['Bearer segreto'])
})
