/** What is typed and not saved: kept on this device by its name, gone with the sign-out. */
import { useRef, useState, useSyncExternalStore } from 'react'
import { heard } from '../../lib/fault-log.ts'
import { useSyncHub } from './reach-face.ts'

export interface KeptDraft<Draft> {
  draft: Draft | undefined
  /** @param change from what it is at that moment; undefined forgets it */
  keep: (change: (now: Draft | undefined) => Draft | undefined) => void
  /** It is being sent: it is out of sight now, and leaves the device with the command that says it. */
  take: () => void
}

/** @param name undefined for what is kept nowhere: it lasts as long as the screen */
export function useKeptDraft<Draft>(name: string | undefined): KeptDraft<Draft> {
  const hub = useSyncHub()
  /** While the account opens, and for what is kept nowhere. */
  const [here, setHere] = useState<Draft>()
  const latest = useRef<Draft>(undefined)
  const put = (next: Draft | undefined) => {
    latest.current = next
    setHere(() => next)
  }
  const store = () => (name === undefined ? undefined : hub.engine()?.drafts)
  const kept = useSyncExternalStore(
    hub.subscribe,
    () => (name === undefined ? undefined : store()?.get<Draft>(name)),
    () => undefined,
  )
  return {
    draft: kept ?? here,
    keep(change) {
      const drafts = store()
      const next = change((name === undefined ? undefined : drafts?.get<Draft>(name)) ?? latest.current)
      put(drafts ? undefined : next)
      if (name === undefined) return
      if (drafts) return drafts.keep(name, next)
      void hub.open().then((engine) => engine.drafts.keep(name, next), heard('draft-queries'))
    },
    take() {
      put(undefined)
      if (name !== undefined) store()?.take(name)
    },
  }
}
