import { QueryClient, QueryObserver } from '@tanstack/query-core'
import { expect, it } from 'vitest'
import { coupleHubEvents } from '#src/app/live.ts'
import { FAVORITES_KEY } from '#src/features/favorites/favorite-commands.ts'
import { TASKS_KEY } from '#src/features/couple-tasks/couple-task-commands.ts'
import { cachePortOf } from '#src/offline/query-cache-port.ts'

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
  const cache = cachePortOf(client, async () => undefined)
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
  ['tasks', TASKS_KEY, 'TaskUpdate'],
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
