import type { WeddingBudget } from '#contract/budget.ts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './budget.module.css'
import type { BudgetActions } from './budget-actions.ts'

const MAX_CENTS = 1_000_000_000
const MAX_GUESTS = 2000

interface CeilingSheetProps {
  open: boolean
  budget: WeddingBudget | null
  /** The couple's, when the budget has none. */
  guests: number | null
  actions: BudgetActions
  onClose: () => void
}

/** How much in all, and for how many. */
export function CeilingSheet({ open, ...rest }: CeilingSheetProps) {
  const [dirty, setDirty] = useState(false)
  const id = useId()
  const close = () => {
    setDirty(false)
    rest.onClose()
  }
  return (
    <Sheet
      open={open}
      title="Il vostro tetto"
      width="narrow"
      dirty={dirty}
      onClose={close}
      footer={
        <Button type="submit" form={id} wide>
          Salva
        </Button>
      }
    >
      <CeilingForm id={id} {...rest} onClose={close} onDirty={() => setDirty(true)} />
    </Sheet>
  )
}

function CeilingForm({
  id,
  budget,
  guests,
  actions,
  onClose,
  onDirty,
}: Omit<CeilingSheetProps, 'open'> & { id: string; onDirty: () => void }) {
  const [total, setTotal] = useState<number | null>(budget?.totalCents ?? null)
  const [count, setCount] = useState(String(budget?.guests || guests || ''))
  const [errors, setErrors] = useState<{ total?: string; count?: string }>({})
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const people = count.trim() === '' ? 0 : Number(count)
    const wrong = {
      ...((total === null || total > MAX_CENTS) && {
        total: 'Scrivi una cifra fino a dieci milioni di euro.',
      }),
      ...((!Number.isInteger(people) || people < 0 || people > MAX_GUESTS) && {
        count: 'Scrivi un numero fino a 2.000.',
      }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0 || total === null) return
    if (await actions.setCeiling(total, people)) onClose()
  }
  return (
    <form id={id} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <MoneyField
        label="Quanto volete spendere in tutto"
        hint="Viaggio di nozze compreso, se lo pagate da qui."
        data-autofocus
        cents={total}
        error={errors.total}
        onCents={(cents) => {
          setTotal(cents)
          onDirty()
        }}
      />
      <TextField
        label="Quanti invitati"
        optional
        inputMode="numeric"
        value={count}
        error={errors.count}
        onValue={(value) => {
          setCount(value)
          onDirty()
        }}
      />
    </form>
  )
}
