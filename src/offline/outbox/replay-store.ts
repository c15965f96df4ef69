/** The outbox without a page: no cache to settle into, nobody to ask. Answers are kept until a page takes them. */
import type { AccountStore } from '../account-store.ts'
import { CommandMirror, runnableCommands } from './command-mirror.ts'
import { createFetchTransport } from '../fetch-transport.ts'
import { createLock } from '../leader.ts'
import { outboxLockName } from '../lock-name.ts'
import { openOutboxChannel, type OutboxMessage } from './outbox-channel.ts'
import { systemClock, type Channel, type Clock, type Lock, type Random, type Transport } from './ports.ts'
import { replay } from './replay.ts'

export interface ReplayStorePorts {
  transport?: Transport
  lock?: Lock
  channel?: Channel<OutboxMessage>
  clock?: Clock
  random?: Random
  /** No request is begun after it is told. */
  until?: AbortSignal
}

/**
 * Sends what waits in `store`, unless a tab is at it. Without credentials (signed out, sealed) it sends nothing.
 * @returns how many commands could go but are left: 0 means that there is no reason to come again
 */
export async function replayStore(store: AccountStore, ports: ReplayStorePorts = {}): Promise<number> {
  const credentials = await store.getCredentials()
  if (!credentials || (await store.commands()).length === 0) return 0
  const transport =
    ports.transport ?? createFetchTransport({ token: async () => (await store.getCredentials())?.token })
  const lock = ports.lock ?? createLock(outboxLockName(store.name))
  const channel = ports.channel ?? openOutboxChannel(store.name)
  const clock = ports.clock ?? systemClock
  const mirror = new CommandMirror()

  const load = async () => {
    const stored = await store.commands()
    const ids = new Set(stored.map(({ id }) => id))
    for (const { id } of mirror.list()) if (!ids.has(id)) mirror.remove(id)
    for (const command of stored) mirror.put(command)
  }

  try {
    const left = await lock.run(
      async () => {
        await load()
        const outcome = await replay({
          store,
          transport,
          clock,
          random: ports.random ?? Math.random,
          commands: () => mirror.list(),
          mayContinue: () => !ports.until?.aborted,
          // The browser wakes it as it finds a network; what is left then waits for minutes, not for its own back-off.
          returnedAt: clock.now(),
          // It knows no shapes, and serves on when newer tabs are open: only a page can say what a refusal means.
          refused: (command) => ({ ...command, unjudged: true }),
          // Only a page can sign in again.
          onUnauthorised: async () => false,
          onChanged(commands, settled) {
            for (const { command } of settled) mirror.remove(command.id)
            for (const command of commands) mirror.put(command)
            channel.post({ kind: 'changed', commands, settled })
          },
          onStale: load,
        })
        const waits = runnableCommands(mirror.list(), () => false).length
        // Coming again would not help: it takes a person.
        return outcome.stopped === 'unauthorised' || outcome.stopped === 'outdated' ? 0 : waits
      },
      { ifAvailable: true },
    )
    return left ?? 0
  } finally {
    channel.close()
  }
}
