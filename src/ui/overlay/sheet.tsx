import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useId, useState, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { IconButton } from '../icon-button.tsx'
import css from './sheet.module.css'
import { useModal } from './use-modal.ts'
import { useSwipeDown } from './use-swipe-down.ts'

export type SheetProps = {
  open: boolean
  title: string
  /** Asked to close: by the cross, Escape, the backdrop or a swipe down. Set `open` to false here. */
  onClose: () => void
  /** Something is unsaved: closing asks first. */
  dirty?: boolean
  /** On wide screens: 26, 34 (default) or 56 rem. */
  width?: 'narrow' | 'broad'
  /** The buttons that stay in sight under the scrolling contents. A submit button here names its form by `form`. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * From the bottom on phones, a dialog on wide screens. Contents are mounted at each opening; the focus starts on the
 * title, or on what is marked `data-autofocus`.
 */
export function Sheet({ open: asked, title, onClose, dirty = false, width, footer, children }: SheetProps) {
  const { ref, open, present } = useModal(asked)
  const titleId = useId()
  const [asking, setAsking] = useState(false)
  const ask = () => (dirty ? setAsking(true) : onClose())
  const swipe = useSwipeDown(ref, ask)

  return (
    <dialog
      ref={ref}
      data-modal
      className={classNames(css.sheet, width && css[width])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        ask()
      }}
      onClose={(event) => {
        // A second Escape in a row closes natively, whatever was answered to the first.
        if (!open || event.target !== event.currentTarget) return
        if (dirty) ref.current?.showModal()
        ask()
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) ask()
      }}
    >
      {present && (
        <>
          <header className={css.head} {...swipe}>
            <h2 id={titleId} tabIndex={-1} className={css.title}>
              {title}
            </h2>
            <IconButton icon={IconX} label="Chiudi" onClick={ask} />
          </header>
          <div className={css.body}>{children}</div>
          {footer && <footer className={css.foot}>{footer}</footer>}
          <ConfirmDialog
            open={asking}
            title="Esci senza salvare?"
            confirmLabel="Esci senza salvare"
            cancelLabel="Resta qui"
            danger
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              onClose()
            }}
          >
            Quello che hai scritto qui non è ancora salvato.
          </ConfirmDialog>
        </>
      )}
    </dialog>
  )
}
