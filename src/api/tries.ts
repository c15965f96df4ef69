import { newId } from '#contract/kit/new-id.ts'

/** The idempotency key of a request: the same for the same request over all its tries. */
export type KeyFor = (request?: unknown) => string

export interface Tries {
  keyFor: KeyFor
  /** All of it was answered: the same request is another one from now on. */
  done(): void
}

/**
 * Keys for what is sent without the outbox. An answer that was lost leaves nobody sure whether it counted: tried again
 * under its key it counts once. Another request under the same key would be refused, so each has its own.
 */
export function createTries(): Tries {
  const keys = new Map<string, string>()
  return {
    keyFor(request) {
      const name = JSON.stringify(request) ?? ''
      const key = keys.get(name) ?? newId()
      keys.set(name, key)
      return key
    },
    done: () => keys.clear(),
  }
}
