import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { Stays } from './stays.ts'
import { EXIT_MS } from './use-modal.ts'

/**
 * Around a sheet that is drawn only while there is something to show in it: `{open && <Sheet …/>}`. What is no more drawn
 * stays until its exit has played; what opens it again meanwhile opens it at once, so that no tap is lost, and anew: what was
 * typed in the one that leaves is not the other's.
 */
export function Lingering({ children }: { children: ReactNode }) {
  const open = Boolean(children)
  const [last, setLast] = useState({ children, open, turn: 0 })
  if (open ? last.children !== children || !last.open : last.open)
    setLast({ children: open ? children : last.children, open, turn: last.turn + Number(open && !last.open) })
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setLast(({ turn }) => ({ children: undefined, open, turn })), EXIT_MS)
    return () => clearTimeout(timer)
  }, [open])
  return (
    <Stays value={open}>
      <Fragment key={last.turn}>{open ? children : last.children}</Fragment>
    </Stays>
  )
}
