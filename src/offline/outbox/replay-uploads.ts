/** The uploads without a page: sent by the service worker while the page's proof of who it is still holds. */
import type { AccountStore } from '../account-store.ts'
import { createLock } from '../leader.ts'
import { uploadLockName } from '../lock-name.ts'
import { openOutboxChannel } from './outbox-channel.ts'
import { systemClock } from './ports.ts'
import { openUploadChannel } from '../uploads/upload-channel.ts'
import { sendUploads } from '../uploads/upload-round.ts'
import { createUploadTransport } from '../uploads/upload-transport.ts'

/**
 * Sends what waits in `store`, unless a tab is at it. Only a page can renew the proof: without one, after an hour, the
 * next start sends what is left.
 * @param until is told to put it down: what has arrived of a file stays there
 * @returns how many are left that coming again may help
 */
export async function replayUploads(
  store: AccountStore,
  until: AbortSignal = new AbortController().signal,
): Promise<number> {
  const credentials = await store.getCredentials()
  if (!credentials?.uploads || (await store.uploads()).length === 0) return 0
  const channel = openUploadChannel(store.name)
  const commands = openOutboxChannel(store.name)
  try {
    const outcome = await createLock(uploadLockName(store.name)).run(
      () =>
        sendUploads({
          store,
          transport: createUploadTransport({
            access: async () => (await store.getCredentials())?.uploads,
            token: async () => (await store.getCredentials())?.token,
          }),
          clock: systemClock,
          random: Math.random,
          mayContinue: () => !until.aborted,
          // As for the commands: the browser wakes it as it finds a network.
          returnedAt: systemClock.now(),
          signalFor: () => until,
          onChanged: (upload) => channel.post({ kind: 'changed', upload }),
          onRemoved: (id) => channel.post({ kind: 'removed', id }),
          onCommands: (changed) => commands.post({ kind: 'changed', commands: changed }),
        }),
      { ifAvailable: true },
    )
    return outcome?.stopped === 'unauthorised' ? 0 : (outcome?.left ?? 0)
  } finally {
    channel.close()
    commands.close()
  }
}
