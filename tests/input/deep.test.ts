/** What is nested deeper than anything the product sends. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, ROUTES } from '#contract/routes.ts'
import { type Person, type TestApp, newCouple, startTestApp } from '#tests/support/test-app.ts'

let at: TestApp
let anna: Person
beforeAll(async () => {
  at = await startTestApp()
  anna = await newCouple(at)
})
afterAll(() => at.close())

const DEPTH = 5_000
const deepList = '['.repeat(DEPTH) + ']'.repeat(DEPTH)
const deepObject = '{"a":'.repeat(DEPTH) + '1' + '}'.repeat(DEPTH)
const commands = (body: string) =>
  `{"commands":[{"key":"${crypto.randomUUID()}","method":"POST","path":"/api/Assistance/addRequest","body":${body}}]}`

const send = (url: string, payload: string, token = '', method: 'POST' | 'PUT' | 'DELETE' = 'POST') =>
  at.app.server.inject({
    method,
    url,
    payload,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  })

describe('a body nested 5,000 deep', () => {
  it.each([
    ['a list', deepList],
    ['an object', deepObject],
  ])('in a command is malformed, for a visitor and for a couple: %s', async (_, deep) => {
    for (const token of ['', anna.token]) {
      const reply = await send('/api/sync/commands', commands(deep), token)
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'malformed'])
    }
  })

  const writes = (Object.keys(ROUTES) as CallName[]).filter((name) => ROUTES[name].method !== 'GET')
  it.each(writes)('is never a fault of ours: %s', async (name) => {
    const { method, path } = ROUTES[name]
    const url = path.replace(/\{\w+\}/g, crypto.randomUUID())
    for (const token of ['', anna.token])
      for (const body of [deepList, `{"a":${deepObject}}`])
        expect((await send(url, body, token, method as 'POST')).statusCode).toBe(400)
  })

  it('is refused by the identity too', async () => {
    const reply = await send('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any', deepObject)
    expect(reply.statusCode).toBe(400)
  })
})
