import type { Settled } from '../account-store.ts'
import type { Command } from './command.ts'
import type { Channel } from './ports.ts'

/** What tabs and the service worker tell each other: whole records, so that nobody needs to read the store again. */
export type OutboxMessage =
  /** As they are stored now; and the answers with which others have left. */
  | { kind: 'changed'; commands: readonly Command[]; settled?: readonly Settled[] }
  | { kind: 'removed'; id: string }
  /** In place of the command `id`, in one step. */
  | { kind: 'replaced'; id: string; command: Command }

/**
 * Tabs of two builds may be open at once. Those whose messages have another shape do not hear each other: each reads the
 * store whenever it gets the lock.
 */
const SHAPE = 2

/** The channel of one account; `name` is its store's. Silent where the browser has no BroadcastChannel. */
export function openOutboxChannel(name: string): Channel<OutboxMessage> {
  if (typeof BroadcastChannel === 'undefined') {
    return { post() {}, listen: () => () => undefined, close() {} }
  }
  const channel = new BroadcastChannel(`${name} ${SHAPE}`)
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const onMessage = (event: MessageEvent<OutboxMessage>) => listener(event.data)
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
    close: () => channel.close(),
  }
}
