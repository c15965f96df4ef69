/**
 * What an account has asked and nobody waits for any more once it is left: it would come back refused, and be told as if
 * the session had ended by itself.
 */
export interface LeavingReads {
  fetch: typeof fetch
  /**
   * The account is being left: its reads that are on their way are given up.
   * @param leaving until then none begins that nobody asks: one of those, tried again, would only be refused
   */
  giveUp(leaving?: Promise<unknown>): void
}

/** @param send what sends a request; only what reads with somebody's token is given up */
export function leavingReads(send: typeof fetch): LeavingReads {
  let leaving = new AbortController()
  let isLeaving = false
  return {
    fetch(address, init) {
      const { method = 'GET', signal } = init ?? {}
      if (method !== 'GET') return send(address, init)
      if (!new Headers(init?.headers).has('Authorization'))
        return isLeaving ? Promise.reject(new DOMException('left', 'AbortError')) : send(address, init)
      return send(address, {
        ...init,
        signal: signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal,
      })
    },
    giveUp(until) {
      leaving.abort()
      leaving = new AbortController()
      isLeaving = until !== undefined
      const end = () => (isLeaving = false)
      until?.then(end, end)
    },
  }
}
