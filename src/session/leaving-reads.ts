/**
 * What an account has asked and nobody waits for any more once it is left: it would come back refused, and be told as if
 * the session had ended by itself.
 */
export interface LeavingReads {
  fetch: typeof fetch
  /** The account is being left: its reads that are on their way are given up. */
  giveUp(): void
}

/** @param send what sends a request; only what reads with somebody's token is given up */
export function leavingReads(send: typeof fetch): LeavingReads {
  let leaving = new AbortController()
  return {
    fetch(address, init) {
      const { method = 'GET', signal } = init ?? {}
      if (method !== 'GET' || !new Headers(init?.headers).has('Authorization')) return send(address, init)
      return send(address, {
        ...init,
        signal: signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal,
      })
    },
    giveUp() {
      leaving.abort()
      leaving = new AbortController()
    },
  }
}
