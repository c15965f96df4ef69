import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { DraftNotice } from '../../../ui/state/draft-notice.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useKeptForm } from '../../sync/form-queries.ts'
import css from '../bookings.module.css'

/**
 * Asks before an ending, with a word for the other side.
 * @param bookingId whose ending it is: the words are kept by it until they are sent
 * @param onConfirm ends it. @returns whether that was kept
 */
export function NoteDialog({
  bookingId,
  open,
  title,
  confirmLabel,
  children,
  onCancel,
  onConfirm,
}: {
  bookingId: string
  open: boolean
  title: string
  confirmLabel: string
  children: string
  onCancel: () => void
  onConfirm: (note: string) => Promise<boolean>
}) {
  const form = useKeptForm(`booking-end/${bookingId}`, { note: '' })
  const { note } = form.fields
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel="Torna indietro"
      danger
      onCancel={onCancel}
      onConfirm={() => void form.save(() => onConfirm(note.trim()))}
    >
      <div className={css.form}>
        <p>{children}</p>
        <DraftNotice found={form.found} onDiscard={form.clear} />
        <TextArea
          label="Due parole per spiegare"
          optional
          maxLength={1000}
          rows={3}
          value={note}
          onValue={(value) => form.set({ note: value })}
        />
      </div>
    </ConfirmDialog>
  )
}
