import { TYPING, TYPING_EVERY_MS } from '#contract/lists/vendors/message-words.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSyncHub } from '../../sync/reach-face.ts'

/** Whether the other is writing at this moment. Who has sent what they wrote is not: `silence` then. */
export function useTyping(other: string) {
  const hub = useSyncHub()
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let stop: (() => void) | undefined
    const listen = () => {
      stop ??= hub.engine()?.ephemeral.hear(TYPING, (who) => {
        if (who !== other) return
        clearTimeout(timer)
        setTyping(true)
        timer = setTimeout(() => setTyping(false), 2 * TYPING_EVERY_MS)
      })
    }
    listen()
    const stopWaiting = hub.subscribe(listen)
    return () => {
      stopWaiting()
      stop?.()
      clearTimeout(timer)
    }
  }, [hub, other])
  return { typing, silence: useCallback(() => setTyping(false), []) }
}

/** Says to the other that one is writing, every few seconds while one is. */
export function useSayTyping(other: string): () => void {
  const hub = useSyncHub()
  const said = useRef(-Infinity)
  return useCallback(() => {
    if (performance.now() - said.current < TYPING_EVERY_MS) return
    // Who writes while the connection comes back is heard as soon as it is there.
    if (hub.engine()?.ephemeral.say(TYPING, other)) said.current = performance.now()
  }, [hub, other])
}
