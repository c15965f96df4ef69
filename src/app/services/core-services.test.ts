import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverJson } from '#tests/support/server-answer.ts'
import { createApiClient } from '../../api/api-client.ts'
import { createTokenStorage } from '../../session/token-storage.ts'
import { memoryStorage } from '#tests/support/session-world.ts'
import { dismissToast, toastsStore } from '../../ui/overlay/toasts-store.ts'
import { recovering } from './core-services.ts'

// Several refusals within the four seconds of a toast are one: each test begins after them.
let hours = 0
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue((hours += 1) * 3_600_000))
afterEach(() => {
  vi.restoreAllMocks()
  for (const toast of toastsStore.get()) dismissToast(toast.id)
})

const SECTION_8 = {
  type: 'danger',
  duration: 4000,
  message: 'Ci dispiace, non sei autorizzato a visualizzare questa pagina.',
}

/** A server that knows one token, and answers everyone at `ping`. */
function createWorld(known: string) {
  const token = createTokenStorage(memoryStorage())
  const requests: string[] = []
  const bare = createApiClient({
    origin: '',
    token: token.read,
    fetch: async (path, init) => {
      const bearer = new Headers(init?.headers).get('Authorization')
      requests.push(`${String(path)} ${bearer ?? '-'}`)
      const open = bearer === `Bearer ${known}` || (bearer === null && path === '/api/ping')
      return open
        ? serverJson({ ok: true, token: 'new', type: 'COUPLE' })
        : serverJson({ code: 'token_expired' }, 401)
    },
  })
  return { token, requests, bare }
}

test('a session that ran out is renewed and the call made again, and the 401 is said as section 8 has it', async () => {
  const { token, requests, bare } = createWorld('new')
  token.write('old')
  const api = recovering(bare, token, async () => {
    token.write('new')
    return true
  })
  await expect(api('User/me')).resolves.toMatchObject({ ok: true })
  expect(requests).toEqual(['/api/User/me Bearer old', '/api/User/me Bearer new'])
  expect(toastsStore.get()).toMatchObject([SECTION_8])
})

test('without anybody to renew it, public things are still read and private ones say the sentence of section 8', async () => {
  const { token, bare } = createWorld('other')
  token.write('dead')
  const api = recovering(bare, token, async () => {
    token.drop()
    return false
  })
  await expect(api('ping')).resolves.toMatchObject({ ok: true })
  await expect(api('User/me')).rejects.toMatchObject({ status: 401 })
  expect(toastsStore.get()).toMatchObject([SECTION_8])
})

test('a refused proof of identity is passed on at once', async () => {
  const { token, requests, bare } = createWorld('new')
  token.write('old')
  const api = recovering(bare, token, async () => true)
  await expect(api('User/me', { bearer: 'forged' })).rejects.toMatchObject({ status: 401 })
  expect(requests).toHaveLength(1)
})
