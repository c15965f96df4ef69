import type { OutgoingMessage } from './encoded-message.ts'

/** A connection as the outbox sees it. */
export interface Receiver {
  deliver(message: OutgoingMessage): void
}

const SOCKETS_PER_TURN = 250

/**
 * Delivers in the order things were said. A large broadcast gives the process back after every 250 sockets; whatever
 * is said meanwhile, to whomever, waits behind it, so that nobody hears a later thing first.
 */
export class Outbox {
  #queue: { receivers: readonly Receiver[]; message: OutgoingMessage }[] = []
  #at = 0

  post(receivers: readonly Receiver[], message: OutgoingMessage): void {
    if (this.#queue.length === 0 && receivers.length <= SOCKETS_PER_TURN)
      for (const receiver of receivers) receiver.deliver(message)
    else if (this.#queue.push({ receivers, message }) === 1) this.#deliverSome()
  }

  postOne(receiver: Receiver, message: OutgoingMessage): void {
    if (this.#queue.length === 0) receiver.deliver(message)
    else this.#queue.push({ receivers: [receiver], message })
  }

  #deliverSome = (): void => {
    let left = SOCKETS_PER_TURN
    for (;;) {
      const first = this.#queue[0]
      if (first === undefined) return
      const end = Math.min(first.receivers.length, this.#at + left)
      left -= end - this.#at
      for (; this.#at < end; this.#at++) first.receivers[this.#at]?.deliver(first.message)
      if (this.#at === first.receivers.length) {
        this.#queue.shift()
        this.#at = 0
      }
      if (left === 0) break
    }
    if (this.#queue.length > 0) setImmediate(this.#deliverSome)
  }
}
