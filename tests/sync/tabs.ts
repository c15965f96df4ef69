/** What the tabs of one phone share beside its disk: whose turn it is to send, and what they tell each other. */
import type { OutboxMessage } from '#src/offline/outbox-channel.ts'
import type { Channel, Lock } from '#src/offline/ports.ts'
import type { Gates, Owner } from './gates.ts'

type Listener = (message: OutboxMessage) => void

export class Tabs {
  readonly #gates: Gates
  readonly #listeners = new Map<Owner, Set<Listener>>()
  #holder: Owner | undefined
  #queue: { owner: Owner; grant: () => void }[] = []

  constructor(gates: Gates) {
    this.#gates = gates
  }

  lock(owner: Owner): Lock {
    return {
      run: async (task) => {
        await new Promise<void>((grant) => {
          this.#queue.push({ owner, grant })
          this.#grant()
        })
        try {
          return await task()
        } finally {
          if (this.#holder === owner) this.#release()
        }
      },
    }
  }

  channel(owner: Owner): Channel<OutboxMessage> {
    const own = new Set<Listener>()
    this.#listeners.set(owner, own)
    return {
      post: (message) => {
        for (const [other, listeners] of this.#listeners) {
          if (other === owner) continue
          const tell = () => listeners.forEach((listener) => listener(structuredClone(message)))
          void this.#gates.wait(other).then(tell)
        }
      },
      listen: (listener) => {
        own.add(listener)
        return () => own.delete(listener)
      },
      close: () => own.clear(),
    }
  }

  /** A tab died: the browser gives its turn to the next. */
  forget(owner: Owner): void {
    this.#listeners.delete(owner)
    this.#queue = this.#queue.filter((waiting) => waiting.owner !== owner)
    if (this.#holder === owner) this.#release()
  }

  #grant(): void {
    if (this.#holder) return
    const next = this.#queue.shift()
    this.#holder = next?.owner
    next?.grant()
  }

  #release(): void {
    this.#holder = undefined
    this.#grant()
  }
}
