import { useEffect, useState } from 'react'
import { noteFault } from '../../lib/fault-log.ts'
import { useMay } from '../../session/admin-may.ts'
import { Button } from '../../ui/button.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { saidOfLook } from './kept-look.ts'
import { LookSheet, type LookedAt } from './look-sheet.tsx'

/** From the record of an account to its owner's screens, for who may. */
export function LookButton(account: LookedAt) {
  const may = useMay('Admin/startLook')
  const [open, setOpen] = useState(false)
  // Who comes back because it is over is told so.
  useEffect(() => {
    try {
      const said = saidOfLook()
      if (said) notify({ type: 'info', message: said })
    } catch (fault) {
      noteFault('look-face', fault)
    }
  }, [])
  if (!may) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Guarda come lo vede
      </Button>
      <Lingering>{open && <LookSheet {...account} onClose={() => setOpen(false)} />}</Lingering>
    </>
  )
}
