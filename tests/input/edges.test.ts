/** Requests at, under and over each limit, and those that no route expects. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { ROUTES } from '#contract/routes.ts'
import { type Person, type TestApp, newCouple, startTestApp } from '#tests/support/test-app.ts'
import { faultsOf } from './refusal.ts'

const BODY_LIMIT_BYTES = 1024 * 1024

let at: TestApp
let anna: Person & { coupleId: string }
let requests = 0
beforeAll(async () => {
  at = await startTestApp()
  anna = await newCouple(at)
})
afterAll(async () => {
  console.log(`edges: ${requests} requests`)
  await at.close()
})

async function send(
  method: string,
  url: string,
  { payload, headers = {} }: { payload?: string | Buffer; headers?: Record<string, string> } = {},
) {
  requests++
  const {
    statusCode,
    body,
    headers: sent,
  } = await at.app.server.inject({
    method: method as 'GET',
    url,
    headers: { authorization: `Bearer ${anna.token}`, ...headers },
    ...(payload === undefined ? {} : { payload }),
  })
  const code = body.startsWith('{') ? (JSON.parse(body).code as string | undefined) : undefined
  return {
    status: statusCode,
    code,
    text: body,
    headers: sent,
    faults: faultsOf({ status: statusCode, text: body, headers: sent }),
  }
}
const JSON_TYPE = { 'content-type': 'application/json' }
const tasks = async () =>
  Number(
    (await at.database.pool.query('select count(*) from couple_task where couple_id = $1', [anna.coupleId]))
      .rows[0].count,
  )
const taskOf = (bytes: number) => {
  const task = JSON.stringify({ id: newId(), title: 'Provare il menù', category: 'catering' })
  return task + ' '.repeat(bytes - Buffer.byteLength(task))
}

describe('a body', () => {
  it('of one mebibyte is read, one byte more is refused with 413', async () => {
    const post = (bytes: number) =>
      send('POST', '/api/Couple/addTaskCouple', { payload: taskOf(bytes), headers: JSON_TYPE })
    expect((await post(BODY_LIMIT_BYTES - 1)).status).toBe(200)
    expect((await post(BODY_LIMIT_BYTES)).status).toBe(200)
    const before = await tasks()
    for (const bytes of [BODY_LIMIT_BYTES + 1, BODY_LIMIT_BYTES * 2]) {
      const refused = await post(bytes)
      expect([refused.status, refused.code, refused.faults]).toEqual([413, 'too_large', []])
    }
    expect(await tasks()).toBe(before)
  })

  it.each([
    ['half of one', '{"id":'],
    ['empty', ''],
    ['with a comma too many', '{"id":1,}'],
    ['with single quotes', "{'id':1}"],
    ['a bare word', 'ciao'],
    ['NaN', 'NaN'],
    ['two of them', '{}{}'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['a key of the prototype', '{"__proto__":{"admin":true}}'],
    ['a key of the constructor', '{"constructor":{"prototype":{"admin":true}}}'],
  ])('that is no JSON is refused with 400: %s', async (_, payload) => {
    const before = await tasks()
    const refused = await send('POST', '/api/Couple/addTaskCouple', { payload, headers: JSON_TYPE })
    expect([refused.status, refused.code, refused.faults]).toEqual([400, 'malformed', []])
    expect(await tasks()).toBe(before)
  })

  it.each([
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'text/html',
    'image/png',
    'application/jsonp',
    'json',
  ])('of another type is refused with 415: %s', async (type) => {
    const refused = await send('POST', '/api/Couple/addTaskCouple', {
      payload: taskOf(200),
      headers: { 'content-type': type },
    })
    expect([refused.status, refused.code, refused.faults]).toEqual([415, 'unsupported_media_type', []])
  })

  it('that is text is not taken for JSON', async () => {
    const before = await tasks()
    const refused = await send('POST', '/api/Couple/addTaskCouple', {
      payload: taskOf(200),
      headers: { 'content-type': 'text/plain' },
    })
    expect([400, 415]).toContain(refused.status)
    expect(refused.faults).toEqual([])
    expect(await tasks()).toBe(before)
  })

  it('half a million levels deep is no trouble', async () => {
    const payload = '['.repeat(500_000) + '"\\u0000"' + ']'.repeat(500_000)
    for (const url of ['/api/Couple/getTaskCoupleById', '/api/Couple/addTaskCouple']) {
      const answered = await send('POST', url, { payload, headers: JSON_TYPE })
      expect([200, 400], answered.text).toContain(answered.status)
      expect(answered.faults).toEqual([])
      expect(answered.text.length).toBeLessThan(10_000)
    }
  })

  const DEEP = `${'{"dentro":['.repeat(2_500)}"in fondo"${']}'.repeat(2_500)}`
  it.each([
    [
      'the body of an edit sent with others',
      `{"commands":[{"key":"${newId()}","method":"POST","path":"/api/Couple/addTaskCouple","body":${DEEP}}]}`,
    ],
    ['a field nobody knows', `{"id":"${newId()}","title":"Fiori","category":"altro","more":${DEEP}}`],
    ['the whole of it', DEEP],
  ])('five thousand levels deep fails no call, where the depth is in %s', async (_, payload) => {
    const failed = new Set<string>()
    // Among all calls is the sign-out.
    const somebody = await newCouple(at)
    for (const { method, path } of Object.values(ROUTES).filter((route) => route.method !== 'GET'))
      for (const authorization of [`Bearer ${somebody.token}`, '']) {
        const url = path.replaceAll(/[:{]\w+\}?/g, newId())
        const answered = await send(method, url, { payload, headers: { ...JSON_TYPE, authorization } })
        if (answered.status === 500 || answered.faults.length > 0)
          failed.add(`${method} ${path}: ${answered.status} ${answered.faults.join(', ')}`)
      }
    expect([...failed]).toEqual([])
  })

  it('says which fields are refused, in Italian, and no more than twenty of them', async () => {
    const wrong = { id: 'x', title: '', category: 'altro', dueDate: '2026-02-30', done: 'sì', altro: 1 }
    const { text, code } = await send('POST', '/api/Couple/addTaskCouple', {
      payload: JSON.stringify(wrong),
      headers: JSON_TYPE,
    })
    const { errors } = JSON.parse(text) as { errors: { path: string; message: string }[] }
    expect(code).toBe('malformed')
    expect(errors.map(({ path }) => path).toSorted()).toEqual(['', 'done', 'dueDate', 'id', 'title'])
    for (const { message } of errors) expect(message).not.toMatch(/expected|invalid|must|too|required/i)
    const many = { payments: Array.from({ length: 60 }, () => ({})) }
    const list = await send('PUT', `/api/Couple/updateBudgetItemCouple/${newId()}`, {
      payload: JSON.stringify(many),
      headers: JSON_TYPE,
    })
    expect(JSON.parse(list.text).errors).toHaveLength(20)
  })
})

describe('a text', () => {
  it.each([
    ['title', 200],
    ['notes', 4000],
    ['category', 60],
  ] as const)(
    '%s of as many characters as it may have is kept whole, one more is refused',
    async (field, max) => {
      const add = (length: number) =>
        send('POST', '/api/Couple/addTaskCouple', {
          payload: JSON.stringify({ id: newId(), title: 'x', category: 'x', [field]: 'à'.repeat(length) }),
          headers: JSON_TYPE,
        })
      const kept = await add(max)
      expect(JSON.parse(kept.text)[field]).toHaveLength(max)
      expect((await add(max - 1)).status).toBe(200)
      expect((await add(max + 1)).status).toBe(400)
    },
  )

  it('is kept as it was written: emoji, right-to-left, quotes, markup, backslashes', async () => {
    const title = `🍋👩‍❤️‍👨 "d'Este" \\ <b>ciao</b> שלום %s \${x} ı İ ﬁ`
    const { text } = await send('POST', '/api/Couple/addTaskCouple', {
      payload: JSON.stringify({ id: newId(), title, category: 'altro' }),
      headers: JSON_TYPE,
    })
    expect(JSON.parse(text).title).toBe(title)
  })

  it.each(['a\u0000b', '\ud800', 'a\udc00b'])(
    'that the database cannot keep is refused, not mended: %j',
    async (bad) => {
      const before = await tasks()
      const inText = await send('POST', '/api/Couple/addTaskCouple', {
        payload: JSON.stringify({ id: newId(), title: `menù ${bad}`, category: 'altro' }),
        headers: JSON_TYPE,
      })
      expect([inText.status, inText.code]).toEqual([400, 'malformed'])
      const inJson = await send('PUT', `/api/Couple/updateCouple/${anna.coupleId}`, {
        payload: JSON.stringify({ partners: [{ firstName: `Anna ${bad}` }] }),
        headers: JSON_TYPE,
      })
      expect([inJson.status, inJson.code]).toEqual([400, 'malformed'])
      expect(JSON.parse(inJson.text).errors[0].path).toBe('partners.0.firstName')
      expect(await tasks()).toBe(before)
    },
  )
})

describe('an Idempotency-Key', () => {
  it.each([
    '',
    'short',
    'x'.repeat(129),
    'con spazi dentro',
    'chiave/con/barre',
    'perché-no-123',
    '"quoted-key"',
  ])('that is none is refused with 400: %j', async (key) => {
    const before = await tasks()
    const refused = await send('POST', '/api/Couple/addTaskCouple', {
      payload: taskOf(200),
      headers: { ...JSON_TYPE, 'idempotency-key': key },
    })
    expect([refused.status, refused.code, refused.faults]).toEqual([400, 'malformed', []])
    expect(await tasks()).toBe(before)
  })

  it.each(['12345678', 'x'.repeat(128), newId()])('of 8 to 128 characters is taken: %s', async (key) => {
    const headers = { ...JSON_TYPE, 'idempotency-key': key }
    const taken = await send('POST', '/api/Couple/addTaskCouple', { payload: taskOf(200), headers })
    expect(taken.status).toBe(200)
  })
})

describe('an Authorization header', () => {
  it.each([
    'Basic YTpi',
    'Bearer',
    'Bearer ',
    'Bearer a b',
    'bearer lvs_x',
    'lvs_x',
    'Bearer lvs_',
    'Bearer a.b.c',
    'Bearer \u0001',
  ])('that proves nothing is refused with 401: %j', async (authorization) => {
    for (const url of ['/api/User/me', '/api/Vendor/getTopVendors']) {
      const refused = await send('GET', url, { headers: { authorization } })
      expect([refused.status, refused.faults], url).toEqual([401, []])
      expect(['unauthenticated', 'token_expired']).toContain(refused.code)
    }
  })
})

describe('an address', () => {
  it.each([
    '/api/nessuna',
    '/api/',
    '/api/Couple',
    '/api/Couple/addTaskCouple/',
    '/api/couple/addtaskcouple',
    '/api/Couple/%61ddTaskCouple/x',
    '/api/docs/',
    '/api/docs/..%2f..%2fpackage.json',
    '/api/docs/package.json',
    '/hubs/nessuno',
    `/api/${'x'.repeat(4_000)}`,
  ])('below /api that is none answers 404: %s', async (url) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      const refused = await send(method, url)
      expect([refused.status, refused.code, refused.faults], method).toEqual([404, 'not_found', []])
    }
  })

  it.each(['/api/%E0%A4%A', '/api/%', '/api/%zz', '/%E0%A4%A'])(
    'that cannot be decoded answers 400: %s',
    async (url) => {
      const refused = await send('GET', url)
      expect([refused.status, refused.code, refused.faults]).toEqual([400, 'malformed', []])
    },
  )

  it('answers no other method than its own', async () => {
    const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']
    for (const route of Object.values(ROUTES))
      for (const method of methods) {
        if (method === route.method || ('twin' in route && method === 'GET')) continue
        const url = route.path.replace('{id}', newId())
        const refused = await send(method, url)
        expect([404, 405], `${method} ${url}: ${refused.status}`).toContain(refused.status)
        expect(refused.faults, `${method} ${url}`).toEqual([])
      }
  })
})
