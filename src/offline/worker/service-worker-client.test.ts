import { afterEach, expect, it, vi } from 'vitest'
import { createServiceWorkerClient } from './service-worker-client.ts'

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener() {}
    register = async () => navigator.serviceWorker.ready
  },
}))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A page of one build while the worker of the next waits; the one before does not let go. */
async function pageBeforeUpdate() {
  vi.useFakeTimers()
  const told: string[] = []
  const worker = (name: string) => ({
    postMessage: ({ type }: { type: string }) => void (type !== 'HEAL' && told.push(`${name} ${type}`)),
  })
  const registration = Object.assign(new EventTarget(), {
    active: worker('before'),
    waiting: worker('next'),
    installing: null,
  })
  const workers = Object.assign(new EventTarget(), { ready: Promise.resolve(registration) })
  vi.stubGlobal('navigator', { serviceWorker: workers })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('BroadcastChannel', undefined)
  const loaded: { startTime: number }[] = []
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => loaded as PerformanceEntryList)
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const client = createServiceWorkerClient({ url: '/service-worker.js', isBusy: () => false })
  await client.register()
  const take = async () => {
    const taking = client.applyUpdate()
    // At rest after three seconds, and late after five more.
    await vi.advanceTimersByTimeAsync(8_000)
    return taking
  }
  const takeOver = () => {
    registration.waiting = null as never
    workers.dispatchEvent(new Event('controllerchange'))
  }
  const load = () => void loaded.push({ startTime: performance.now() })
  return { client, registration, told, reload, take, takeOver, load, next: () => worker('third') }
}

const ASKED = ['before GIVE_WAY', 'next SKIP_WAITING']

it('asks the worker of before to let go once, however often it is late: a word to it keeps it awake', async () => {
  const page = await pageBeforeUpdate()
  expect([await page.take(), await page.take()]).toEqual(['late', 'late'])
  expect(page.told).toEqual(ASKED)
  expect(page.reload).not.toHaveBeenCalled()
  page.takeOver()
  await vi.advanceTimersByTimeAsync(0)
  expect(page.reload).toHaveBeenCalled()
})

it('asks nobody to let go while the page still loads, for a request would keep the worker of before', async () => {
  const { client, told, load } = await pageBeforeUpdate()
  load()
  void client.applyUpdate()
  await vi.advanceTimersByTimeAsync(2_500)
  load()
  await vi.advanceTimersByTimeAsync(2_900)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(told).toEqual(ASKED)
})

it('asks all the same where the page is never at rest', async () => {
  const { client, told, load } = await pageBeforeUpdate()
  load()
  const loading = setInterval(load, 1_000)
  void client.applyUpdate()
  await vi.advanceTimersByTimeAsync(9_900)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(told).toEqual(ASKED)
  clearInterval(loading)
})

it('waits for no rest where it would disturb nobody: asked a second time, or after another tab took over', async () => {
  const page = await pageBeforeUpdate()
  await page.take()
  page.load()
  const again = page.client.applyUpdate()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await again).toBe('late')
  page.takeOver()
  await vi.advanceTimersByTimeAsync(0)
  page.reload.mockClear()
  void page.client.applyUpdate()
  await vi.advanceTimersByTimeAsync(0)
  expect(page.reload).toHaveBeenCalledOnce()
})

it('tells the worker of before nothing more once it is to let go: a word would begin it anew', async () => {
  const page = await pageBeforeUpdate()
  await page.take()
  await page.client.keepArea('couple')
  expect(await page.client.prefetch(['/fornitori'])).toEqual({ kept: 0, failed: 1, bytes: 0 })
  expect(page.told).toEqual(ASKED)
})

it('asks anew for a build that has come since', async () => {
  const page = await pageBeforeUpdate()
  await page.take()
  page.registration.waiting = page.next()
  await page.take()
  expect(page.told).toEqual([...ASKED, 'before GIVE_WAY', 'third SKIP_WAITING'])
})
