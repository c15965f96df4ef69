import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'

/** Asks before an ending, with a word for the other side. */
export function NoteDialog({
  open,
  title,
  confirmLabel,
  children,
  onCancel,
  onConfirm,
}: {
  open: boolean
  title: string
  confirmLabel: string
  children: string
  onCancel: () => void
  onConfirm: (note: string) => void
}) {
  const [note, setNote] = useState('')
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel="Torna indietro"
      danger
      onCancel={onCancel}
      onConfirm={() => onConfirm(note.trim())}
    >
      {children}
      <TextArea
        label="Due parole per spiegare"
        optional
        maxLength={1000}
        rows={3}
        value={note}
        onValue={setNote}
      />
    </ConfirmDialog>
  )
}
