import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { DayField } from '../../ui/day-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type EntryField, entryErrors, tidyEntry } from './entry-fields.ts'
import css from './website.module.css'

export type { EntryField } from './entry-fields.ts'

/** The sheet's exit lasts this long. */
const CLOSES_IN_MS = 240

/** One entry of a list, to write or to take away. */
export function EntrySheet<E extends { id: string }>({
  title,
  entry,
  fields,
  isNew,
  onClose,
  onSave,
  onRemove,
}: {
  title: string
  entry: E
  fields: readonly EntryField<E>[]
  isNew: boolean
  onClose: () => void
  /** @returns whether it was kept */
  onSave: (entry: E) => Promise<boolean>
  onRemove: () => Promise<boolean>
}) {
  const id = useId()
  const [open, setOpen] = useState(true)
  const [typed, setTyped] = useState(entry)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const close = () => {
    setOpen(false)
    setTimeout(onClose, CLOSES_IN_MS)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const tidy = tidyEntry(typed, fields)
    const wrong = entryErrors(tidy, fields)
    setErrors(wrong)
    if (Object.keys(wrong).length === 0 && (await onSave(tidy))) close()
  }
  return (
    <Sheet
      open={open}
      title={title}
      dirty={JSON.stringify(typed) !== JSON.stringify(entry)}
      onClose={close}
      footer={
        <div className={css.sheetFoot}>
          {!isNew && (
            <Button
              variant="quiet"
              icon={IconTrash}
              onClick={() => void onRemove().then((kept) => kept && close())}
            >
              Elimina
            </Button>
          )}
          <Button type="submit" form={id} wide={isNew}>
            {isNew ? 'Aggiungi' : 'Salva'}
          </Button>
        </div>
      }
    >
      <form id={id} className={css.sheetForm} noValidate onSubmit={(event) => void submit(event)}>
        {fields.map((field, at) => {
          const { name, label, kind, max, optional, hint, placeholder } = field
          const common = {
            label,
            value: String(typed[name]),
            error: errors[name] ?? '',
            ...(optional && { optional }),
            ...(hint && { hint }),
            ...(at === 0 && isNew && { 'data-autofocus': true }),
            onValue: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
          }
          if (kind === 'day') return <DayField key={name} {...common} />
          if (kind === 'long') return <TextArea key={name} {...common} rows={5} maxLength={max} />
          const type = kind === 'time' ? 'time' : kind === 'url' ? 'url' : 'text'
          return <TextField key={name} {...common} type={type} maxLength={max} placeholder={placeholder} />
        })}
      </form>
    </Sheet>
  )
}
