import { HubException, type CompletionMessage } from './hub-message.ts'

interface Pending {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}

/** The calls a server made to one client and whose results it awaits. */
export class ClientResults {
  readonly #pending = new Map<string, Pending>()
  #count = 0

  /**
   * @param send is given the id that the client's completion will carry
   * @returns the client's result; rejects with HubException when the client says that it failed
   */
  call(timeoutMs: number, send: (invocationId: string) => void): Promise<unknown> {
    const id = `s${++this.#count}`
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#pending.delete(id)
        reject(new Error('The client did not answer in time.'))
      }, timeoutMs)
      this.#pending.set(id, { resolve, reject, timer })
      send(id)
    })
  }

  settle({ invocationId, error, result }: CompletionMessage): void {
    const pending = this.#pending.get(invocationId)
    if (pending === undefined) return
    this.#pending.delete(invocationId)
    clearTimeout(pending.timer)
    if (error === undefined) pending.resolve(result)
    else pending.reject(new HubException(error))
  }

  end(): void {
    for (const { reject, timer } of this.#pending.values()) {
      clearTimeout(timer)
      reject(new Error('The connection ended before the client answered.'))
    }
    this.#pending.clear()
  }
}
