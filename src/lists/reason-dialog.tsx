import { useState } from 'react'
import { TextArea } from '../ui/form/text-area.tsx'
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx'

/** As the calls take it. */
const REASON_MAX = 500

/** A question whose yes needs a reason, which somebody else will read. */
export function ReasonDialog({
  open,
  title,
  confirmLabel,
  label,
  unsaid,
  onReason,
  onCancel,
}: {
  open: boolean
  title: string
  confirmLabel: string
  /** Whom the reason is for: `Il motivo, che la coppia leggerà`. */
  label: string
  /** Said where there is none. */
  unsaid: string
  onReason: (reason: string) => void
  onCancel: () => void
}) {
  const [reason, setReason] = useState('')
  const [isWanting, setWanting] = useState(false)
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={confirmLabel}
      danger
      onCancel={onCancel}
      onConfirm={() => (reason.trim() ? onReason(reason.trim()) : setWanting(true))}
    >
      <TextArea
        label={label}
        rows={3}
        maxLength={REASON_MAX}
        value={reason}
        error={isWanting && !reason.trim() ? unsaid : undefined}
        onValue={setReason}
      />
    </ConfirmDialog>
  )
}
