import { useState, type FormEvent } from 'react'
import type { Command } from '../../offline/command.ts'
import { OutboxError } from '../../offline/outbox-error.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { notify } from '../../ui/toasts-store.ts'
import { useDirtyForm } from './device-queries.ts'
import { editableFields, withTexts } from './command-values.ts'
import { useOutbox } from './sync-queries.ts'
import css from './sync-screen.module.css'

/** Long enough to read it. */
const READ_FOR_MS = 7000

const NOT_KEPT = 'Non siamo riusciti a salvarla su questo dispositivo. Riprova.'
const NOT_CHANGED: Partial<Record<string, string>> = {
  app_outdated: 'È stata fatta con una versione più nuova dell’app: aggiornala e correggila di nuovo.',
  already_sent: 'Nel frattempo è stata rimandata da un’altra scheda: così com’era, sta arrivando al server.',
}

/** Puts the texts of a refused edit right; it goes out again as a new one, in the same place. */
export function RefusedEditSheet({
  command,
  open,
  onClose,
}: {
  command: Command
  open: boolean
  onClose: () => void
}) {
  const outbox = useOutbox()
  const fields = editableFields(command)
  const [texts, setTexts] = useState<Record<string, string>>({})
  const dirty = Object.keys(texts).length > 0
  useDirtyForm(open && dirty)

  async function submit(event: FormEvent) {
    event.preventDefault()
    try {
      await outbox.edit(command.id, withTexts(command, texts))
      setTexts({})
      onClose()
    } catch (error) {
      const reason = error instanceof OutboxError && NOT_CHANGED[error.code]
      notify({ type: 'danger', message: reason || NOT_KEPT, duration: READ_FOR_MS })
    }
  }

  return (
    <Sheet
      open={open}
      title="Correggi e rimanda"
      dirty={dirty}
      onClose={() => {
        setTexts({})
        onClose()
      }}
      footer={
        <Button type="submit" form={`correct-${command.id}`}>
          Salva e invia
        </Button>
      }
    >
      <form id={`correct-${command.id}`} className={css.form} onSubmit={(event) => void submit(event)}>
        {fields.map(({ field, label, text }) => {
          const Control = field === 'title' ? TextField : TextArea
          return (
            <Control
              key={field}
              label={label}
              value={texts[field] ?? text}
              onValue={(value: string) => setTexts((now) => ({ ...now, [field]: value }))}
            />
          )
        })}
      </form>
    </Sheet>
  )
}
