import type { Assignee, CoupleTask } from '#contract/plan/couple-task.ts'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { DayField } from '../../ui/day/day-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { SheetFoot } from '../../ui/overlay/sheet-foot.tsx'
import { type PeopleNames, useCouple, weddingMark } from '../couple/couple-queries.ts'
import css from './planning.module.css'
import type { TaskActions } from './task-actions.ts'

/** What can be done to several tasks at once; it floats over the list while they are chosen. */
export function TaskSelection({
  chosen,
  total,
  names,
  actions,
  onAll,
  onEnd,
}: {
  chosen: readonly CoupleTask[]
  /** How many are in sight. */
  total: number
  names: PeopleNames
  actions: TaskActions
  onAll: () => void
  onEnd: () => void
}) {
  const formId = useId()
  const [dating, setDating] = useState(false)
  const [day, setDay] = useState('')
  const { couple } = useCouple()
  const none = chosen.length === 0
  const then = async (work: Promise<boolean>) => {
    if (await work) onEnd()
  }
  const assign = (assignee: Assignee | null) => () => void then(actions.assignAll(chosen, assignee))
  return (
    <section className={css.selection} data-lifted aria-label="Attività selezionate">
      <IconButton icon={IconX} label="Annulla la selezione" onClick={onEnd} />
      <strong aria-live="polite">{none ? 'Nessuna' : `${chosen.length}`}</strong>
      <Button variant="link" size="small" onClick={onAll} disabled={chosen.length === total}>
        Tutte
      </Button>
      <span className={css.selectionActions}>
        <IconButton
          icon={IconCheck}
          label="Segna fatte"
          disabled={none}
          onClick={() => void then(actions.completeAll(chosen))}
        />
        <IconButton
          icon={IconCalendar}
          label="Sposta a un giorno"
          disabled={none}
          onClick={() => setDating(true)}
        />
        {!none && (
          <Menu
            label="Assegna a"
            icon={IconUser}
            items={[
              { label: names.one, onSelect: assign('one') },
              { label: names.two, onSelect: assign('two') },
              { label: names.both, onSelect: assign('both') },
              { label: 'Da decidere', onSelect: assign(null) },
            ]}
          />
        )}
        <IconButton
          icon={IconTrash}
          label="Elimina"
          disabled={none}
          onClick={() => void then(actions.remove(chosen))}
        />
      </span>
      <Sheet
        open={dating}
        title="Sposta a un giorno"
        width="narrow"
        onClose={() => setDating(false)}
        footer={
          <SheetFoot>
            <Button
              variant="quiet"
              onClick={() => {
                setDating(false)
                void then(actions.moveAll(chosen, null))
              }}
            >
              Togli la scadenza
            </Button>
            <Button type="submit" form={formId} disabled={day === ''}>
              Sposta
            </Button>
          </SheetFoot>
        }
      >
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            setDating(false)
            void then(actions.moveAll(chosen, day))
          }}
        >
          <DayField
            label="Nuova scadenza"
            data-autofocus
            deadline
            marks={weddingMark(couple)}
            value={day}
            onValue={setDay}
          />
        </form>
      </Sheet>
    </section>
  )
}
