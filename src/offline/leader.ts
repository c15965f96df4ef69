/** One at a time among all tabs and the service worker, through Web Locks: the browser frees it when its holder dies. */
import type { Lock } from './outbox/ports.ts'

export function createLock(name: string): Lock {
  const locks = (globalThis.navigator as { locks?: LockManager } | undefined)?.locks
  return locks ? webLock(locks, name) : localLock()
}

function webLock(locks: LockManager, name: string): Lock {
  return {
    async run(task, { ifAvailable, signal } = {}) {
      // The two options exclude each other in the standard.
      const options: LockOptions = ifAvailable ? { ifAvailable } : signal ? { signal } : {}
      try {
        return await locks.request(name, options, (lock) => (lock ? task() : undefined))
      } catch (error) {
        if (signal?.aborted && error === signal.reason) return undefined
        throw error
      }
    },
  }
}

/**
 * Where there are no Web Locks each tab takes turns only with itself. Two tabs may then send the same command: they
 * send it under one key, so it still has one effect, and each sends a scope in order.
 */
export function localLock(): Lock {
  let tail: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    async run(task, { ifAvailable, signal } = {}) {
      if (ifAvailable && waiting > 0) return undefined
      waiting += 1
      const turn = tail.then(async () => (signal?.aborted ? undefined : task()))
      tail = turn.then(
        () => (waiting -= 1),
        () => (waiting -= 1),
      )
      return turn
    },
  }
}
