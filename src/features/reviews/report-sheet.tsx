import { newId } from '#contract/new-id.ts'
import { type FormEvent, useId, useState } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { notify } from '../../ui/toasts-store.ts'
import css from './review-form.module.css'
import { REPORT_OPTIONS, type ReportKind } from './report-words.ts'

/** Why a review should not be there, for those who read them. */
export function ReportSheet({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const api = useApi()
  const formId = useId()
  const [key] = useState(newId)
  const [open, setOpen] = useState(true)
  const [kind, setKind] = useState<ReportKind>('false')
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const close = () => {
    setOpen(false)
    // The sheet plays its exit before it leaves.
    setTimeout(onClose, 240)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const body = { kind, note: note.trim() }
      await api('Reviews/report', { params: { id: reviewId }, body, idempotencyKey: key })
      notify({ type: 'success', message: 'Grazie: la rileggiamo noi.' })
      close()
    } catch (error) {
      notify({ type: 'danger', message: failureText(error) })
    }
    setBusy(false)
  }
  return (
    <Sheet
      open={open}
      title="Segnala la recensione"
      width="narrow"
      dirty={note.trim() !== ''}
      onClose={close}
      footer={
        <Button type="submit" form={formId} wide busy={busy}>
          Segnala
        </Button>
      }
    >
      <form id={formId} className={css.form} onSubmit={(event) => void submit(event)}>
        <RadioGroup
          label="Che cosa non va"
          options={REPORT_OPTIONS}
          value={kind}
          onValue={(value) => setKind(value as ReportKind)}
        />
        <TextArea label="Dicci di più" optional rows={4} maxLength={1000} value={note} onValue={setNote} />
      </form>
    </Sheet>
  )
}
