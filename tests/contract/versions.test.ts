/** App and server say which protocol they speak, at every call. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PROTOCOL_VERSION } from '#contract/wire/client-version.ts'
import { newId } from '#contract/kit/new-id.ts'
import { type TestApp, newCouple, startTestApp } from '#tests/support/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.close())

it('tells an app that is too old to update, and writes nothing of what it sent', async () => {
  const couple = await newCouple(at)
  const send = (version: string | undefined) =>
    fetch(`${at.url}/api/Couple/addTaskCouple`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${couple.token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': newId(),
        ...(version !== undefined && { 'X-Client-Version': version }),
      },
      body: JSON.stringify({ id: newId(), title: 'Fedi', category: 'documenti' }),
    })
  const tasks = async () => {
    const answer = await fetch(`${at.url}/api/Couple/getTaskCoupleById`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${couple.token}`, 'Content-Type': 'application/json' },
      body: '{}',
    })
    return ((await answer.json()) as unknown[]).length
  }

  const refused = await send('0')
  expect(refused.status).toBe(426)
  expect(refused.headers.get('content-type')).toMatch(/problem\+json/)
  expect(await refused.json()).toMatchObject({ code: 'client_outdated' })
  expect(await tasks()).toBe(0)

  for (const version of [undefined, String(PROTOCOL_VERSION), String(PROTOCOL_VERSION + 1)]) {
    const taken = await send(version)
    expect(taken.status).toBe(200)
    expect(taken.headers.get('x-server-version')).toBe(String(PROTOCOL_VERSION))
  }
  expect(await tasks()).toBe(3)
})

it('says its version with refusals and shared answers too', async () => {
  for (const path of ['/api/User/me', '/api/Vendor/getAllVendor', '/api/config']) {
    const answer = await fetch(at.url + path)
    expect(answer.headers.get('x-server-version'), path).toBe(String(PROTOCOL_VERSION))
  }
})
