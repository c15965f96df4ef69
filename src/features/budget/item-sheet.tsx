import type { BudgetItem, Payment } from '#contract/budget.ts'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useId, useState } from 'react'
import { formatInstant } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EntityStateMark } from '../../ui/save-mark.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { PeopleNames } from '../couple/couple-queries.ts'
import { type Overwritten, useOverwritten } from '../couple/history-queries.ts'
import { REVIEW_PATH, type EntityMark } from '../sync/sync-queries.ts'
import css from './budget.module.css'
import type { BudgetActions, ItemFields } from './budget-actions.ts'
import type { BudgetItemChanges } from './budget-commands.ts'
import { paymentName } from './budget-export.ts'
import { BudgetItemForm, itemFields, newItemFields, useItemForm } from './item-form.tsx'
import { paymentChanges } from './payment-changes.ts'

/** An item to read and change, or a new one. It keeps what was typed when the partner changes it meanwhile. */
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
  const id = useId()
  const [initial] = useState(() => (item ? itemFields(item) : newItemFields()))
  // What the partner writes while it is open was not seen by who writes here.
  const [seenVersion] = useState(item?.version)
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
    const typed: Partial<ItemFields> = Object.fromEntries(
      Object.entries(fields).filter(([field, value]) => initial[field as keyof ItemFields] !== value),
    )
    const { payments, ...others } = typed
    const done = payments && paymentChanges(initial.payments, fields.payments)
    const changes = { ...others, ...(done && { payments: done }) }
    const seen = item && { ...item, version: seenVersion ?? item.version }
    if (await (seen ? actions.edit(seen, changes) : actions.add(fields))) close()
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
              if (item && (await actions.edit(item, restored(other)))) close()
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
      {item && !form.dirty && (
        <p className={css.arrived}>
          <EntityStateMark mark={mark} what={item.title} href={REVIEW_PATH} />
        </p>
      )}
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
  payments: 'un pagamento',
}

/** A payment is a field of its own: `payments.{id}`, null when it was taken away. */
function restored({ field, value }: Overwritten): BudgetItemChanges {
  const [list, id] = field.split('.')
  if (list !== 'payments' || !id) return { [field]: value }
  return { payments: value === null ? { put: [], remove: [id] } : { put: [value as Payment], remove: [] } }
}

function ItemOverwritten({ other, onRestore }: { other: Overwritten; onRestore: () => void }) {
  const what = FIELDS[other.field.split('.')[0]!]
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
      Per {what} {other.written} {value ? `«${value}»` : 'altro'} ({formatInstant(other.at)}).
    </Notice>
  )
}

function readValue({ field, value }: Overwritten): string | undefined {
  if (value === null || value === '') return 'niente'
  if (field.startsWith('payments.')) return paymentInWords(value as Payment)
  if (field === 'estimatedCents' || field === 'actualCents') return formatMoney(Number(value))
  return field === 'title' || field === 'notes' ? String(value) : undefined
}

const paymentInWords = (payment: Payment) =>
  `${paymentName(payment)}, ${formatMoney(payment.amountCents)}, ${payment.paidAt ? 'pagato' : 'da pagare'}`
