import { ProblemError } from '../platform/http/problem.ts'

/** Pages drawn at a time: drawing is work of this one thread, and every answer waits for it. */
const AT_ONCE = 8
const AT_ONCE_FOR_ONE = 4
/** What is under way is done by then. */
const COME_BACK_AFTER_SECONDS = 2

/** Draws so many pages at a time, and of those so many for one address. There is no queue: the rest come back. */
export class RenderLimit {
  readonly #underWay = new Map<string, number>()
  #all = 0

  /**
   * @param address of who asks, as limits count it
   * @throws ProblemError `unavailable` when there is no room, with when to come back
   */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    const own = this.#underWay.get(address) ?? 0
    if (this.#all >= AT_ONCE || own >= AT_ONCE_FOR_ONE) throw busy(COME_BACK_AFTER_SECONDS)
    this.#all += 1
    this.#underWay.set(address, own + 1)
    try {
      return await work()
    } finally {
      this.#all -= 1
      const left = this.#underWay.get(address)! - 1
      if (left === 0) this.#underWay.delete(address)
      else this.#underWay.set(address, left)
    }
  }
}

/** @param seconds after which to ask again */
export const busy = (seconds: number): ProblemError =>
  new ProblemError('unavailable', { retryAfterSeconds: seconds })
