import { type ReactNode, useState } from 'react'
import { plural } from '../../../lib/text.ts'
import { RecordList, RecordRow } from '../../../lists/record/part.tsx'
import { Button } from '../../../ui/button.tsx'
import css from './plan-rows.module.css'

const FIRST = 5

/** Things of a couple's plan, the first ones until all are asked for; each is opened by its title. */
export function PlanRows({
  rows,
  shown = FIRST,
  add,
}: {
  rows: readonly { id: string; title: string; note: string; onOpen: () => void }[]
  /** How many stand there by themselves. */
  shown?: number
  /** Adds another. */
  add?: ReactNode
}) {
  const [all, setAll] = useState(false)
  return (
    <>
      {rows.length > 0 && (
        <RecordList>
          {rows.slice(0, all ? undefined : shown).map(({ id, title, note, onOpen }) => (
            <RecordRow key={id} title={title} onOpen={onOpen}>
              {note}
            </RecordRow>
          ))}
        </RecordList>
      )}
      <div className={css.ways}>
        {add}
        {rows.length > shown && (
          <Button variant="link" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Mostra meno' : `Mostra ${plural(rows.length, 'voce', 'voci')}`}
          </Button>
        )}
      </div>
    </>
  )
}
