import type { Allocation, WeddingBudget } from '#contract/plan/budget.ts'
import { ALLOCATION_DEFAULT } from '#contract/lists/plan/budget-categories.ts'
import { EditorSheet } from '../../plan/editor/editor-sheet.tsx'
import { useEditor } from '../../plan/editor/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import type { EntityMark } from '../sync/sync-face.ts'
import css from './budget.module.css'
import type { BudgetActions } from './budget-actions.ts'
import { weddingBudget } from './budget-entities.ts'
import { weddingBudgetText } from './budget-fields.ts'
import { SharesField } from './shares-field.tsx'

/** The ceiling split by percent. */
export function AllocationSheet({
  budget,
  mark,
  actions,
  onClose,
}: {
  budget: WeddingBudget
  mark: EntityMark | undefined
  actions: BudgetActions
  onClose: () => void
}) {
  const editor = useEditor({
    entity: weddingBudget,
    fields: weddingBudgetText.fields,
    live: budget,
    draft: 'budget/allocation',
    start: { allocation: ALLOCATION_DEFAULT as Allocation },
    onEdit: actions.setAllocation,
  })
  const put = (allocation: Allocation) => editor.set({ allocation })
  return (
    <EditorSheet
      editor={editor}
      title="Ripartizione"
      submit="Salva"
      arrival={{ mark, what: 'la ripartizione' }}
      beside={
        <Button variant="quiet" onClick={() => put(ALLOCATION_DEFAULT)}>
          Torna alla proposta
        </Button>
      }
      onClose={onClose}
    >
      <p className={css.hint}>
        La proposta è una nostra sintesi di più medie pubblicate per i matrimoni in Italia, viaggio di nozze
        escluso: vale come punto di partenza.
      </p>
      <SharesField value={editor.values.allocation} totalCents={budget.totalCents} onValue={put} />
    </EditorSheet>
  )
}
