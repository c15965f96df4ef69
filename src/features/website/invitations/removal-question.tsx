import type { Invitation, RsvpAnswer } from '#contract/website/rsvp.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import type { WebsiteActions } from '../website-actions.ts'

export type Removal =
  | { kind: 'invitation'; gone: Invitation; answered: boolean }
  | { kind: 'answer'; gone: RsvpAnswer }

/** Asks before an invitation or an answer goes: what a guest wrote, and the link that was sent, nothing brings back. */
export function RemovalQuestion({
  removal,
  actions,
  onClose,
}: {
  removal: Removal
  actions: WebsiteActions
  onClose: () => void
}) {
  const { gone } = removal
  const remove = () => {
    onClose()
    void (removal.kind === 'invitation'
      ? actions.removeInvitation(removal.gone)
      : actions.removeAnswer(removal.gone))
  }
  return (
    <ConfirmDialog
      open
      title={
        removal.kind === 'invitation'
          ? `Eliminare l’invito «${gone.name}»?`
          : `Eliminare la risposta di ${gone.name}?`
      }
      confirmLabel="Elimina"
      danger
      onCancel={onClose}
      onConfirm={remove}
    >
      {removal.kind === 'answer'
        ? 'Quello che ha scritto se ne va per sempre.'
        : removal.answered
          ? 'Con l’invito se ne va per sempre la sua risposta, e il collegamento che avete mandato non si apre più.'
          : 'Il collegamento, se l’avete già mandato, non si apre più.'}
    </ConfirmDialog>
  )
}
