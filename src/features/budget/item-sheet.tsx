import type { BudgetItem } from '#contract/plan/budget.ts'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { EditorSheet } from '../../plan/editor/editor-sheet.tsx'
import { useEditor } from '../../plan/editor/use-editor.ts'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { PeopleNames } from '../couple/couple-queries.ts'
import type { EntityMark } from '../sync/sync-face.ts'
import css from './budget.module.css'
import type { BudgetActions } from './budget-actions.ts'
import { budgetItem } from './budget-entities.ts'
import { budgetItemText } from './budget-fields.ts'
import { PaymentFields } from './payment-fields.tsx'
import { SupplierContactFields } from './supplier-contact-fields.tsx'

const { position: _, ...EMPTY } = budgetItem.empty

/** An item to read and change, or a new one. */
export function BudgetItemSheet({
  item,
  mark,
  names,
  vendors,
  actions,
  today,
  onClose,
}: {
  item?: BudgetItem
  mark?: EntityMark | undefined
  names: PeopleNames
  vendors: readonly { value: string; label: string }[]
  actions: BudgetActions
  today: string
  onClose: () => void
}) {
  const editor = useEditor({
    entity: budgetItem,
    fields: budgetItemText.fields,
    live: item,
    draft: `expense/${item?.id ?? 'new'}`,
    start: EMPTY,
    onAdd: actions.add,
    onEdit: actions.edit,
  })
  const { values, set, field } = editor
  const pickVendor = (vendorId: string) => {
    const vendor = vendors.find((other) => other.value === vendorId)
    set({ vendorId: vendorId || null, ...(vendor && !values.title.trim() && { title: vendor.label }) })
  }
  return (
    <EditorSheet
      editor={editor}
      title={item ? 'Spesa' : 'Nuova spesa'}
      submit={item ? 'Salva' : 'Aggiungi'}
      arrival={item && { mark, what: item.title }}
      menu={
        item && {
          label: 'Altre azioni per questa spesa',
          items: (done) => [
            { label: 'Sposta su', icon: IconArrowUp, onSelect: () => void actions.step(item, -1) },
            { label: 'Sposta giù', icon: IconArrowDown, onSelect: () => void actions.step(item, 1) },
            { label: 'Elimina', icon: IconTrash, danger: true, onSelect: () => done(actions.remove(item)) },
          ],
        }
      }
      onClose={onClose}
    >
      <TextField {...field.text('title')} />
      <SelectField {...field.choice('category')} />
      <div className={css.pair}>
        <MoneyField {...field.cents('estimatedCents')} />
        <MoneyField {...field.cents('actualCents')} />
      </div>
      {vendors.length > 0 && (
        <SelectField {...field.choice('vendorId')} options={vendors} onValue={pickVendor} />
      )}
      <SupplierContactFields
        contact={values.supplierContact}
        wrong={editor.errors.supplierContact !== undefined}
        onChange={(supplierContact) => set({ supplierContact })}
      />
      <PaymentFields
        payments={values.payments}
        error={editor.errors.payments}
        expectedCents={values.actualCents ?? values.estimatedCents}
        names={names}
        today={today}
        onChange={(payments) => set({ payments })}
      />
      <TextArea {...field.text('notes')} />
    </EditorSheet>
  )
}
