import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { DraftNotice } from '../../ui/state/draft-notice.tsx'
import { saveOnLeave } from './save-on-leave.ts'
import css from './standing-form.module.css'

/** As much of an editor as its form needs. */
interface StandingEditor {
  dirty: boolean
  found: boolean
  clear: () => void
  save: (stays: boolean) => Promise<boolean>
}

/**
 * The form of a screen that saves by itself: what is typed when its field is left, and until then it can be thrown away.
 * @param isWhole whether what is typed can be kept when it is left; where not, it stays until «Salva» says what is missing
 */
export function StandingForm({
  editor,
  isWhole = true,
  className,
  children,
}: {
  editor: StandingEditor
  isWhole?: boolean
  className?: string | undefined
  children: ReactNode
}) {
  const keep = () => editor.save(true)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the fields that are left
    <form
      className={className}
      noValidate
      onBlur={saveOnLeave(editor.dirty && isWhole, keep)}
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <DraftNotice found={editor.found} onDiscard={editor.clear} />
      {children}
      {editor.dirty && (
        <div className={css.foot}>
          <Button type="submit">Salva</Button>
          <Button variant="quiet" onClick={editor.clear}>
            Annulla
          </Button>
        </div>
      )}
    </form>
  )
}
