import type { CoupleTask } from '#contract/couple-task.ts'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useId, useState } from 'react'
import { formatDay, formatInstant } from '../../lib/day.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Notice } from '../../ui/notice.tsx'
import { UiLink } from '../../ui/link.tsx'
import { EntityStateMark } from '../../ui/save-mark.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { PeopleNames } from '../couple/couple-queries.ts'
import { type Overwritten, useOverwritten } from '../couple/history-queries.ts'
import { REVIEW_PATH, type EntityMark } from '../sync/sync-queries.ts'
import css from './planning.module.css'
import type { TaskActions, TaskFields } from './task-actions.ts'
import { categoryName } from './task-filter.ts'
import { EMPTY_TASK, TaskForm, type VendorChoice, taskFields, useTaskForm } from './task-form.tsx'

interface Common {
  names: PeopleNames
  vendors: readonly VendorChoice[]
  actions: TaskActions
  onClose: () => void
}

/** A new task: a title is enough. */
export function NewTaskSheet({ open, names, vendors, actions, onClose }: Common & { open: boolean }) {
  return open ? <NewTask {...{ names, vendors, actions, onClose }} /> : null
}

function NewTask({ names, vendors, actions, onClose }: Common) {
  const id = useId()
  const form = useTaskForm(EMPTY_TASK)
  const [open, close] = useClosing(onClose)
  const save = async () => {
    const fields = form.read()
    if (fields && (await actions.add(fields))) close()
  }
  return (
    <Sheet
      open={open}
      title="Nuova attività"
      dirty={form.dirty}
      onClose={close}
      footer={
        <Button type="submit" form={id} wide>
          Aggiungi
        </Button>
      }
    >
      <TaskForm brief id={id} form={form} names={names} vendors={vendors} onSubmit={() => void save()} />
    </Sheet>
  )
}

/** One task to read and change; it keeps what was typed when the partner changes it meanwhile. */
export function TaskSheet({
  task,
  mark,
  onStep,
  ...common
}: Common & {
  task: CoupleTask
  mark: EntityMark | undefined
  onStep: (task: CoupleTask, step: -1 | 1) => void
}) {
  const { names, vendors, actions, onClose } = common
  const id = useId()
  const [initial] = useState(() => taskFields(task))
  // What the partner writes while it is open was not seen by who writes here.
  const [seenVersion] = useState(task.version)
  const form = useTaskForm(initial)
  const overwritten = useOverwritten(task.id)
  const [open, close] = useClosing(onClose)
  const save = async () => {
    const fields = form.read()
    if (!fields) return
    // Only what was typed here goes: what the partner changed meanwhile in other fields stays.
    const typed = Object.fromEntries(
      Object.entries(fields).filter(([field, value]) => initial[field as keyof TaskFields] !== value),
    )
    if (await actions.edit({ ...task, version: seenVersion }, typed)) close()
  }
  const remove = async () => {
    if (await actions.remove([task])) close()
  }
  return (
    <Sheet
      open={open}
      title="Attività"
      dirty={form.dirty}
      onClose={close}
      footer={
        <div className={css.sheetFoot}>
          <Menu
            label="Altre azioni per questa attività"
            variant="framed"
            items={[
              { label: 'Sposta su', icon: IconArrowUp, onSelect: () => onStep(task, -1) },
              { label: 'Sposta giù', icon: IconArrowDown, onSelect: () => onStep(task, 1) },
              { label: 'Elimina', icon: IconTrash, danger: true, onSelect: () => void remove() },
            ]}
          />
          <Button variant="quiet" onClick={() => void actions.setDone(task, !task.done)}>
            {task.done ? 'Da rifare' : 'Segna fatta'}
          </Button>
          <Button type="submit" form={id}>
            Salva
          </Button>
        </div>
      }
    >
      <div className={css.overwritten}>
        {overwritten.map((other) => (
          <TaskOverwritten
            key={other.field}
            other={other}
            names={names}
            vendors={vendors}
            onRestore={async () => {
              if (await actions.edit(task, { [other.field]: other.value } as Partial<TaskFields>)) close()
            }}
          />
        ))}
      </div>
      <TaskForm id={id} form={form} names={names} vendors={vendors} onSubmit={() => void save()} />
      {categoryName(task.category) !== task.category && (
        <p className={css.arrived}>
          <UiLink href={`/guide#${task.category}`}>Guide: {categoryName(task.category)}</UiLink>
        </p>
      )}
      <p className={css.arrived}>
        {!form.dirty && <EntityStateMark mark={mark} what={task.title} href={REVIEW_PATH} />}
      </p>
    </Sheet>
  )
}

/** Lets the sheet play its exit before it leaves. */
function useClosing(onClose: () => void) {
  const [open, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    setTimeout(onClose, 240)
  }
  return [open, close] as const
}

const FIELDS: Record<string, string> = {
  title: 'il titolo',
  notes: 'le note',
  category: 'la categoria',
  dueDate: 'la scadenza',
  done: 'se è fatta',
  assignee: 'chi se ne occupa',
  vendorId: 'il fornitore',
}

function TaskOverwritten({
  other,
  names,
  vendors,
  onRestore,
}: {
  other: Overwritten
  names: PeopleNames
  vendors: readonly VendorChoice[]
  onRestore: () => void
}) {
  const what = FIELDS[other.field]
  if (!what) return null
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="quiet" size="small" onClick={onRestore}>
          Ripristina
        </Button>
      }
    >
      Per {what} {other.written} «{readValue(other, names, vendors)}» ({formatInstant(other.at)}).
    </Notice>
  )
}

function readValue({ field, value }: Overwritten, names: PeopleNames, vendors: readonly VendorChoice[]) {
  if (value === null || value === '') return 'niente'
  if (field === 'dueDate') return formatDay(String(value), 'medium')
  if (field === 'done') return value ? 'fatta' : 'da fare'
  if (field === 'assignee') return names[value as keyof PeopleNames]
  if (field === 'category') return categoryName(String(value))
  if (field === 'vendorId') return vendors.find((vendor) => vendor.value === value)?.label ?? 'un fornitore'
  return String(value)
}
