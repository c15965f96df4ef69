import { useId, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import css from './sheet.module.css'
import { useModal } from './use-modal.ts'

export type ConfirmDialogProps = {
  open: boolean
  /** The question: "Eliminare questa spesa?" */
  title: string
  /** What happens, and whether it can be undone. */
  children?: ReactNode
  /** The verb of the question, never "OK". */
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** One question with two answers. Escape means no. The focus starts on the harmless answer. */
export function ConfirmDialog({
  open: asked,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Annulla',
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { ref, open, present } = useModal(asked)
  const id = useId()
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      data-modal
      className={classNames(css.sheet, css.narrow, css.question)}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.stopPropagation()
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onCancel()
      }}
      onClose={() => {
        if (open) onCancel()
      }}
    >
      {present && (
        <>
          <header className={css.head}>
            <h2 id={`${id}-title`} className={css.title}>
              {title}
            </h2>
          </header>
          <div id={`${id}-text`} className={classNames(css.body, css.text)}>
            {children}
          </div>
          <footer className={css.foot}>
            <Button variant="quiet" data-autofocus onClick={onCancel}>
              {cancelLabel}
            </Button>
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </footer>
        </>
      )}
    </dialog>
  )
}
