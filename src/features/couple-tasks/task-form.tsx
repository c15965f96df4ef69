import type { Assignee, CoupleTask } from '#contract/couple-task.ts'
import { TASK_CATEGORIES } from '#contract/task-categories.ts'
import { type FormEvent, useState } from 'react'
import { DayField } from '../../ui/day-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { PeopleNames } from '../couple/couple-queries.ts'
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

export function taskFields(task: CoupleTask): TaskFields {
  const { title, notes, category, dueDate, assignee, vendorId } = task
  return { title, notes, category, dueDate, assignee, vendorId }
}

/** The fields of a task while they are written; what was typed stays until it is saved. */
export function useTaskForm(initial: TaskFields) {
  const [fields, setFields] = useState(initial)
  const [error, setError] = useState<string>()
  const dirty = (Object.keys(initial) as (keyof TaskFields)[]).some((key) => fields[key] !== initial[key])
  const set = (change: Partial<TaskFields>) => {
    if (change.title?.trim()) setError(undefined)
    setFields((before) => ({ ...before, ...change }))
  }
  /** The fields ready to be kept, or undefined when the title is missing. */
  const read = (): TaskFields | undefined => {
    const title = fields.title.trim()
    if (!title) {
      setError('Scrivi che cosa c’è da fare.')
      return undefined
    }
    return { ...fields, title, notes: fields.notes.trim() }
  }
  return { fields, set, error, dirty, read }
}

/** @param brief only the title, the day and who; the rest opens below */
export function TaskForm({
  id,
  form,
  names,
  vendors,
  brief = false,
  onSubmit,
}: {
  id: string
  form: ReturnType<typeof useTaskForm>
  names: PeopleNames
  vendors: readonly VendorChoice[]
  brief?: boolean
  onSubmit: () => void
}) {
  const { fields, set, error } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const known = TASK_CATEGORIES.some((category) => category.slug === fields.category)
  const categories = [
    ...(known ? [] : [{ value: fields.category, label: categoryName(fields.category) }]),
    ...TASK_CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name })),
  ]
  const more = (
    <>
      <SelectField
        label="Categoria"
        options={categories}
        value={fields.category}
        onValue={(category) => set({ category })}
      />
      {vendors.length > 0 && (
        <SelectField
          label="Fornitore"
          optional
          placeholder="Nessuno"
          options={vendors}
          value={fields.vendorId ?? ''}
          onValue={(vendorId) => set({ vendorId: vendorId || null })}
        />
      )}
      <TextArea
        label="Note"
        optional
        maxLength={4000}
        value={fields.notes}
        onValue={(notes) => set({ notes })}
      />
    </>
  )
  return (
    <form id={id} className={css.form} onSubmit={submit} noValidate>
      <TextField
        label="Che cosa c’è da fare"
        data-autofocus={brief || undefined}
        maxLength={200}
        value={fields.title}
        error={error}
        onValue={(title) => set({ title })}
      />
      <DayField
        label="Entro quando"
        optional
        value={fields.dueDate ?? ''}
        onValue={(day) => set({ dueDate: day || null })}
      />
      <RadioGroup
        label="Chi se ne occupa"
        columns
        options={[
          { value: '', label: 'Da decidere' },
          { value: 'one', label: names.one },
          { value: 'two', label: names.two },
          { value: 'both', label: names.both },
        ]}
        value={fields.assignee ?? ''}
        onValue={(who) => set({ assignee: (who || null) as Assignee | null })}
      />
      {brief ? (
        <details className={css.more}>
          <summary>Categoria, fornitore e note</summary>
          <div className={css.form}>{more}</div>
        </details>
      ) : (
        more
      )}
    </form>
  )
}
