/** What the worker's test needs in a page: the page's own half of the offline parts. */
import { openDB } from 'idb'
import { openAccountStore } from '#src/offline/outbox/outbox-store.ts'
import { createServiceWorkerClient } from '#src/offline/worker/service-worker-client.ts'

import { forgetKeptOfAccount } from '#src/offline/cache/kept-of-account.ts'
import { listSavedPages } from '#src/offline/cache/saved-pages.ts'

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

/** Sign-out, as far as the worker can see it. */
export async function signOut(account: string): Promise<void> {
  const store = openAccountStore(account)
  await store.setCredentials(undefined)
  store.close()
  await forgetKeptOfAccount()
}

/** What the worker has noted of what it keeps. */
export async function notedAddresses(): Promise<string[]> {
  const database = await openDB('cache-ledger')
  const entries = (await database.getAll('entries')) as { url: string }[]
  database.close()
  return entries.map(({ url }) => url)
}

Object.assign(globalThis, {
  offline: { client, leaveCommand, listSavedPages, notedAddresses, ready, setBusy, signOut, stateOf },
})
export { listSavedPages }
