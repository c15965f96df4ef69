import { expect, test } from 'vitest'
import { withVersions } from './versions.ts'

const answer = (status: number, headers: Record<string, string>) => new Response('{}', { status, headers })
const PRIVATE = { 'Cache-Control': 'no-store' }

/** A server that answers one thing, and what was heard of it by an app of protocol 3. */
async function hear(reply: Response): Promise<string[]> {
  const heard: string[] = []
  const send = withVersions(
    async () => reply,
    (versions) => heard.push(versions),
    3,
  )
  await send('/api/ping')
  return heard
}

test('every request says which protocol the app speaks, and keeps its own headers', async () => {
  const sent: Headers[] = []
  const send = withVersions(
    async (_, init) => {
      sent.push(new Headers(init?.headers))
      return answer(200, {})
    },
    () => undefined,
    3,
  )
  await send('/api/ping', { headers: { Authorization: 'Bearer a' } })
  expect(sent[0]!.get('x-client-version')).toBe('3')
  expect(sent[0]!.get('authorization')).toBe('Bearer a')
})

test('an app that is not understood any more hears it', async () => {
  expect(await hear(answer(426, { 'X-Server-Version': '4' }))).toEqual(['app-too-old'])
})

test('what somebody else answers says nothing of the versions', async () => {
  expect(await hear(answer(426, {}))).toEqual([])
  expect(await hear(answer(200, PRIVATE))).toEqual([])
})

test('a server older than the app is told from one of the same age, and from a newer one', async () => {
  expect(await hear(answer(200, { ...PRIVATE, 'X-Server-Version': '2' }))).toEqual(['server-too-old'])
  expect(await hear(answer(200, { ...PRIVATE, 'X-Server-Version': '3' }))).toEqual(['fine'])
  expect(await hear(answer(200, { ...PRIVATE, 'X-Server-Version': '4' }))).toEqual(['fine'])
})

test('a kept copy of an old answer says nothing about the server of now', async () => {
  expect(await hear(answer(200, { 'Cache-Control': 'public', 'X-Server-Version': '1' }))).toEqual([])
})
