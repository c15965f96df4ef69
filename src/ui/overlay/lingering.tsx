import { type ReactNode, useEffect, useState } from 'react'
import { Stays } from './stays.ts'
import { EXIT_MS } from './use-modal.ts'

/**
 * Around a sheet that is drawn only while there is something to show in it: `{open && <Sheet …/>}`. What is no more drawn
 * stays until its exit has played; what opens it again meanwhile opens it at once, so that no tap is lost.
 */
export function Lingering({ children }: { children: ReactNode }) {
  const open = Boolean(children)
  const [last, setLast] = useState(children)
  if (open && last !== children) setLast(children)
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setLast(undefined), EXIT_MS)
    return () => clearTimeout(timer)
  }, [open])
  return <Stays value={open}>{open ? children : last}</Stays>
}
