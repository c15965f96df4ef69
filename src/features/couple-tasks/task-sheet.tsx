import type { CoupleTask } from '#contract/plan/couple-task.ts'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { EditorSheet } from '../../plan/editor/editor-sheet.tsx'
import { useEditor } from '../../plan/editor/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { UiLink } from '../../ui/link.tsx'
import type { PeopleNames } from '../couple/couple-queries.ts'
import type { EntityMark } from '../sync/sync-face.ts'
import css from './planning.module.css'
import type { TaskActions } from './task-actions.ts'
import { task as entity } from './task-entity.ts'
import { taskText } from './task-fields.ts'
import { categoryName } from './task-filter.ts'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { EMPTY_TASK, TaskForm, type VendorChoice } from './task-form.tsx'

interface Common {
  names: PeopleNames
  vendors: readonly VendorChoice[]
  actions: TaskActions
  onClose: () => void
}

const useTaskEditor = (live: CoupleTask | undefined, actions: TaskActions) =>
  useEditor({
    entity,
    fields: taskText.fields,
    live,
    draft: `task/${live?.id ?? 'new'}`,
    start: EMPTY_TASK,
    onAdd: actions.add,
    onEdit: actions.edit,
  })

/** A new task: a title is enough. */
export function NewTaskSheet({ open, ...common }: Common & { open: boolean }) {
  return <Lingering>{open && <NewTask {...common} />}</Lingering>
}

function NewTask({ names, vendors, actions, onClose }: Common) {
  const editor = useTaskEditor(undefined, actions)
  return (
    <EditorSheet editor={editor} title="Nuova attività" submit="Aggiungi" onClose={onClose}>
      <TaskForm brief editor={editor} names={names} vendors={vendors} />
    </EditorSheet>
  )
}

/** One task to read and change. */
export function TaskSheet({
  task,
  mark,
  onStep,
  names,
  vendors,
  actions,
  onClose,
}: Common & {
  task: CoupleTask
  mark: EntityMark | undefined
  onStep: (task: CoupleTask, step: -1 | 1) => void
}) {
  const editor = useTaskEditor(task, actions)
  return (
    <EditorSheet
      editor={editor}
      title="Attività"
      submit="Salva"
      arrival={{ mark, what: task.title }}
      menu={{
        label: 'Altre azioni per questa attività',
        items: (done) => [
          { label: 'Sposta su', icon: IconArrowUp, onSelect: () => onStep(task, -1) },
          { label: 'Sposta giù', icon: IconArrowDown, onSelect: () => onStep(task, 1) },
          { label: 'Elimina', icon: IconTrash, danger: true, onSelect: () => done(actions.remove([task])) },
        ],
      }}
      beside={
        <Button variant="quiet" data-writes onClick={() => void actions.setDone(task, !task.done)}>
          {task.done ? 'Da rifare' : 'Segna fatta'}
        </Button>
      }
      below={
        categoryName(task.category) !== task.category && (
          <p className={css.arrived}>
            <UiLink href={`/guide#${task.category}`}>Guide: {categoryName(task.category)}</UiLink>
          </p>
        )
      }
      onClose={onClose}
    >
      <TaskForm editor={editor} names={names} vendors={vendors} />
    </EditorSheet>
  )
}
