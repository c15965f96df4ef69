/** The outbox with the browser's ports behind it. */
import type { AccountStore } from '../account-store.ts'
import { registerOutboxSync } from '../worker/background-sync.ts'
import type { AnyCommandDefinition, CachePort } from './command.ts'
import type { Connectivity } from '../connectivity.ts'
import { createFetchTransport } from '../fetch-transport.ts'
import { createLock } from '../leader.ts'
import { outboxLockName } from '../lock-name.ts'
import { openOutboxChannel } from './outbox-channel.ts'
import { createOutbox } from './outbox.ts'
import type { Outbox } from './outbox-types.ts'
import { systemClock } from './ports.ts'

export interface OpenOutboxOptions {
  /** `openAccountStore(accountId)`; also where the query cache of the account lives. */
  store: AccountStore
  connectivity: Connectivity
  definitions: readonly AnyCommandDefinition[]
  cache: CachePort
  /** The session's token, read at each attempt. */
  token: () => string | undefined
  /** Silent sign-in. @param code of the refusal @returns whether there is a new token */
  onUnauthorised: (code: string) => Promise<boolean>
  onMissed?: () => void
  onError?: (error: unknown) => void
}

export function openOutbox(options: OpenOutboxOptions): Outbox {
  const { token, ...rest } = options
  const outbox = createOutbox({
    ...rest,
    transport: createFetchTransport({ token }),
    lock: createLock(outboxLockName(options.store.name)),
    channel: openOutboxChannel(options.store.name),
    clock: systemClock,
    random: Math.random,
    onWaiting: () => void registerOutboxSync(),
  })
  // A page that slept, or comes back from the browser's history, may have missed what the others told.
  const onShow = () => {
    if (document.visibilityState === 'visible') void outbox.drain()
  }
  return {
    ...outbox,
    start() {
      document.addEventListener('visibilitychange', onShow)
      window.addEventListener('pageshow', onShow)
      return outbox.start()
    },
    stop() {
      document.removeEventListener('visibilitychange', onShow)
      window.removeEventListener('pageshow', onShow)
      outbox.stop()
    },
  }
}
