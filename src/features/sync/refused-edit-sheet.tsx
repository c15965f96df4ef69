import { useState, type FormEvent } from 'react'
import type { Command } from '../../offline/command.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { notify } from '../../ui/toasts-store.ts'
import { useDirtyForm } from './device-queries.ts'
import { editableFields, withTexts } from './command-values.ts'
import { useOutbox } from './sync-queries.ts'
import css from './sync-screen.module.css'

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
    } catch {
      notify({ type: 'danger', message: 'Non siamo riusciti a salvarla su questo dispositivo. Riprova.' })
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
