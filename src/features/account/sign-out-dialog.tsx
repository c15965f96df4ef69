import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { plural } from '../../lib/text.ts'
import { useAccount, useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { useExportPending, useSyncStatus } from '../sync/sync-face.ts'

/** Asks before leaving; when edits still wait it says so, and offers to stay, to keep them in a file, or to drop them. */
export function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const account = useAccount()
  const router = useRouter()
  const { waiting, review } = useSyncStatus()
  const exportPending = useExportPending()
  const [busy, setBusy] = useState(false)
  const deleted = useSession(({ last }) => last?.deleted)
  const role = useSession((session) => session.last?.role)
  const unsent = waiting + review

  async function leave() {
    setBusy(true)
    // Its screens go first: with their data gone they would ask the server for it again, with no session.
    await router.navigate({ to: '/' })
    await account.signOut()
    // Nothing of this account may stay in the memory of the page either.
    location.reload()
  }

  return (
    <ConfirmDialog
      open={open}
      title={unsent > 0 ? 'Ci sono modifiche non ancora inviate' : 'Vuoi uscire?'}
      confirmLabel={unsent > 0 ? 'Esci e perdile' : 'Esci'}
      cancelLabel="Resta"
      danger={unsent > 0}
      busy={busy}
      onConfirm={() => void leave()}
      onCancel={onClose}
    >
      {unsent > 0 ? (
        <>
          <p>
            {plural(unsent, 'modifica è solo', 'modifiche sono solo')} su questo dispositivo: se esci adesso{' '}
            {unsent === 1 ? 'va persa' : 'vanno perse'}.{' '}
            {deleted
              ? `${deleted.left ? 'Non fai più parte del piano' : 'Il piano non c’è più'}: se ti servono, salvale prima in un file.`
              : 'Puoi restare finché torna la rete, oppure salvarle in un file da riprendere più tardi.'}
          </p>
          <Button variant="quiet" size="small" onClick={exportPending}>
            Salva le modifiche in un file
          </Button>
        </>
      ) : deleted ? (
        <p>
          {deleted.left ? 'Non fai più parte del piano' : 'Il piano sul server non c’è più'}: da questo
          dispositivo togliamo quello che era rimasto.
        </p>
      ) : role === 'couple' ? (
        <p>Il piano resta al sicuro sul server. Da questo dispositivo lo togliamo.</p>
      ) : (
        <p>Per rientrare serviranno email e password.</p>
      )}
    </ConfirmDialog>
  )
}
