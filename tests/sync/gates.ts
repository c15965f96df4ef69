/**
 * Every await of a simulated world is a gate, and a seed says which one opens next. A dead device's gates never open.
 */
import { seededRandom } from '#tests/support/simulated-world.ts'

export interface Owner {
  alive: boolean
}

interface Gate {
  owner: Owner | undefined
  open: () => void
  /** What still happens when its owner dies while it is shut: a request already on its way. */
  orphan: (() => void) | undefined
}

interface Timer {
  owner: Owner
  at: number
  work: () => void
}

export class Gates {
  /** Milliseconds since 1970 by the world's own clock; devices are wrong about it. */
  now = Date.UTC(2026, 10, 21)
  faults = true
  readonly random: () => number
  #gates: Gate[] = []
  #timers: Timer[] = []
  readonly #busy = new Set<Promise<unknown>>()

  constructor(seed: number) {
    this.random = seededRandom(seed)
  }

  /** True with this probability, and never once the faults are over. */
  chance(probability: number): boolean {
    return this.random() < probability && this.faults
  }

  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.random() * items.length)]
  }

  wait(owner: Owner | undefined, orphan?: () => void): Promise<void> {
    return new Promise((open) => {
      if (!owner || owner.alive) this.#gates.push({ owner, open, orphan })
    })
  }

  /** Work of the world outside (a database): nothing else moves until it is done, so that a seed says it all. */
  outside<Result>(work: Promise<Result>): Promise<Result> {
    const watched = work.catch(() => undefined).finally(() => this.#busy.delete(watched))
    this.#busy.add(watched)
    return work
  }

  after(owner: Owner, ms: number, work: () => void): () => void {
    const timer = { owner, at: this.now + ms, work }
    this.#timers.push(timer)
    return () => void (this.#timers = this.#timers.filter((other) => other !== timer))
  }

  forget(owner: Owner): void {
    owner.alive = false
    for (const gate of this.#gates) if (gate.owner === owner && this.random() < 0.5) gate.orphan?.()
    this.#gates = this.#gates.filter((gate) => gate.owner !== owner)
    this.#timers = this.#timers.filter((timer) => timer.owner !== owner)
  }

  async #still(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    while (this.#busy.size > 0) {
      await Promise.all(this.#busy)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  /** Opens up to `count` gates, chosen by lot. @returns whether there was one */
  async run(count: number): Promise<boolean> {
    let any = false
    await this.#still()
    for (let opened = 0; opened < count && this.#gates.length > 0; opened += 1) {
      this.#gates.splice(Math.floor(this.random() * this.#gates.length), 1)[0]!.open()
      any = true
      await this.#still()
    }
    return any
  }

  /** Lets this much time pass. @returns whether a timer ran */
  pass(ms: number): boolean {
    this.now += ms
    const due = this.#timers.filter((timer) => timer.at <= this.now)
    this.#timers = this.#timers.filter((timer) => timer.at > this.now)
    for (const timer of due) timer.work()
    return due.length > 0
  }

  hasTimers(): boolean {
    return this.#timers.length > 0
  }
}
