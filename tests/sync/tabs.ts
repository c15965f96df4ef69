/** What the tabs of one phone share beside its disk: whose turn it is to send, and what they tell each other. */
import { frozen } from '#src/lib/frozen.ts'
import type { Channel, Lock } from '#src/offline/outbox/ports.ts'
import type { Gates, Owner } from './gates.ts'

interface Ear<Message> {
  owner: Owner
  listeners: Set<(message: Message) => void>
}

export class Tabs<Message> {
  readonly #gates: Gates
  readonly #ears = new Set<Ear<Message>>()
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

  /** A tab may open several: each hears the others. */
  channel(owner: Owner): Channel<Message> {
    const own: Ear<Message> = { owner, listeners: new Set() }
    this.#ears.add(own)
    return {
      post: (message) => {
        const told = frozen(structuredClone(message))
        for (const ear of this.#ears) {
          if (ear === own) continue
          const tell = () => ear.listeners.forEach((listener) => listener(told))
          void this.#gates.wait(ear.owner).then(tell)
        }
      },
      listen: (listener) => {
        own.listeners.add(listener)
        return () => own.listeners.delete(listener)
      },
      close: () => own.listeners.clear(),
    }
  }

  /** A tab died: the browser gives its turn to the next. */
  forget(owner: Owner): void {
    for (const ear of this.#ears) if (ear.owner === owner) this.#ears.delete(ear)
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
