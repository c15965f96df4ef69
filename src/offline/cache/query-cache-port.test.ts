import { QueryClient, QueryObserver } from '@tanstack/query-core'
import { describe, expect, it } from 'vitest'
import { putIntoList } from '../outbox/entity-patches.ts'
import { cachePortOf } from './query-cache-port.ts'

interface Task {
  id: string
  version: number
}
const KEY = ['tasks']

/** A list that is read, and whose answers come when the test says. */
function reading(first?: Task[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  if (first) client.setQueryData(KEY, first)
  const answers: ((tasks: Task[]) => void)[] = []
  const observer = new QueryObserver<Task[]>(client, {
    queryKey: KEY,
    queryFn: () => new Promise((resolve) => answers.push(resolve)),
  })
  observer.subscribe(() => undefined)
  const tasks = () => client.getQueryData<Task[]>(KEY)
  return { client, cache: cachePortOf(client, async () => true), observer, answers, tasks }
}

const put = (task: Task) => (tasks: Task[] | undefined) =>
  tasks && [...tasks.filter(({ id }) => id !== task.id), task]

it('lays what came during a read over its answer, which may be older', async () => {
  const { cache, observer, answers, tasks } = reading([{ id: '1', version: 1 }])
  void observer.refetch()
  cache.setQueryData<Task[]>(KEY, put({ id: '1', version: 2 }))
  cache.updateQueries<Task[]>(KEY, (list) => list.filter(({ id }) => id !== '2'))
  answers[0]!([
    { id: '1', version: 1 },
    { id: '2', version: 1 },
  ])
  await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('idle')
  expect(tasks()).toEqual([{ id: '1', version: 2 }])
})

it('lays what is told of a list over its first answer, and asks for it only where nobody does', async () => {
  const { client, cache, observer, answers, tasks } = reading()
  putIntoList(cache, KEY, { id: '1', version: 2 })
  answers[0]!([{ id: '1', version: 1 }])
  await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('idle')
  expect([tasks(), answers.length]).toEqual([[{ id: '1', version: 2 }], 1])
  client.removeQueries({ queryKey: KEY })
  putIntoList(cache, KEY, { id: '1', version: 3 })
  expect(tasks()).toBeUndefined()
})

it('leaves later answers as they are', async () => {
  const { cache, observer, answers, tasks } = reading([{ id: '1', version: 1 }])
  cache.setQueryData<Task[]>(KEY, put({ id: '1', version: 2 }))
  void observer.refetch()
  answers[0]!([{ id: '1', version: 3 }])
  await expect.poll(tasks).toEqual([{ id: '1', version: 3 }])
})

it('keeps what came during a read that is called off', async () => {
  const { client, cache, observer, tasks } = reading([{ id: '1', version: 1 }])
  void observer.refetch()
  cache.setQueryData<Task[]>(KEY, put({ id: '1', version: 2 }))
  await client.cancelQueries({ queryKey: KEY })
  expect(tasks()).toEqual([{ id: '1', version: 2 }])
})

it('asks again after a first read that something made old on its way', async () => {
  const { client, answers, tasks } = reading()
  void client.invalidateQueries()
  answers[0]!([])
  await expect.poll(() => answers.length).toBe(2)
  answers[1]!([{ id: '1', version: 1 }])
  await expect.poll(tasks).toEqual([{ id: '1', version: 1 }])
})

it('does not take a patch for the read that failed before it', async () => {
  const { client, cache, tasks } = reading([{ id: '1', version: 1 }])
  await client.invalidateQueries({ queryKey: KEY, refetchType: 'none' })
  cache.setQueryData<Task[]>(KEY, put({ id: '1', version: 2 }))
  expect(tasks()).toEqual([{ id: '1', version: 2 }])
  expect(client.getQueryState(KEY)!.isInvalidated).toBe(true)
})

describe('a batch', () => {
  it('writes each entry once, with all that was patched in it, and reads what it has patched', () => {
    const { client, cache, tasks } = reading([{ id: '1', version: 1 }])
    client.setQueryData(['budget'], { total: 1 })
    let writes = 0
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') writes += 1
    })
    cache.batch(() => {
      cache.setQueryData<Task[]>(KEY, put({ id: '1', version: 2 }))
      cache.batch(() => cache.setQueryData<Task[]>(KEY, put({ id: '2', version: 1 })))
      cache.setQueryData(['budget'], () => undefined)
      cache.setQueryData(['none'], () => null)
      expect(cache.getQueryData(KEY)).toHaveLength(2)
      expect(cache.getQueryData(['none'])).toBeNull()
    })
    expect(tasks()).toEqual([
      { id: '1', version: 2 },
      { id: '2', version: 1 },
    ])
    expect([client.getQueryData(['budget']), client.getQueryData(['none'])]).toEqual([{ total: 1 }, null])
    expect(writes).toBe(2)
  })

  it('lays each patch of it over the answer of a read that was under way, whether it changed what was there or not', async () => {
    const { cache, observer, answers, tasks } = reading([{ id: '1', version: 1 }])
    void observer.refetch()
    cache.batch(() => {
      cache.setQueryData<Task[]>(KEY, put({ id: '1', version: 2 }))
      cache.setQueryData<Task[]>(KEY, (list) =>
        list?.some(({ id }) => id === '2') ? list.filter(({ id }) => id !== '2') : undefined,
      )
    })
    answers[0]!([
      { id: '1', version: 1 },
      { id: '2', version: 1 },
    ])
    await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('idle')
    expect(tasks()).toEqual([{ id: '1', version: 2 }])
  })

  it('keeps the order of patches and of what marks entries old', async () => {
    const { client, cache, answers, tasks } = reading([{ id: '1', version: 1 }])
    cache.batch(() => {
      cache.setQueryData<Task[]>(KEY, put({ id: '1', version: 2 }))
      cache.updateQueries<Task[]>([], (list) => list.map((task) => ({ ...task, version: task.version + 1 })))
      cache.invalidate(KEY)
    })
    expect(tasks()).toEqual([{ id: '1', version: 3 }])
    expect([answers.length, client.getQueryState(KEY)!.isInvalidated]).toEqual([1, true])
  })

  it('writes what it had patched when it fails', () => {
    const { cache, tasks } = reading([{ id: '1', version: 1 }])
    const work = () => {
      cache.setQueryData<Task[]>(KEY, put({ id: '1', version: 2 }))
      throw new Error('in the middle')
    }
    expect(() => cache.batch(work)).toThrow('in the middle')
    cache.setQueryData<Task[]>(KEY, put({ id: '2', version: 1 }))
    expect(tasks()).toHaveLength(2)
  })
})
