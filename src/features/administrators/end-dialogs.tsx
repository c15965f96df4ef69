import { useQueryClient } from '@tanstack/react-query'
import type { AdminInvitation, Administrator } from '#contract/admin/administrator.ts'
import { mayCall } from '#contract/lists/admin/admin-rights.ts'
import { APPROVED_CALLS } from '#contract/lists/admin/approvals.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { renewAdministrators } from './administrator-queries.ts'

function useEnding(
  call: 'Admin/removeAdministrator' | 'Admin/resetSecondFactor' | 'Admin/cancelAdminInvitation',
  { id, done, onEnd }: { id: string; done: string; onEnd: () => void },
) {
  const api = useApi()
  const client = useQueryClient()
  return useCall(
    async (keyFor) => {
      await api(call, { params: { id }, idempotencyKey: keyFor({ id }) })
      notify({ type: 'success', message: done })
      onEnd()
      await renewAdministrators(client)
    },
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
}

/** Asks before somebody administers no more. */
export function EndAdministrator({ person, onEnd }: { person: Administrator; onEnd: () => void }) {
  const name = person.name || person.email
  const twos = APPROVED_CALLS.some((call) => mayCall(person.role, call))
  const { run, busy } = useEnding('Admin/removeAdministrator', {
    id: person.id,
    done: `${name} non amministra più.`,
    onEnd,
  })
  return (
    <ConfirmDialog
      open
      title={person.self ? 'Smettere di amministrare?' : `Togliere ${name}?`}
      confirmLabel={person.self ? 'Smetti' : 'Togli'}
      danger
      busy={busy}
      onCancel={onEnd}
      onConfirm={() => void run()}
    >
      {person.self ? 'Esci subito, su ogni dispositivo.' : 'Esce subito, su ogni dispositivo.'} Quello che ha
      fatto resta nel registro. Per tornare serve un altro invito.
      {twos && ' Lo scriviamo per email anche a chi può confermare quello che si fa in due.'}
    </ConfirmDialog>
  )
}

/** Asks before somebody who has lost phone and codes signs in with the password alone. */
export function EndSecondFactor({ person, onEnd }: { person: Administrator; onEnd: () => void }) {
  const name = person.name || person.email
  const { run, busy } = useEnding('Admin/resetSecondFactor', {
    id: person.id,
    done: `${name} entra con la password sola.`,
    onEnd,
  })
  return (
    <ConfirmDialog
      open
      title={`Togliere la verifica in due passaggi a ${name}?`}
      confirmLabel="Togli la verifica"
      danger
      busy={busy}
      onCancel={onEnd}
      onConfirm={() => void run()}
    >
      Fallo solo se ti ha detto di persona che ha perso telefono e codici. Esce da ogni dispositivo, entra con
      la password sola, e riceve un’email che lo dice.
    </ConfirmDialog>
  )
}

/** Asks before an invitation is taken back. */
export function EndInvitation({ invitation, onEnd }: { invitation: AdminInvitation; onEnd: () => void }) {
  const { run, busy } = useEnding('Admin/cancelAdminInvitation', {
    id: invitation.id,
    done: 'Invito ritirato.',
    onEnd,
  })
  return (
    <ConfirmDialog
      open
      title={`Ritirare l’invito a ${invitation.email}?`}
      confirmLabel="Ritira"
      danger
      busy={busy}
      onCancel={onEnd}
      onConfirm={() => void run()}
    >
      Il link che ha ricevuto non vale più. Puoi mandarne un altro quando vuoi.
    </ConfirmDialog>
  )
}
