import { useState, type FormEvent } from 'react'
import type { Command } from '../../../offline/outbox/command.ts'
import { OutboxError } from '../../../offline/outbox/outbox-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { notify } from '../../../ui/overlay/toasts-store.ts'
import { DraftNotice } from '../../../ui/state/draft-notice.tsx'
import { FieldControl } from '../../../plan/editor/field-control.tsx'
import { fieldErrors } from '../../../plan/fields.ts'
import { editableFields, withValues } from '../../../plan/review.ts'
import type { Known } from '../../../plan/words.ts'
import { useKeptForm } from '../form-queries.ts'
import { useOutbox } from '../sync-face.ts'
import css from '../sync-screen.module.css'

/** Long enough to read it. */
const READ_FOR_MS = 7000

const NOT_KEPT = 'Non siamo riusciti a salvarla su questo dispositivo. Riprova.'
const NOT_CHANGED: Partial<Record<string, string>> = {
  app_outdated: 'È stata fatta con una versione più nuova dell’app: aggiornala e correggila di nuovo.',
  already_sent: 'Nel frattempo è stata rimandata da un’altra scheda: così com’era, sta arrivando al server.',
}

/** Puts the fields of a refused edit right; it goes out again as a new one, in the same place. What is typed is kept. */
export function RefusedEditSheet({
  command,
  known,
  onClose,
}: {
  command: Command
  known: Known
  onClose: () => void
}) {
  const outbox = useOutbox()
  const fields = editableFields(command)
  const form = useKeptForm<Record<string, unknown>>(
    `refused/${command.id}`,
    Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  )
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = fieldErrors(form.typed, Object.fromEntries(fields.map(({ name, field }) => [name, field])))
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    if (await form.save(sendCorrected)) onClose()
  }

  async function sendCorrected(): Promise<boolean> {
    try {
      await outbox.edit(command.id, withValues(command, form.typed))
      return true
    } catch (error) {
      const reason = error instanceof OutboxError && NOT_CHANGED[error.code]
      notify({ type: 'danger', message: reason || NOT_KEPT, duration: READ_FOR_MS })
      return false
    }
  }

  return (
    <Sheet
      open
      title="Correggi e rimanda"
      dirty={form.dirty}
      onClose={() => {
        form.clear()
        onClose()
      }}
      footer={
        <Button type="submit" form={`correct-${command.id}`}>
          Salva e invia
        </Button>
      }
    >
      <form id={`correct-${command.id}`} className={css.form} onSubmit={(event) => void submit(event)}>
        <DraftNotice found={form.found} onDiscard={form.clear} />
        {fields.map(({ name, field }) => (
          <FieldControl
            key={name}
            field={field}
            value={form.fields[name]}
            known={known}
            error={errors[name]}
            onValue={(next) => form.set({ [name]: next })}
          />
        ))}
      </form>
    </Sheet>
  )
}
