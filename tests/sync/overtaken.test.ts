import { createMemoryDisk, openMemoryStore } from '#src/offline/outbox/memory-outbox-store.ts'
import { createQueryPersistence } from '#src/offline/cache/query-persistence.ts'
import { createLiveCache } from '#src/realtime/live-cache.ts'
import { QueryClient, QueryObserver } from '@tanstack/query-core'
import { expect, it } from 'vitest'
import { coupleHubEvents } from '#src/app/live.ts'
import { FAVORITES_KEY } from '#src/features/favorites/favorite-commands.ts'
import { task as taskEntity } from '#src/features/couple-tasks/task-entity.ts'
import { cachePortOf } from '#src/offline/cache/query-cache-port.ts'

interface Entity {
  id: string
  version: number
}

/** A list under way: its answer, and two pushes meanwhile. */
async function readWhile(key: readonly unknown[], event: string, pushed: Entity[], answer: Entity[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  client.setQueryData(key, [{ id: 'old', version: 1, vendorId: 'v', vendor: {} }])
  const answers: ((list: Entity[]) => void)[] = []
  const queryFn = () => new Promise<Entity[]>((resolve) => answers.push(resolve))
  const observer = new QueryObserver(client, { queryKey: key, queryFn })
  observer.subscribe(() => undefined)
  const cache = cachePortOf(client, async () => true)
  void observer.refetch()
  for (const entity of pushed) coupleHubEvents[event]!(cache, entity)
  answers.at(-1)!(answer)
  await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('idle')
  return client
    .getQueryData<Entity[]>(key)!
    .map(({ id, version }) => `${id} ${version}`)
    .toSorted()
}

it.each([
  ['tasks', taskEntity.key, 'TaskUpdate'],
  ['favourites', FAVORITES_KEY, 'FavoriteUpdate'],
])(
  '%s pushed during a read are laid over its answer, not over what was there before',
  async (_, key, event) => {
    const entity = (id: string, version: number) => ({ id, version, vendorId: id, vendor: {} })
    const pushed = [entity('a', 2), entity('b', 1)]
    const answer = [entity('a', 1), entity('c', 1)]
    expect(await readWhile(key, event, pushed, answer)).toEqual(['a 2', 'b 1', 'c 1'])
  },
)

it('a catch-up that is quicker than the disk waits for what the disk has', async () => {
  const store = openMemoryStore(createMemoryDisk())
  const task = (id: string) => ({ id, version: 1 })
  await store.saveQueries(
    [
      {
        hash: JSON.stringify(taskEntity.key),
        key: taskEntity.key,
        data: [task('kept')],
        updatedAt: Date.now(),
        usedAt: Date.now(),
      },
    ],
    { seq: 4, knows: () => true },
  )
  const client = new QueryClient()
  const clock = { now: Date.now, after: () => () => undefined }
  const persistence = createQueryPersistence({ client, kind: 'private', store, clock })
  const asked: (number | undefined)[] = []
  const live = createLiveCache({
    cache: cachePortOf(client, () => persistence.flush()),
    handlers: coupleHubEvents,
    seqStore: persistence.seq,
    clock,
    async catchUp(after) {
      asked.push(after)
      return { changes: [{ seq: 5, event: 'TaskCreate', payload: task('missed') }], seq: 5, reset: false }
    },
    refetch: () => undefined,
  })
  const caughtUp = live.catchUp()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(asked).toEqual([])
  await persistence.restore()
  persistence.start()
  await caughtUp
  expect(asked).toEqual([4])
  await persistence.flush()
  expect((await store.queries()).find(({ key }) => key[0] === taskEntity.key[0])).toMatchObject({
    data: [{ id: 'kept' }, { id: 'missed' }],
  })
})
