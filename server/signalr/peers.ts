import { Refusal } from './hub-access.ts'

/** How many connections each peer has open: somebody who opens ever more would take the memory of all. */
export class Peers {
  readonly #open = new Map<string, number>()
  readonly #most: number

  /** @param most connections of one peer at a time */
  constructor(most: number) {
    this.#most = most
  }

  /** @throws Refusal 429 where a peer has as many as it may */
  ensureRoom(peer: string): void {
    if ((this.#open.get(peer) ?? 0) >= this.#most) throw new Refusal(429, 'Too many connections.')
  }

  /** @returns to be called once, when the connection is over */
  enter(peer: string): () => void {
    this.#open.set(peer, (this.#open.get(peer) ?? 0) + 1)
    return () => {
      const left = this.#open.get(peer)! - 1
      if (left > 0) this.#open.set(peer, left)
      else this.#open.delete(peer)
    }
  }
}
