import { useRef, useState } from 'react'
import { type KeyFor, type Tries, createTries } from './tries.ts'

export interface Call<Args extends unknown[]> {
  /** Does nothing while it is under way. @returns whether it was done */
  run: (...args: Args) => Promise<boolean>
  busy: boolean
  /** Why the last try failed; undefined while there is one, and after one that did not. */
  failure: unknown
}

/**
 * Something a person does that needs the network and does not go through the outbox.
 * @param work sends it, each request under `keyFor(what it says)`; what it throws is `failure`
 * @param onFailure told of it as well, where it is said elsewhere than on the form
 */
export function useCall<Args extends unknown[]>(
  work: (keyFor: KeyFor, ...args: Args) => Promise<unknown>,
  onFailure?: (error: unknown) => void,
): Call<Args> {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const tries = useRef<Tries>(undefined)
  /** Two taps of one moment see the same state. */
  const underWay = useRef(false)

  async function run(...args: Args) {
    if (underWay.current) return false
    underWay.current = true
    setBusy(true)
    setFailure(undefined)
    tries.current ??= createTries()
    try {
      await work(tries.current.keyFor, ...args)
      tries.current.done()
      return true
    } catch (error) {
      setFailure(error)
      onFailure?.(error)
      return false
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { run, busy, failure }
}
