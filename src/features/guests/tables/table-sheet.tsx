import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { SeatingTable } from '#contract/plan/seating-table.ts'
import { EditorSheet } from '../../../plan/editor/editor-sheet.tsx'
import { useEditor } from '../../../plan/editor/use-editor.ts'
import type { Own } from '../../../plan/plan-entity.ts'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { EntityMark } from '../../sync/sync-face.ts'
import type { TableActions, TableFields } from './table-actions.ts'
import { seatingTable as entity } from './table-entity.ts'
import { tableText } from './table-fields.ts'

const START: TableFields = { name: '', seats: 8, shape: 'round' }

/** A new table, or one to change. */
export function TableSheet({
  live,
  mark,
  actions,
  onClose,
}: {
  live: SeatingTable | undefined
  mark: EntityMark | undefined
  actions: TableActions
  onClose: () => void
}) {
  const editor = useEditor<SeatingTable, Own<SeatingTable>, TableFields>({
    entity,
    fields: tableText.fields,
    live,
    draft: `table/${live?.id ?? 'new'}`,
    start: START,
    onAdd: actions.add,
    onEdit: actions.change,
  })
  const { field } = editor
  return (
    <EditorSheet
      editor={editor}
      title={live ? live.name : 'Nuovo tavolo'}
      submit={live ? 'Salva' : 'Aggiungi'}
      {...(live && {
        arrival: { mark, what: live.name },
        menu: {
          label: 'Altre azioni per questo tavolo',
          items: (done: (kept: Promise<boolean>) => void) => [
            {
              label: 'Elimina',
              icon: IconTrash,
              danger: true,
              onSelect: () => done(actions.remove(live)),
            },
          ],
        },
      })}
      onClose={onClose}
    >
      <TextField {...field.text('name')} {...(!live && { 'data-autofocus': true })} />
      <TextField {...field.number('seats')} />
      <RadioGroup {...field.choice('shape')} columns />
    </EditorSheet>
  )
}
