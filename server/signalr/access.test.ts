import { HttpTransportType } from '@microsoft/signalr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Hub } from './hub-server.ts'
import { RawClient, refusedUpgrade } from './test-support/raw-client.ts'
import { client, ORIGIN, runningHubs, until, WAYS, type RunningHubs } from './test-support/running-hubs.ts'

let running: RunningHubs
let hub: Hub
const users: (string | undefined)[] = []

beforeAll(async () => {
  running = await runningHubs()
  hub = running.hubs.hub('/hub', { onConnected: ({ user }) => void users.push(user?.id) })
  running.hubs.hub('/members', { authorize: (user) => user?.id.startsWith('member') ?? false })
})
afterAll(() => running[Symbol.asyncDispose]())

async function negotiate(query = '?negotiateVersion=1', init: RequestInit = {}, path = '/hub') {
  const response = await fetch(`${running.url}${path}/negotiate${query}`, { method: 'POST', ...init })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}

describe('negotiate', () => {
  it('gives version 1 a secret token beside the public id', async () => {
    const { status, body } = await negotiate()
    expect(status).toBe(200)
    expect(body).toEqual({
      negotiateVersion: 1,
      connectionId: expect.stringMatching(/^[\w-]{22}$/),
      connectionToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]{43}$/),
      availableTransports: [
        { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
        { transport: 'ServerSentEvents', transferFormats: ['Text'] },
        { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
      ],
    })
    expect(body.connectionId).not.toBe(body.connectionToken)
    expect(await refusedUpgrade(`${running.url}/hub?id=${body.connectionId}`)).toBe(404)
  })

  it('gives version 0, and clients that name none, an id that also opens', async () => {
    for (const query of ['', '?negotiateVersion=0']) {
      const { body } = await negotiate(query)
      expect(body).toMatchObject({ negotiateVersion: 0 })
      expect(body).not.toHaveProperty('connectionToken')
      const raw = await RawClient.greeted(`${running.url}/hub?id=${body.connectionId}`)
      expect(hub.connections.has(body.connectionId)).toBe(true)
      raw.socket.close()
    }
  })

  it('answers a later version with its own latest, and nonsense with an error', async () => {
    expect((await negotiate('?negotiateVersion=7')).body.negotiateVersion).toBe(1)
    expect((await negotiate('?negotiateVersion=x')).body).toEqual({ error: expect.any(String) })
  })

  it('offers a stateful reconnect only to those who ask', async () => {
    expect((await negotiate()).body).not.toHaveProperty('useStatefulReconnect')
    const { body } = await negotiate('?negotiateVersion=1&useStatefulReconnect=true')
    expect(body.useStatefulReconnect).toBe(true)
  })

  it('is a POST', async () => {
    expect((await negotiate('', { method: 'GET' })).status).toBe(405)
    expect((await negotiate('', { method: 'OPTIONS' })).status).toBe(405)
  })

  it('does not answer for paths that are no hub', async () => {
    expect((await negotiate('', {}, '/other')).status).toBe(418)
    expect((await negotiate('', {}, '/hub/negotiate')).status).toBe(418)
  })
})

describe('who may connect', () => {
  const foreign = { origin: 'https://evil.example' }

  it('refuses foreign origins on every kind of request and lets its own in', async () => {
    expect((await negotiate('', { headers: foreign })).status).toBe(403)
    expect((await negotiate('', { headers: { origin: ORIGIN } })).status).toBe(200)
    const { body } = await negotiate()
    const target = `${running.url}/hub?id=${body.connectionToken}`
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await fetch(target, { method, headers: foreign })).status).toBe(403)
    expect(await refusedUpgrade(target, { headers: foreign })).toBe(403)
    const raw = await RawClient.greeted(target, 1, { headers: { origin: ORIGIN } })
    raw.socket.close()
  })

  it('takes the token from the header and from the query', async () => {
    users.length = 0
    const byHeader = await RawClient.greeted(`${running.url}/hub`, 1, {
      headers: { authorization: 'Bearer anna' },
    })
    const byQuery = await RawClient.greeted(`${running.url}/hub?access_token=marco`)
    const nobody = await RawClient.greeted(`${running.url}/hub`)
    expect(users).toEqual(['anna', 'marco', undefined])
    for (const { socket } of [byHeader, byQuery, nobody]) socket.close()
  })

  it.each(WAYS)("carries the token of Microsoft's client over %s", async (_, transport, protocol) => {
    users.length = 0
    const connection = client(`${running.url}/hub`, { transport, protocol, accessTokenFactory: () => 'anna' })
    await connection.start()
    expect(users).toEqual(['anna'])
    await connection.stop()
  })

  it('answers 401 to a bad token, 401 to nobody and 403 to somebody else where a hub is closed', async () => {
    const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
    expect((await negotiate('', bearer('bad'))).status).toBe(401)
    expect((await negotiate('', {}, '/members')).status).toBe(401)
    expect((await negotiate('', bearer('guest'), '/members')).status).toBe(403)
    expect((await negotiate('', bearer('member-1'), '/members')).status).toBe(200)
    expect(await refusedUpgrade(`${running.url}/hub?access_token=bad`)).toBe(401)
    expect(await refusedUpgrade(`${running.url}/members`)).toBe(401)
    expect(await refusedUpgrade(`${running.url}/members?access_token=guest`)).toBe(403)
  })

  it('does not open to one user what another negotiated, nor at another hub', async () => {
    const { body } = await negotiate('?negotiateVersion=1&access_token=anna')
    const id = `id=${body.connectionToken}`
    expect(await refusedUpgrade(`${running.url}/hub?${id}`)).toBe(403)
    expect(await refusedUpgrade(`${running.url}/hub?${id}&access_token=marco`)).toBe(403)
    expect(await refusedUpgrade(`${running.url}/members?${id}&access_token=member-1`)).toBe(404)
    const raw = await RawClient.greeted(`${running.url}/hub?${id}&access_token=anna`)
    expect(await refusedUpgrade(`${running.url}/hub?${id}&access_token=anna`)).toBe(409)
    raw.socket.close()
  })
})

describe('half transports', () => {
  it('says what is wrong with an id', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await fetch(`${running.url}/hub`, { method })).status).toBe(400)
      expect((await fetch(`${running.url}/hub?id=nobody`, { method })).status).toBe(404)
    }
    expect((await fetch(`${running.url}/hub?id=nobody`, { method: 'PUT' })).status).toBe(405)
    expect(await refusedUpgrade(`${running.url}/hub?id=nobody`)).toBe(404)
  })

  it('does not take POSTs for a WebSocket nor a DELETE for what is not polled', async () => {
    const { body } = await negotiate()
    const target = `${running.url}/hub?id=${body.connectionToken}`
    expect((await fetch(target, { method: 'POST', body: 'x' })).status).toBe(404)
    const raw = await RawClient.greeted(target)
    expect((await fetch(target, { method: 'POST', body: 'x' })).status).toBe(405)
    expect((await fetch(target, { method: 'DELETE' })).status).toBe(400)
    raw.socket.close()
  })

  it('polls: opens with an empty answer, ends an older poll with 204, ends for good by DELETE', async () => {
    const { body } = await negotiate()
    const target = `${running.url}/hub?id=${body.connectionToken}`
    const first = await fetch(target)
    expect([first.status, await first.text()]).toEqual([200, ''])
    const post = await fetch(target, { method: 'POST', body: '{"protocol":"json","version":1}\u001e' })
    expect(post.status).toBe(200)
    const second = await fetch(target)
    expect(await second.text()).toBe('{}\u001e')
    const older = fetch(target)
    await new Promise((resolve) => setTimeout(resolve, 50))
    const newer = fetch(target)
    expect((await older).status).toBe(204)
    expect((await fetch(target, { method: 'DELETE' })).status).toBe(202)
    expect((await newer).status).toBe(204)
    expect(hub.connections.has(body.connectionId)).toBe(false)
    expect((await fetch(target, { method: 'POST', body: 'x' })).status).toBe(404)
  })

  it('reads messages split over several POSTs', async () => {
    const { body } = await negotiate()
    const target = `${running.url}/hub?id=${body.connectionToken}`
    await fetch(target)
    for (const part of [
      '{"protocol":"js',
      'on","version":1}',
      '\u001e{"type":1,"invocationId":"1","tar',
      'get":"x","arguments":[]}\u001e',
    ])
      expect((await fetch(target, { method: 'POST', body: part })).status).toBe(200)
    const said = await (await fetch(target)).text()
    expect(said).toContain(`"invocationId":"1"`)
    await fetch(target, { method: 'DELETE' })
  })

  it('never lets a client choose MessagePack over Server-Sent Events', async () => {
    const { body } = await negotiate()
    const target = `${running.url}/hub?id=${body.connectionToken}`
    const events = await fetch(target, { headers: { accept: 'text/event-stream' } })
    expect(events.headers.get('content-type')).toBe('text/event-stream')
    await fetch(target, { method: 'POST', body: '{"protocol":"messagepack","version":1}\u001e' })
    expect(await events.text()).toContain('"error":"Server-Sent Events carry text only."')
  })
})

it("opens without negotiating when Microsoft's client skips it", async () => {
  const connection = client(`${running.url}/hub`, {
    skipNegotiation: true,
    transport: HttpTransportType.WebSockets,
  })
  await until(() => hub.connections.size === 0)
  await connection.start()
  expect(hub.connections.size).toBe(1)
  await connection.stop()
})
