import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { EditorSheet } from '../../plan/editor/editor-sheet.tsx'
import type { Fields } from '../../plan/fields.ts'
import { type Edit, useEditor } from '../../plan/editor/use-editor.ts'
import { DayField } from '../../ui/day/day-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

/** One entry of a list, to write or to take away. */
export function EntrySheet<E extends { id: string }>({
  title,
  entry,
  fields,
  isNew,
  version,
  website,
  onClose,
  onSave,
  onRemove,
}: {
  title: string
  entry: E
  fields: Fields<Exclude<keyof E & string, 'id'>>
  isNew: boolean
  onClose: () => void
  /** Of the website as it is shown. */
  version: number
  /** The website's id. */
  website: string
  /** @param written only what was. @param seen the version it was written over. @returns whether it was kept */
  onSave: (written: Partial<E>, seen: number) => Promise<boolean>
  onRemove: () => Promise<boolean>
}) {
  const [opened] = useState(version)
  const editor = useEditor({
    entity: { kind: 'weddingWebsite' },
    fields,
    live: isNew ? undefined : { ...entry, version },
    // A new one has another id each time: what is begun of one is the next one's.
    draft: isNew ? `website/new ${title}` : `website/${entry.id}`,
    start: entry,
    within: website,
    onAdd: (values: E) => onSave({ ...values, id: entry.id }, opened),
    onEdit: ({ wanted, seen }: Edit<E & { version: number }, E>) => onSave(wanted, seen.version),
  })
  return (
    <EditorSheet
      editor={editor}
      title={title}
      submit={isNew ? 'Aggiungi' : 'Salva'}
      menu={
        isNew
          ? undefined
          : {
              label: `Altre azioni: ${title.toLowerCase()}`,
              items: (done) => [
                { label: 'Elimina', icon: IconTrash, danger: true, onSelect: () => done(onRemove()) },
              ],
            }
      }
      onClose={onClose}
    >
      {(Object.keys(fields) as (keyof typeof fields)[]).map((name, at) => {
        const { kind } = fields[name]
        const focus = at === 0 && isNew && { 'data-autofocus': true }
        if (kind === 'day') return <DayField key={name} {...editor.field.day(name)} {...focus} />
        const text = { ...editor.field.text(name), ...focus }
        if (kind === 'long') return <TextArea key={name} {...text} rows={5} />
        return <TextField key={name} {...text} type={kind === 'time' || kind === 'url' ? kind : 'text'} />
      })}
    </EditorSheet>
  )
}
