/** How much waits or was refused that a person should know of: the count of the navigation. */
import { isStopped, MARK_AFTER_MS } from '../entity-marks.ts'
import type { SyncHub } from '../sync-hub.ts'

interface UnsettledStore {
  get(): number
  subscribe(listener: () => void): () => void
}

/**
 * What was refused, and what waits: as soon as nothing can be sent or a sending failed, else once nothing has left the
 * device for a moment. However many leave one after the other, they are on their way and no place to go. What was counted
 * once stays until the device is empty, so that nothing comes and goes.
 * @param now milliseconds of a clock that nobody sets
 */
export function createUnsettledStore(hub: SyncHub, now = () => performance.now()): UnsettledStore {
  let waiting: ReadonlySet<string> = new Set()
  let lastLeft = 0
  let isCounted = false

  function get(): number {
    const engine = hub.engine()
    if (!engine) return 0
    const pending = engine.outbox.pending()
    const ids = new Set(pending.map(({ id }) => id))
    const hasLeft = [...waiting].some((id) => !ids.has(id))
    if (waiting.size === 0 || hasLeft) lastLeft = now()
    waiting = ids
    isCounted =
      ids.size > 0 &&
      (isCounted ||
        isStopped(engine) ||
        pending.some(({ failure }) => failure !== undefined) ||
        now() - lastLeft >= MARK_AFTER_MS)
    return engine.outbox.review().length + (isCounted ? ids.size : 0)
  }

  return {
    get,
    subscribe(listener) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const look = () => {
        listener()
        lookAgain()
      }
      const lookAgain = () => {
        clearTimeout(timer)
        get()
        if (waiting.size > 0 && !isCounted) timer = setTimeout(look, MARK_AFTER_MS + 50)
      }
      lookAgain()
      const stop = hub.subscribe(look)
      return () => {
        clearTimeout(timer)
        stop()
      }
    },
  }
}
