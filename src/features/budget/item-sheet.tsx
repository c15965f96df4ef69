import type { BudgetItem } from '#contract/budget.ts'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useId, useState } from 'react'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { PeopleNames } from '../couple/couple-queries.ts'
import { type Overwritten, useOverwritten } from '../couple/history-queries.ts'
import css from './budget.module.css'
import type { BudgetActions, ItemFields } from './budget-actions.ts'
import { BudgetItemForm, itemFields, newItemFields, useItemForm } from './item-form.tsx'

/** An item to read and change, or a new one. It keeps what was typed when the partner changes it meanwhile. */
export function BudgetItemSheet({
  item,
  names,
  vendors,
  actions,
  today,
  onClose,
}: {
  item?: BudgetItem
  names: PeopleNames
  vendors: readonly { value: string; label: string }[]
  actions: BudgetActions
  today: string
  onClose: () => void
}) {
  const id = useId()
  const [initial] = useState(() => (item ? itemFields(item) : newItemFields()))
  const form = useItemForm(initial)
  const [open, setOpen] = useState(true)
  const overwritten = useOverwritten(item?.id)
  const close = () => {
    setOpen(false)
    // The sheet plays its exit before it leaves.
    setTimeout(onClose, 240)
  }
  const save = async () => {
    const fields = form.read()
    if (!fields) return
    // Only what was typed here goes: what the partner changed meanwhile in other fields stays.
    const typed = Object.fromEntries(
      Object.entries(fields).filter(([field, value]) => initial[field as keyof ItemFields] !== value),
    )
    if (await (item ? actions.edit(item, typed) : actions.add(fields))) close()
  }
  const remove = async () => {
    if (item && (await actions.remove(item))) close()
  }
  return (
    <Sheet
      open={open}
      title={item ? 'Spesa' : 'Nuova spesa'}
      dirty={form.dirty}
      onClose={close}
      footer={
        <div className={css.foot}>
          {item && (
            <Menu
              label="Altre azioni per questa spesa"
              variant="framed"
              items={[
                { label: 'Sposta su', icon: IconArrowUp, onSelect: () => void actions.step(item, -1) },
                { label: 'Sposta giù', icon: IconArrowDown, onSelect: () => void actions.step(item, 1) },
                { label: 'Elimina', icon: IconTrash, danger: true, onSelect: () => void remove() },
              ]}
            />
          )}
          <Button type="submit" form={id} wide={!item}>
            {item ? 'Salva' : 'Aggiungi'}
          </Button>
        </div>
      }
    >
      <div className={css.overwritten}>
        {overwritten.map((other) => (
          <ItemOverwritten
            key={other.field}
            other={other}
            onRestore={async () => {
              if (item && (await actions.edit(item, { [other.field]: other.value }))) close()
            }}
          />
        ))}
      </div>
      <BudgetItemForm
        id={id}
        form={form}
        names={names}
        vendors={vendors}
        today={today}
        onSubmit={() => void save()}
      />
    </Sheet>
  )
}

const FIELDS: Record<string, string> = {
  title: 'il titolo',
  category: 'la categoria',
  estimatedCents: 'il preventivo',
  actualCents: 'il contratto',
  vendorId: 'il fornitore',
  notes: 'le note',
  payments: 'i pagamenti',
}

function ItemOverwritten({ other, onRestore }: { other: Overwritten; onRestore: () => void }) {
  const what = FIELDS[other.field]
  if (!what) return null
  const value = readValue(other)
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="quiet" size="small" onClick={onRestore}>
          Ripristina
        </Button>
      }
    >
      Per {what} {other.written} {value ? `«${value}»` : 'altro'}.
    </Notice>
  )
}

function readValue({ field, value }: Overwritten): string | undefined {
  if (value === null || value === '') return 'niente'
  if (field === 'estimatedCents' || field === 'actualCents') return formatMoney(Number(value))
  return field === 'title' || field === 'notes' ? String(value) : undefined
}
