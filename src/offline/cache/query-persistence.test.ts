import 'fake-indexeddb/auto'
import { dehydrate, hydrate, InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/query-core'
import { expect, it } from 'vitest'
import { createMemoryDisk, openMemoryStore } from '../outbox/memory-outbox-store.ts'
import { openAccountStore } from '../outbox/outbox-store.ts'
import { cachePortOf } from './query-cache-port.ts'
import { createQueryPersistence, type Persistence, type PersistenceLimits } from './query-persistence.ts'

const YEARS_MS = 5 * 365 * 24 * 60 * 60 * 1_000

const store = () => openMemoryStore(createMemoryDisk())

function open(kept: ReturnType<typeof store>, kind: Persistence = 'private', limits?: PersistenceLimits) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'offlineFirst' } },
  })
  const times = { now: Date.now() }
  const persistence = createQueryPersistence({
    client,
    kind,
    store: kept,
    clock: { now: () => times.now, after: () => () => undefined },
    ...(limits && { limits }),
  })
  persistence.start()
  return { client, persistence, times }
}

async function read(
  client: QueryClient,
  key: readonly unknown[],
  data: unknown,
  persist: Persistence | false,
) {
  const observer = new QueryObserver(client, {
    queryKey: key,
    queryFn: async () => data,
    meta: { persist },
    staleTime: Infinity,
  })
  const leave = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().data).toEqual(data)
  leave()
}

it('restores what was shown, and fetches nothing for it', async () => {
  const kept = openAccountStore('persisted')
  const before = open(kept)
  await read(before.client, ['tasks'], [{ id: '1' }], 'private')
  await before.persistence.stop()

  const after = open(openAccountStore('persisted'))
  await after.persistence.restore()
  expect(after.client.getQueryData(['tasks'])).toEqual([{ id: '1' }])
  const offline = new QueryObserver(after.client, {
    queryKey: ['tasks'],
    queryFn: () => Promise.reject(new TypeError('offline')),
    meta: { persist: 'private' },
  })
  const leave = offline.subscribe(() => undefined)
  await expect.poll(() => offline.getCurrentResult().fetchStatus).toBe('idle')
  expect(offline.getCurrentResult().data).toEqual([{ id: '1' }])
  leave()
})

it('keeps in each store only what is meant for it', async () => {
  const kept = { private: store(), public: store() }
  const { client, persistence } = open(kept.private, 'private')
  const common = createQueryPersistence({
    client,
    kind: 'public',
    store: kept.public,
    clock: { now: Date.now, after: () => () => undefined },
  })
  common.start()
  await read(client, ['tasks'], 'mine', 'private')
  await read(client, ['vendors'], 'everybody’s', 'public')
  await read(client, ['secret'], 'nobody’s', false)
  client.setQueryData(['unmarked'], 'x')
  await persistence.flush()
  await common.flush()
  expect((await kept.private.queries()).map(({ key }) => key)).toEqual([['tasks']])
  expect((await kept.public.queries()).map(({ key }) => key)).toEqual([['vendors']])
})

it('keeps what a hub or an answer patched into restored data before any screen shows it', async () => {
  const kept = store()
  const first = open(kept)
  await read(first.client, ['tasks'], ['a'], 'private')
  await first.persistence.stop()

  const second = open(kept)
  await second.persistence.restore()
  const cache = cachePortOf(second.client, () => second.persistence.flush())
  cache.setQueryData<string[]>(['tasks'], (tasks = []) => [...tasks, 'b'])
  second.persistence.seq.set(9)
  await cache.persisted()
  expect(await kept.queries()).toMatchObject([{ data: ['a', 'b'] }])
  const third = open(kept)
  await third.persistence.restore()
  expect(await third.persistence.seq.get()).toBe(9)
})

it('says how far the feed was heard only with the data that has it in it', async () => {
  const kept = store()
  const first = open(kept)
  await read(first.client, ['tasks'], ['a'], 'private')
  first.persistence.seq.set(4)
  await first.persistence.stop()

  // Another tab hears more after we have read the entries.
  const other = open(kept)
  await other.persistence.restore()
  const second = open({
    ...kept,
    async queries() {
      const entries = await kept.queries()
      other.client.setQueryData(['tasks'], ['a', 'b'])
      other.persistence.seq.set(5)
      await other.persistence.flush()
      return entries
    },
  })
  let told = false
  const seq = second.persistence.seq.get().then((value) => {
    told = true
    return value
  })
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(told).toBe(false)
  await second.persistence.restore()
  expect(second.client.getQueryData(['tasks'])).toEqual(['a'])
  expect(await seq).toBe(4)
})

it('leaves the copy of a tab that heard more, and writes its own once it has heard as much', async () => {
  const kept = store()
  const slow = open(kept)
  const quick = open(kept)
  for (const { client, persistence } of [slow, quick]) {
    await read(client, ['tasks'], ['a'], 'private')
    persistence.seq.set(1)
    await persistence.flush()
  }
  quick.client.setQueryData(['tasks'], ['a', 'theirs'])
  quick.persistence.seq.set(2)
  await quick.persistence.flush()
  slow.client.setQueryData(['tasks'], ['a', 'mine'])
  expect(await slow.persistence.flush()).toBe(false)
  expect(await kept.queries()).toMatchObject([{ data: ['a', 'theirs'] }])
  slow.client.setQueryData(['tasks'], ['a', 'mine', 'theirs'])
  slow.persistence.seq.set(3)
  expect(await slow.persistence.flush()).toBe(true)
  expect(await kept.queries()).toMatchObject([{ data: ['a', 'mine', 'theirs'] }])
})

it('keeps what was read before the disk was there, and what it has already is not written again', async () => {
  const kept = store()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await read(client, ['vendors'], 'everybody’s', 'public')
  const late = () =>
    createQueryPersistence({
      client,
      kind: 'public',
      store: kept,
      clock: { now: Date.now, after: () => () => undefined },
    })
  const first = late()
  await first.restore()
  first.start()
  await first.stop()
  expect((await kept.queries()).map(({ data }) => data)).toEqual(['everybody’s'])

  const written: unknown[] = []
  const { saveQueries } = kept
  kept.saveQueries = (...args) => (written.push(...args[0]), saveQueries.apply(kept, args))
  const second = late()
  await second.restore()
  second.start()
  await second.stop()
  expect(written).toEqual([])
})

it('keeps what is patched after the clock was put back, and does not take the old time for freshness', async () => {
  const kept = openAccountStore('clock')
  const { client, persistence } = open(kept)
  await read(client, ['tasks'], ['a'], 'private')
  await persistence.flush()
  const rightNow = Date.now
  try {
    // A little, as a time server does; by the time of the writing the clock is ahead of the old time again.
    Date.now = () => rightNow() - 20
    client.setQueryData(['tasks'], ['a', 'b'])
    await new Promise((resolve) => setTimeout(resolve, 60))
    await persistence.flush()
    expect((await kept.queries())[0]!.data).toEqual(['a', 'b'])

    // By an hour; the tab that writes has never seen what is stored.
    Date.now = () => rightNow() - 3_600_000
    const other = open(kept)
    await read(other.client, ['tasks'], ['a', 'b', 'c'], 'private')
    await other.persistence.flush()
    expect((await kept.queries())[0]!.data).toEqual(['a', 'b', 'c'])

    client.setQueryData(['tasks'], ['d'])
    await persistence.flush()
    Date.now = () => rightNow() - 7_200_000
    const again = open(openAccountStore('clock'))
    await again.persistence.restore()
    expect(again.client.getQueryState(['tasks'])!.dataUpdatedAt).toBeLessThanOrEqual(Date.now())
  } finally {
    Date.now = rightNow
  }
})

it('keeps the mark of what is to be read again', async () => {
  const kept = openAccountStore('old')
  const { client, persistence } = open(kept)
  await read(client, ['tasks'], ['a'], 'private')
  await client.invalidateQueries({ refetchType: 'none' })
  await persistence.flush()
  const again = open(kept)
  await again.persistence.restore()
  expect(again.client.getQueryState(['tasks'])).toMatchObject({ data: ['a'], isInvalidated: true })
})

it('keeps what the feed told while a read ran that failed, and that it is to be read again', async () => {
  const kept = store()
  const { client, persistence } = open(kept)
  await read(client, ['tasks'], ['a'], 'private')
  const answer = Promise.withResolvers<string[]>()
  const failing = client.fetchQuery({
    queryKey: ['tasks'],
    queryFn: () => answer.promise,
    meta: { persist: 'private' },
    staleTime: 0,
  })
  client.setQueryData(['tasks'], ['a', 'b'])
  persistence.seq.set(2)
  answer.reject(new TypeError('no network'))
  await failing.catch(() => undefined)
  await persistence.flush()
  expect(await kept.queries()).toMatchObject([{ data: ['a', 'b'], old: true }])
})

it('keeps what the server rendered into the page, once it is shown', async () => {
  const server = new QueryClient()
  server.setQueryData(['vendors'], ['v'])
  const kept = store()
  const { client, persistence } = open(kept, 'public')
  hydrate(client, dehydrate(server))
  await read(client, ['vendors'], ['v'], 'public')
  await persistence.flush()
  expect(await kept.queries()).toMatchObject([{ data: ['v'] }])
})

it('restores an endless list as one', async () => {
  const kept = store()
  const first = open(kept, 'public')
  const options = {
    queryKey: ['list'],
    queryFn: async ({ pageParam }: { pageParam: number }) => [pageParam],
    initialPageParam: 0,
    getNextPageParam: (_last: number[], pages: number[][]) => pages.length,
    meta: { persist: 'public' },
    staleTime: Infinity,
  }
  const observer = new InfiniteQueryObserver(first.client, options)
  const leave = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)
  await observer.fetchNextPage()
  leave()
  await first.persistence.stop()

  const second = open(kept, 'public')
  await second.persistence.restore()
  const again = new InfiniteQueryObserver(second.client, options)
  expect(again.getCurrentResult().data?.pages).toEqual([[0], [1]])
})

it('does not let older data on the device replace fresher data in memory, or the reverse', async () => {
  const kept = store()
  await kept.saveQueries([{ hash: '["tasks"]', key: ['tasks'], data: 'old', updatedAt: 1, usedAt: 1 }])
  const { client, persistence } = open(kept)
  client.setQueryData(['tasks'], 'new')
  await persistence.restore()
  expect(client.getQueryData(['tasks'])).toBe('new')
})

it('leaves what came with the page alone until a component has taken it over', async () => {
  const kept = store()
  const entries = [['list'], ['shown']].map((key) => ({ hash: JSON.stringify(key), key, data: 'kept' }))
  const later = Date.now() + 1_000
  await kept.saveQueries(entries.map((entry) => ({ ...entry, updatedAt: later, usedAt: later })))
  const { client, persistence, times } = open(kept, 'public')
  times.now = later
  for (const [key] of entries.map(({ key: name }) => name)) client.setQueryData([key], 'of the page')
  const leave = new QueryObserver(client, { queryKey: ['shown'] }).subscribe(() => undefined)
  await persistence.restore()
  expect([client.getQueryData(['list']), client.getQueryData(['shown'])]).toEqual(['of the page', 'kept'])
  leave()
})

it('throws out the least recently shown, whatever the clock says', async () => {
  const kept = store()
  const { client, persistence, times } = open(kept, 'public', { maxEntries: 2 })
  // A clock set years ahead for a while, then put right.
  for (const [name, step] of [
    ['a', YEARS_MS],
    ['b', -YEARS_MS],
    ['c', 1_000],
  ] as const) {
    times.now += step
    await read(client, [name], name, 'public')
    await persistence.flush()
  }
  expect((await kept.queries()).map(({ key }) => String(key[0])).toSorted()).toEqual(['b', 'c'])
})

it.each(['private', 'public'] as const)(
  'a clock set years ahead throws out nothing that is %s',
  async (kind) => {
    const kept = store()
    const before = open(kept, kind)
    await read(before.client, ['tasks'], 'ours', kind)
    await before.persistence.stop()
    const after = open(kept, kind)
    after.times.now += YEARS_MS
    await after.persistence.restore()
    expect(after.client.getQueryData(['tasks'])).toBe('ours')
    await read(after.client, ['budget'], 'new', kind)
    await after.persistence.flush()
    expect(await kept.queries()).toHaveLength(2)
  },
)

it('forgets what is stored of a thing, whoever stored it, what was about to be, and what comes after', async () => {
  const kept = store()
  const other = open(kept, 'public')
  await read(other.client, ['vendors', 'detail', 'id-1'], 'Villa', 'public')
  await read(other.client, ['vendors', 'detail', 'id-2'], 'Fiori', 'public')
  await other.persistence.flush()
  const { client, persistence } = open(kept, 'public')
  await read(client, ['reviews', 'id-1'], ['bella'], 'public')
  await persistence.forget(['id-1'])
  await read(client, ['videos', 'id-1'], ['un film'], 'public')
  await persistence.flush()
  expect((await kept.queries()).map(({ key }) => key)).toEqual([['vendors', 'detail', 'id-2']])
})

it('tries again what could not be written', async () => {
  const kept = store()
  let full = true
  const errors: unknown[] = []
  const client = new QueryClient()
  const persistence = createQueryPersistence({
    client,
    kind: 'private',
    store: {
      ...kept,
      saveQueries: (...args) => (full ? Promise.reject(new Error('full')) : kept.saveQueries(...args)),
    },
    clock: { now: Date.now, after: () => () => undefined },
    onError: (error) => errors.push(error),
  })
  persistence.start()
  await read(client, ['tasks'], 'x', 'private')
  // Once by itself, being new, and once when asked.
  await expect.poll(() => errors.length).toBe(1)
  await expect(persistence.flush()).rejects.toThrow('full')
  expect(errors).toHaveLength(2)
  full = false
  await persistence.flush()
  expect(await kept.queries()).toMatchObject([{ data: 'x' }])
})

it('keeps at once what was never kept, and lets what changes often wait', async () => {
  const kept = store()
  const { client } = open(kept)
  await read(client, ['tasks'], 'first', 'private')
  await expect.poll(() => kept.queries()).toMatchObject([{ data: 'first' }])
  client.setQueryData(['tasks'], 'second')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await kept.queries()).toMatchObject([{ data: 'first' }])
})
