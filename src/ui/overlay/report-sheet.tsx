import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../button.tsx'
import { RadioGroup } from '../form/radio-group.tsx'
import { Lingering } from './lingering.tsx'
import { Sheet } from './sheet.tsx'
import { TextArea } from '../form/text-area.tsx'
import { notify } from './toasts-store.ts'
import css from './report-sheet.module.css'

export interface Report<Kind extends string> {
  kind: Kind
  note: string
}

export interface ReportSheetProps<Kind extends string> {
  title: string
  /** What is said before the question. */
  intro?: ReactNode
  /** By kind, in their order. */
  options: Readonly<Record<Kind, string>>
  /** What is chosen at first. */
  first: Kind
  busy: boolean
  /** @returns whether it has arrived */
  onSend: (report: Report<Kind>) => Promise<boolean>
  /** Said once it has arrived. */
  thanks: string
  onClose: () => void
}

/** Why something should be looked at by us: what kind of wrong it is, and words of one's own. */
export function ReportSheet<Kind extends string>({
  open,
  ...report
}: ReportSheetProps<Kind> & { open: boolean }) {
  return <Lingering>{open && <OpenReportSheet {...report} />}</Lingering>
}

function OpenReportSheet<Kind extends string>({
  title,
  intro,
  options,
  first,
  busy,
  onSend,
  thanks,
  onClose,
}: ReportSheetProps<Kind>) {
  const formId = useId()
  const [kind, setKind] = useState(first)
  const [note, setNote] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await onSend({ kind, note: note.trim() }))) return
    notify({ type: 'success', message: thanks })
    onClose()
  }
  return (
    <Sheet
      open
      title={title}
      width="narrow"
      dirty={note.trim() !== ''}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} wide busy={busy}>
          Segnala
        </Button>
      }
    >
      <form id={formId} className={css.form} onSubmit={(event) => void submit(event)}>
        {intro}
        <RadioGroup
          label="Che cosa non va"
          options={Object.entries<string>(options).map(([value, label]) => ({ value, label }))}
          value={kind}
          onValue={(value) => setKind(value as Kind)}
        />
        <TextArea label="Dicci di più" optional rows={4} maxLength={1000} value={note} onValue={setNote} />
      </form>
    </Sheet>
  )
}
