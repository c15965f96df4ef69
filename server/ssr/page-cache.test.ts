import { expect, test, vi } from 'vitest'
import { PageCache } from './page-cache.ts'
import type { RenderedPage } from './page-renderer.ts'

const page = (html: string, status = 200, isWhole = true, tags = ['vendor']): RenderedPage => ({
  status,
  html,
  isWhole,
  tags,
})
const LIMITS = { maxCharacters: 100, maxAgeMs: 1000 }

test('renders an address once, also when many ask at the same time', async () => {
  const cache = new PageCache(LIMITS)
  const render = vi.fn(async () => page('ciao'))
  await Promise.all([cache.get('/', render), cache.get('/', render)])
  await cache.get('/', render)
  expect(render).toHaveBeenCalledOnce()
})

test('shows nothing rendered before a change, not even what was under way', async () => {
  const cache = new PageCache(LIMITS)
  let finish!: (page: RenderedPage) => void
  const before = cache.get('/', () => new Promise<RenderedPage>((resolve) => (finish = resolve)))
  cache.drop(new Set(['vendor']))
  finish(page('vecchia'))
  expect((await before).html).toBe('vecchia')
  expect((await cache.get('/', async () => page('nuova'))).html).toBe('nuova')
})

test('drops what is made of what changed, and nothing else', async () => {
  const cache = new PageCache(LIMITS)
  const render = vi.fn(async (tag: string) => page(tag, 200, true, [tag]))
  const ask = () =>
    Promise.all(['article', 'vendor:1', 'vendor'].map((tag) => cache.get(tag, () => render(tag))))
  await ask()
  cache.drop(new Set(['vendor', 'vendor:2']))
  await ask()
  expect(render.mock.calls.map(([tag]) => tag)).toEqual(['article', 'vendor:1', 'vendor', 'vendor'])
})

test('does not keep what was not found or failed', async () => {
  const cache = new PageCache(LIMITS)
  await cache.get('/niente', async () => page('404', 404))
  expect((await cache.get('/niente', async () => page('ora c’è'))).html).toBe('ora c’è')
})

test('does not keep what is missing something', async () => {
  const cache = new PageCache(LIMITS)
  await cache.get('/', async () => page('senza fornitori', 200, false))
  expect((await cache.get('/', async () => page('con'))).html).toBe('con')
})

test('renders again after a while', async () => {
  let now = 0
  const cache = new PageCache(LIMITS, () => now)
  await cache.get('/', async () => page('ieri'))
  now = LIMITS.maxAgeMs
  expect((await cache.get('/', async () => page('oggi'))).html).toBe('oggi')
})

test('lets the least recently asked for go when full', async () => {
  const cache = new PageCache(LIMITS)
  const forty = 'x'.repeat(40)
  const render = vi.fn(async () => page(forty))
  await cache.get('/a', render)
  await cache.get('/b', render)
  await cache.get('/a', render)
  await cache.get('/c', render)
  expect(render).toHaveBeenCalledTimes(3)
  await cache.get('/a', render)
  expect(render).toHaveBeenCalledTimes(3)
  await cache.get('/b', render)
  expect(render).toHaveBeenCalledTimes(4)
})

test('a failed rendering is tried again by the next who asks', async () => {
  const cache = new PageCache(LIMITS)
  await expect(cache.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await cache.get('/', async () => page('sì'))).html).toBe('sì')
})
