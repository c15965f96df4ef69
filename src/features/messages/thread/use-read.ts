import { useEffect, useRef, useSyncExternalStore } from 'react'

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/**
 * Notes that what is on screen was read, once for each message, and only while somebody looks.
 * @param upTo the number of the last message of the other; undefined when there is nothing to read
 */
export function useRead(upTo: number | undefined, read: (upTo: number) => Promise<void>): void {
  const looks = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  )
  const noted = useRef(0)
  useEffect(() => {
    if (!looks || upTo === undefined || upTo <= noted.current) return
    noted.current = upTo
    void read(upTo)
  }, [looks, upTo, read])
}
