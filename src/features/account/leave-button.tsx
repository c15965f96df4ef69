import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'

/** The way out, with its question. */
export function LeaveButton() {
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setLeaving(true)}>
        Esci
      </Button>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  )
}
