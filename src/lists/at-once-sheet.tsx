import { type ReactNode, useId } from 'react'
import { failureText } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { Held, useHolds } from '../ui/form/held.ts'
import { Sheet, type SheetProps } from '../ui/overlay/sheet.tsx'
import { SheetFoot } from '../ui/overlay/sheet-foot.tsx'
import { Notice } from '../ui/state/notice.tsx'
import css from './at-once-sheet.module.css'
import { FoundNotice } from './found-notice.tsx'

interface AtOnceSheetProps {
  title: string
  /** What the button that sends it says. */
  submit?: string
  /** As the sheet's own. */
  width?: SheetProps['width']
  /** It cannot be undone. */
  danger?: boolean
  /** What keeps what is typed (`useKeptForm`), where it outlives the sheet. */
  kept?: { found: boolean; clear: () => void }
  /** What sends it (`useCall`). */
  call: { busy: boolean; failure: unknown }
  /** Nothing can be sent as it is: the button says so by itself. */
  disabled?: boolean
  /** Closing would lose something: asks before. */
  dirty?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** It is read at once, however far down the form is. */
const inSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/**
 * A form that is sent at the moment it is confirmed, and says there what went wrong (decision 091): «Annulla» gives up
 * what was typed, closing in any other way keeps it.
 */
export function AtOnceSheet({
  title,
  submit = 'Salva',
  width,
  danger = false,
  kept,
  call: { busy, failure },
  disabled = false,
  dirty = false,
  onSubmit,
  onClose,
  children,
}: AtOnceSheetProps) {
  const form = useId()
  const { isHeld, hold } = useHolds()
  return (
    <Sheet
      open
      title={title}
      dirty={dirty}
      {...(width && { width })}
      onClose={onClose}
      footer={
        <SheetFoot>
          <Button
            variant="quiet"
            onClick={() => {
              kept?.clear()
              onClose()
            }}
          >
            Annulla
          </Button>
          <Button
            type="submit"
            form={form}
            variant={danger ? 'danger' : 'primary'}
            busy={busy || isHeld}
            disabled={disabled}
          >
            {submit}
          </Button>
        </SheetFoot>
      }
    >
      <form
        id={form}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (disabled) return
          const sent = event.currentTarget
          onSubmit()
          // What is missing or wrong may be far from the button.
          requestAnimationFrame(() => sent.querySelector<HTMLElement>('[aria-invalid]')?.focus())
        }}
      >
        {failure !== undefined && (
          <div role="alert" ref={inSight}>
            <Notice tone="danger">{failureText(failure)}</Notice>
          </div>
        )}
        {kept?.found && <FoundNotice />}
        <Held value={hold}>{children}</Held>
      </form>
    </Sheet>
  )
}
