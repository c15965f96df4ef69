/** What the worker's test needs in a page: the page's own half of the offline parts. */
import { openAccountStore } from './outbox-store.ts'
import { createServiceWorkerClient } from './service-worker-client.ts'

import { listSavedPages } from './saved-pages.ts'

let busy = false

export function setBusy(next: boolean): void {
  busy = next
}

export const client = createServiceWorkerClient({ url: '/service-worker.js', isBusy: () => busy })

export async function ready(): Promise<void> {
  await client.register()
  await navigator.serviceWorker.ready
}

/** Leaves a command as a tab would that was closed before it could send. */
export async function leaveCommand(
  account: string,
  id: string,
  token: string | undefined = `token-of-${account}`,
) {
  const store = openAccountStore(account)
  if (account !== 'sealed') await store.setCredentials(token ? { token } : undefined)
  await store.append([
    {
      id,
      name: 'task.add',
      argsVersion: 1,
      args: {},
      createdAt: new Date().toISOString(),
      scope: 'tasks',
      entity: { kind: 'task', id: '1' },
      order: 0,
      state: 'waiting',
      attempts: 0,
      request: { method: 'POST', path: '/api/Couple/addTaskCouple', body: { title: 'Fedi' } },
      revision: 0,
    },
  ])
  store.close()
}

export async function stateOf(account: string): Promise<{ waiting: number; settled: number }> {
  const store = openAccountStore(account)
  const state = { waiting: (await store.commands()).length, settled: (await store.settled()).length }
  store.close()
  return state
}

Object.assign(globalThis, { offline: { client, leaveCommand, listSavedPages, ready, setBusy, stateOf } })
export { listSavedPages }
