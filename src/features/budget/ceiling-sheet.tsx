import type { WeddingBudget } from '#contract/plan/budget.ts'
import { EditorSheet } from '../../plan/editor/editor-sheet.tsx'
import { useEditor } from '../../plan/editor/use-editor.ts'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { BudgetActions } from './budget-actions.ts'
import { weddingBudget } from './budget-entities.ts'
import { weddingBudgetText } from './budget-fields.ts'

/** How much in all, and for how many. */
export function CeilingSheet({
  budget,
  guests,
  actions,
  onClose,
}: {
  budget: WeddingBudget | null
  /** The couple's, when the budget has none. */
  guests: number | null
  actions: BudgetActions
  onClose: () => void
}) {
  const editor = useEditor({
    entity: weddingBudget,
    fields: weddingBudgetText.fields,
    live: budget ?? undefined,
    draft: 'budget/ceiling',
    start: { totalCents: null as number | null, guests: 0 },
    ...(!budget?.guests && guests && { instead: { guests } }),
    onAdd: actions.setCeiling,
    onEdit: actions.changeCeiling,
  })
  return (
    <EditorSheet editor={editor} title="Il vostro tetto" width="narrow" submit="Salva" onClose={onClose}>
      <MoneyField {...editor.field.cents('totalCents')} data-autofocus />
      <TextField {...editor.field.number('guests')} />
    </EditorSheet>
  )
}
