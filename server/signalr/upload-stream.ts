interface Waiting {
  readonly resolve: (step: IteratorResult<unknown, undefined>) => void
  readonly reject: (error: Error) => void
}

/**
 * What a client streams to a method, as the method iterates over it. Items wait here until they are taken; the number
 * of bytes that wait is told to `onTaken`'s owner, who stops reading the client when there are too many.
 */
export class UploadStream implements AsyncIterableIterator<unknown, undefined> {
  readonly #onTaken: (byteLength: number) => void
  #items: { item: unknown; byteLength: number }[] = []
  #waiting: Waiting[] = []
  #ended = false
  #error: Error | undefined

  constructor(onTaken: (byteLength: number) => void) {
    this.#onTaken = onTaken
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  /** Takes an item of the client; after the end it is dropped. */
  push(item: unknown, byteLength: number): void {
    const waiting = this.#ended ? undefined : this.#waiting.shift()
    if (this.#ended || waiting !== undefined) {
      this.#onTaken(byteLength)
      waiting?.resolve({ done: false, value: item })
    } else this.#items.push({ item, byteLength })
  }

  /** No more will come; with an error, the method's loop throws it after the items that did come. */
  end(error?: Error): void {
    if (this.#ended) return
    this.#ended = true
    this.#error = error
    for (const waiting of this.#waiting.splice(0))
      if (error === undefined) waiting.resolve({ done: true, value: undefined })
      else waiting.reject(error)
  }

  /** Nobody will read on: gives back what waits. */
  discard(): void {
    this.end()
    for (const { byteLength } of this.#items.splice(0)) this.#onTaken(byteLength)
  }

  next(): Promise<IteratorResult<unknown, undefined>> {
    const first = this.#items.shift()
    if (first !== undefined) {
      this.#onTaken(first.byteLength)
      return Promise.resolve({ done: false, value: first.item })
    }
    if (this.#ended) {
      const error = this.#error
      this.#error = undefined
      return error === undefined ? Promise.resolve({ done: true, value: undefined }) : Promise.reject(error)
    }
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }))
  }

  return(): Promise<IteratorResult<unknown, undefined>> {
    this.discard()
    return Promise.resolve({ done: true, value: undefined })
  }
}
