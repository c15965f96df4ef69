import { ALLOCATION_DEFAULT, BUDGET_CATEGORIES } from '#contract/budget-categories.ts'
import type { Allocation, BudgetCategory, WeddingBudget } from '#contract/budget.ts'
import { useState } from 'react'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import css from './budget.module.css'
import type { BudgetActions } from './budget-actions.ts'
import { allocate, withPercent } from './budget-totals.ts'

/** The ceiling split by percent: one category takes what the others leave, so that it always adds to 100. */
export function AllocationSheet({
  open,
  budget,
  actions,
  onClose,
}: {
  open: boolean
  budget: WeddingBudget
  actions: BudgetActions
  onClose: () => void
}) {
  const [draft, setDraft] = useState<Allocation>()
  const [remainder, setRemainder] = useState<BudgetCategory>('imprevisti')
  const allocation = draft ?? budget.allocation
  const amounts = allocate(
    budget.totalCents,
    BUDGET_CATEGORIES.map(({ slug }) => allocation[slug] ?? 0),
  )
  const close = () => {
    setDraft(undefined)
    onClose()
  }
  const save = async () => {
    if (!draft || (await actions.setAllocation(draft))) close()
  }
  const restName = BUDGET_CATEGORIES.find(({ slug }) => slug === remainder)?.name ?? ''
  return (
    <Sheet
      open={open}
      title="Ripartizione"
      dirty={draft !== undefined}
      onClose={close}
      footer={
        <div className={css.foot}>
          <Button variant="quiet" onClick={() => setDraft(ALLOCATION_DEFAULT)}>
            Torna alla proposta
          </Button>
          <Button onClick={() => void save()}>Salva</Button>
        </div>
      }
    >
      <div className={css.form}>
        <p className={css.hint}>
          La proposta è una nostra sintesi di più medie pubblicate per i matrimoni in Italia, viaggio di nozze
          escluso: vale come punto di partenza.
        </p>
        <SelectField
          label="Quello che avanza va a"
          hint="Le percentuali fanno sempre 100."
          options={BUDGET_CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={remainder}
          onValue={(slug) => setRemainder(slug as BudgetCategory)}
        />
        <ul className={css.shares}>
          {BUDGET_CATEGORIES.map(({ slug, name }, index) => {
            const percent = allocation[slug] ?? 0
            const rest = slug === remainder
            const change = (value: string) =>
              setDraft(withPercent(allocation, slug, Number(value), remainder))
            return (
              <li key={slug} className={css.share}>
                <span className={css.shareName} id={`share-${slug}`}>
                  {name}
                  <span className={css.note}>
                    {formatMoney(amounts[index]!)}
                    {rest && ' · prende quello che avanza'}
                  </span>
                </span>
                <input
                  type="range"
                  className={css.slider}
                  min={0}
                  max={100}
                  value={percent}
                  disabled={rest}
                  aria-labelledby={`share-${slug}`}
                  aria-valuetext={`${percent} per cento`}
                  onChange={(event) => change(event.target.value)}
                />
                <span className={css.percent}>
                  <input
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={100}
                    value={percent}
                    disabled={rest}
                    aria-labelledby={`share-${slug}`}
                    onChange={(event) => change(event.target.value)}
                  />
                  %
                </span>
              </li>
            )
          })}
        </ul>
        <p className={css.soft} aria-live="polite">
          {(allocation[remainder] ?? 0) === 0 &&
            `${restName} è a zero: per dare di più ad altri, togli prima altrove.`}
        </p>
      </div>
    </Sheet>
  )
}
