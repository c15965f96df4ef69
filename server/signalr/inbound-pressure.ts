/** Stops reading a client whose words pile up faster than its methods take them, and reads on when half are gone. */
export class InboundPressure {
  readonly #limit: number
  readonly #reading: { pause(): void; resume(): void }
  #bytes = 0
  #paused: { promise: Promise<void>; resolve: () => void } | undefined

  constructor(limitBytes: number, reading: { pause(): void; resume(): void }) {
    this.#limit = limitBytes
    this.#reading = reading
  }

  /** Resolves when reading may go on; undefined while it may. */
  get paused(): Promise<void> | undefined {
    return this.#paused?.promise
  }

  add(byteLength: number): void {
    this.#bytes += byteLength
    if (this.#bytes > this.#limit && this.#paused === undefined) {
      this.#paused = Promise.withResolvers<void>()
      this.#reading.pause()
    } else if (this.#bytes <= this.#limit / 2) this.release()
  }

  release(): void {
    if (this.#paused === undefined) return
    const { resolve } = this.#paused
    this.#paused = undefined
    this.#reading.resume()
    resolve()
  }
}
