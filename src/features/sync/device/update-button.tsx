import { useState } from 'react'
import { noteFault } from '../../../lib/fault-log.ts'
import { updateNow } from '../../../offline/worker/update-now.ts'
import { openDialogs } from '../../../ui/overlay/dialog-stack.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/overlay/toasts-store.ts'
import { hasDirtyForms } from '../dirty-forms.ts'

/** Brings the newest app at once; only what is being typed is waited for, the edits that wait are kept. */
export function UpdateButton({ look = 'primary' }: { look?: 'primary' | 'link' }) {
  const [busy, setBusy] = useState(false)
  const update = () => {
    if (hasDirtyForms() || openDialogs.top() !== null)
      return void notify({ type: 'warning', message: 'Prima salva quello che stai scrivendo.' })
    setBusy(true)
    void updateNow().catch((fault: unknown) => {
      noteFault('update-button', fault)
      setBusy(false)
    })
  }
  return (
    <Button size="small" variant={look} busy={busy} onClick={update}>
      Aggiorna
    </Button>
  )
}
