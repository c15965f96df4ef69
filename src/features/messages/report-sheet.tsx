import type { MessageReportKind } from '#contract/message-words.ts'
import { newId } from '#contract/new-id.ts'
import { type FormEvent, useId, useState } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { notify } from '../../ui/toasts-store.ts'
import css from './messages.module.css'
import { REPORT_OPTIONS } from './report-words.ts'

/** Why a conversation should be looked at: from then on we may read it. */
export function ReportSheet({
  conversationId,
  name,
  onClose,
}: {
  conversationId: string
  name: string
  onClose: () => void
}) {
  const api = useApi()
  const formId = useId()
  const [key] = useState(newId)
  const [open, setOpen] = useState(true)
  const [kind, setKind] = useState<MessageReportKind>('offensive')
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
      await api('Messages/report', { params: { id: conversationId }, body, idempotencyKey: key })
      notify({ type: 'success', message: 'Grazie: la leggiamo e ci pensiamo noi.' })
      close()
    } catch (error) {
      notify({ type: 'danger', message: failureText(error) })
    }
    setBusy(false)
  }
  return (
    <Sheet
      open={open}
      title={`Segnala la conversazione con ${name}`}
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
        <p>Chi ci lavora potrà leggere questa conversazione. {name} non lo saprà.</p>
        <RadioGroup
          label="Che cosa non va"
          options={REPORT_OPTIONS}
          value={kind}
          onValue={(value) => setKind(value as MessageReportKind)}
        />
        <TextArea label="Dicci di più" optional rows={4} maxLength={1000} value={note} onValue={setNote} />
      </form>
    </Sheet>
  )
}
