import { afterEach, expect, it, vi } from 'vitest'
import { SERVER_VERSION_HEADER } from '#contract/wire/client-version.ts'
import type { MissingPart } from '../lib/missing-part.ts'
import { reloadWhenReplaced } from './replaced-build.ts'

afterEach(() => void vi.unstubAllGlobals())

type Answer = (init: RequestInit) => Promise<Response>
const OURS: Answer = async () => new Response(null, { headers: { [SERVER_VERSION_HEADER]: '1' } })

/** A page whose server answers so; what happened to it when a part was missing. */
function pageWith(answer: Answer, { onLine = true }: { onLine?: boolean } = {}) {
  const events = new EventTarget()
  const kept = new Map<string, string>()
  const reload = vi.fn()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => answer(init))
  reloadWhenReplaced()
  const meets = (): MissingPart => {
    const error: MissingPart = new TypeError('no import')
    events.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
    return error
  }
  return { meets, reload }
}

it('loads the page anew when the server has another build, and whoever met it says nothing', async () => {
  const { meets, reload } = pageWith(OURS)
  expect(await Promise.all([meets().why, meets().why])).toEqual(['told', 'told'])
  expect(reload).toHaveBeenCalledOnce()
})

it('says that the part failed, and reloads no more, when it is missing after a reload too', async () => {
  const { meets, reload } = pageWith(OURS)
  await meets().why
  expect(await meets().why).toBe('failed')
  expect(reload).toHaveBeenCalledOnce()
})

it.each<[string, Answer, { onLine?: boolean }]>([
  ['the device has no network', OURS, { onLine: false }],
  ['something else answers in the server’s place', async () => new Response('portal'), {}],
  ['the server is in trouble', async () => new Response(null, { status: 503 }), {}],
  ['nothing answers', () => Promise.reject(new TypeError('refused')), {}],
])('reloads nothing when %s', async (_, answer, network) => {
  const { meets, reload } = pageWith(answer, network)
  expect(await meets().why).toBe('offline')
  expect(reload).not.toHaveBeenCalled()
})

it('waits five seconds, not for ever, for a network that never answers', async () => {
  const within: number[] = []
  const over = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    within.push(ms)
    return over.signal
  })
  const { meets } = pageWith(
    ({ signal }) =>
      new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
  )
  const { why } = meets()
  over.abort(new DOMException('too late', 'TimeoutError'))
  expect(await why).toBe('offline')
  expect(within).toEqual([5_000])
})
