/** The log is read by people who have no business knowing whose wedding it is. */
import { readdir } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendWaitingMails } from '#tests/support/mail-round.ts'
import { type TestApp, newCouple, startTestApp } from '#tests/support/test-app.ts'
import { RawClient, refusedUpgrade } from '../signalr/test-support/raw-client.ts'
import { beginningOf, requestIdsOf, trustsOf } from './request-id.ts'

/** In whatever a person sends; it must be nowhere in the log. */
const CANARY = 'canarino-Giuseppina'
const MAIL = 'giuseppina.canarino@prova.test'
const MADE_BY_A_PROXY = '0af7651916cd43dd8448eb211c80319c'

const lines: string[] = []
let at: TestApp
beforeAll(async () => {
  const more = {
    LOG_LEVEL: 'trace',
    TRUST_PROXY: '1',
    PUBLIC_URL: 'https://prova.test',
    IDENTITY_TEST_API: '0',
  }
  at = await startTestApp(undefined, more, undefined, { logTo: { write: (line) => lines.push(line) } })
})
afterAll(() => at.close())
beforeEach(() => lines.splice(0))

type Line = Record<string, unknown>
const requests = () => lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'request')
const requestLine = async () => {
  await expect.poll(requests).toHaveLength(1)
  return requests()[0]!
}

describe('the line of a request', () => {
  it('says by which route it was answered, how and how fast, under the id the answer has', async () => {
    const answer = await fetch(`${at.url}/api/Vendor/search?q=${CANARY}`)
    const line = await requestLine()
    expect(line).toMatchObject({ method: 'GET', route: '/api/Vendor/search', status: 200 })
    expect(line.ms).toBeGreaterThan(0)
    expect(line.reqId).toBe(answer.headers.get('x-request-id'))
    expect(line.reqId).toMatch(/^[\da-f-]{36}$/)
  })

  it('takes the id of a trusted proxy, and of its form only', async () => {
    const withId = (id: string) => fetch(`${at.url}/api/ping`, { headers: { 'X-Request-Id': id } })
    expect((await withId(MADE_BY_A_PROXY)).headers.get('x-request-id')).toBe(MADE_BY_A_PROXY)
    for (const odd of [MAIL, 'anna-e-marco-sposi', 'abc', 'f'.repeat(65)])
      expect((await withId(odd)).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })
})

it('takes no id from who is no proxy of ours', () => {
  const from = (remoteAddress: string) =>
    ({
      headers: { 'x-request-id': MADE_BY_A_PROXY },
      socket: { remoteAddress },
    }) as unknown as IncomingMessage
  const idOf = requestIdsOf(trustsOf(['10.0.0.0/8']))
  expect(idOf(from('10.1.2.3'))).toBe(MADE_BY_A_PROXY)
  expect(idOf(from('192.0.2.1'))).not.toBe(MADE_BY_A_PROXY)
  expect(requestIdsOf(trustsOf(false))(from('10.1.2.3'))).not.toBe(MADE_BY_A_PROXY)
})

it('takes where a request begins from proxies of ours alone', () => {
  const request = {
    headers: { 'x-forwarded-for': '198.51.100.9, 203.0.113.7' },
    socket: { remoteAddress: '10.1.2.3' },
  } as unknown as IncomingMessage
  expect(beginningOf(request, trustsOf(['10.0.0.0/8']))).toBe('203.0.113.7')
  expect(beginningOf(request, trustsOf(1))).toBe('203.0.113.7')
  expect(beginningOf(request, trustsOf(false))).toBe('10.1.2.3')
})

describe('the line of a hub', () => {
  it('says which one was asked for what, and nothing of the token it was asked with', async () => {
    const hub = `${at.url}/hubs/couple`
    const query = `?access_token=${CANARY}`
    const headers = { 'X-Request-Id': MADE_BY_A_PROXY }
    expect((await fetch(`${hub}/negotiate${query}`, { method: 'POST', headers })).status).toBe(401)
    expect(await refusedUpgrade(hub + query, { headers })).toBe(401)
    const couple = await newCouple(at)
    lines.splice(0)
    const open = await RawClient.greeted(`${hub}?access_token=${couple.token}`, 1, { headers })
    open.socket.close()
    await expect.poll(requests).toHaveLength(1)
    expect(requests()[0]).toMatchObject({
      method: 'GET',
      route: '/hubs/couple',
      status: 101,
      reqId: MADE_BY_A_PROXY,
    })
    lines.splice(0)
    await fetch(`${hub}/negotiate${query}`, { method: 'POST', headers })
    await refusedUpgrade(hub + query)
    await expect.poll(requests).toHaveLength(2)
    const [negotiated, refused] = requests()
    expect(negotiated).toMatchObject({ method: 'POST', route: '/hubs/couple/negotiate', status: 401 })
    expect(negotiated!.reqId).toBe(MADE_BY_A_PROXY)
    expect(refused).toMatchObject({ route: '/hubs/couple', status: 401 })
    expect(refused!.reqId).toMatch(/^[\da-f-]{36}$/)
    for (const secret of [CANARY, couple.token]) expect(lines.join('')).not.toContain(secret)
  })
})

describe('the log of every level', () => {
  it('has nothing of what a person sends: address, query, headers, body, refused or failed', async () => {
    const couple = await newCouple(at, [CANARY, 'Marco'])
    const send = (method: string, path: string, body?: unknown) =>
      couple.call(method, path, body, {
        'User-Agent': CANARY,
        'X-Forwarded-For': '203.0.113.77',
        Cookie: `chi=${CANARY}`,
        'Idempotency-Key': `chiave:${CANARY}`,
      })
    const task = { id: crypto.randomUUID(), title: CANARY, category: 'altro', notes: MAIL }
    await send('POST', '/api/Couple/addTaskCouple', task)
    await send('POST', `/api/Couple/addTaskCouple?chi=${MAIL}`, { title: CANARY })
    await send('GET', `/api/Vendor/getVendorById/${CANARY}`)
    await send('GET', `/api/${CANARY}/${encodeURIComponent(MAIL)}`)
    await send('GET', `/${CANARY}?codice=${CANARY}`)
    await send('POST', `/hubs/couple/negotiate?access_token=${CANARY}`)
    await fetch(`${at.url}/api/Couple/addTaskCouple`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${CANARY}` },
      body: `{"title": ${CANARY}`,
    })
    const forgotten = `${at.url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=any`
    await fetch(forgotten, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: couple.email }),
    })
    expect(await rawly(`GET /%E0%A4%A?${CANARY} HTTP/1.1\r\nHost: x\r\n\r\n`)).toContain('400')
    expect(await rawly(`${CANARY} nonsense\r\n\r\n`)).toContain('400')
    const { pool } = at.database
    expect(await sendWaitingMails(pool, at.app.post.sendMail)).toMatchObject({ sent: 1, failed: 0 })
    expect(await readdir(path.join(at.dataDir, 'mail'))).toHaveLength(1)
    await fetch(`${at.url}/api/ping`)
    await expect.poll(() => requests().length).toBeGreaterThan(9)
    const log = lines.join('')
    for (const secret of [
      CANARY,
      MAIL,
      couple.email,
      couple.token,
      couple.idToken,
      '203.0.113.77',
      '127.0.0.1',
    ])
      expect(log).not.toContain(secret)
  })

  it('tells of a failure in the database where it was, and nothing of what was written', async () => {
    const couple = await newCouple(at)
    const task = { id: crypto.randomUUID(), title: CANARY, category: 'altro' }
    await at.database.pool.query(
      'alter table couple_task add constraint no_canary check (title not like $$can%$$) not valid',
    )
    const { status } = await couple.call('POST', '/api/Couple/addTaskCouple', task)
    await at.database.pool.query('alter table couple_task drop constraint no_canary')
    expect(status).toBe(500)
    await expect.poll(() => lines.join('')).toContain('no_canary')
    const failure = lines.map((line) => JSON.parse(line) as Line).find(({ msg }) => msg === 'request failed')
    expect(failure).toMatchObject({ err: { cause: { code: '23514', table: 'couple_task' } } })
    expect((failure!.err as { stack: string }).stack).toContain('entity-store.ts')
    expect(lines.join('')).not.toContain(CANARY)
  })
})

/** Sends bytes as they are; resolves with the answer. */
const rawly = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(new URL(at.url).port), '127.0.0.1', () => socket.end(text))
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
