import { afterEach, expect, it, vi } from 'vitest'
import { noteFault } from '#src/lib/fault-log.ts'
import { faults, hearWorker } from '#src/offline/kept-faults.ts'
import { tellPages } from './worker-faults.ts'

afterEach(() => void vi.unstubAllGlobals())

it('tells the log of the device what went wrong before a page was open, and after', async () => {
  let pages: unknown[] = []
  vi.stubGlobal('self', { clients: { matchAll: async () => pages } })
  tellPages()
  noteFault('private-page', new Error('not read'))
  await new Promise((resolve) => setTimeout(resolve))

  const kept = new Map<string, string>()
  vi.stubGlobal('document', {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  hearWorker()
  await expect.poll(() => faults().map(({ where }) => where)).toEqual(['private-page'])

  pages = [{}]
  vi.stubGlobal('localStorage', undefined)
  noteFault('prefetch', new Error('not fetched'))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  await expect
    .poll(() => faults().map(({ where, times }) => [where, times]))
    .toEqual([
      ['private-page', 1],
      ['prefetch', 1],
    ])
})
