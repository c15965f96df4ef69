import type { CoupleTask } from '#contract/plan/couple-task.ts'
import type { useEditor } from '../../plan/editor/use-editor.ts'
import { useToday } from '../../lib/clock.ts'
import { DayField } from '../../ui/day/day-field.tsx'
import { overdueNote } from '../../ui/day/overdue-note.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { Own } from '../../plan/plan-entity.ts'
import { type PeopleNames, useCouple, weddingMark } from '../couple/couple-queries.ts'
import css from './planning.module.css'
import type { TaskFields } from './task-actions.ts'
import { categoryName } from './task-filter.ts'

export const EMPTY_TASK: TaskFields = {
  title: '',
  notes: '',
  category: 'altro',
  dueDate: null,
  assignee: null,
  vendorId: null,
}

export interface VendorChoice {
  value: string
  label: string
}

/** The fields of a task. @param brief only the title, the day and who; the rest opens below */
export function TaskForm({
  editor: { live, values, field },
  names,
  vendors,
  brief = false,
}: {
  editor: ReturnType<typeof useEditor<CoupleTask, Own<CoupleTask, 'doneAt'>, TaskFields>>
  names: PeopleNames
  vendors: readonly VendorChoice[]
  brief?: boolean
}) {
  const today = useToday()
  const { couple } = useCouple()
  const isDone = live?.done === true
  const category = field.choice('category')
  const known = category.options.some(({ value }) => value === values.category)
  const own = known ? [] : [{ value: values.category, label: categoryName(values.category) }]
  const more = (
    <>
      <SelectField {...category} options={[...own, ...category.options]} />
      {vendors.length > 0 && <SelectField {...field.choice('vendorId')} options={vendors} />}
      <TextArea {...field.text('notes')} />
    </>
  )
  return (
    <>
      <TextField {...field.text('title')} data-autofocus={brief || undefined} />
      <DayField
        {...field.day('dueDate')}
        deadline={!isDone}
        marks={weddingMark(couple)}
        hint={!isDone && overdueNote(values.dueDate, today)}
      />
      <RadioGroup
        {...field.choice('assignee')}
        columns
        options={[
          { value: '', label: 'Da decidere' },
          { value: 'one', label: names.one },
          { value: 'two', label: names.two },
          { value: 'both', label: names.both },
        ]}
      />
      {brief ? (
        <details className={css.more}>
          <summary>Categoria, fornitore e note</summary>
          <div className={css.form}>{more}</div>
        </details>
      ) : (
        more
      )}
    </>
  )
}
