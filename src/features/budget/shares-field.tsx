import type { Allocation, BudgetCategory } from '#contract/plan/budget.ts'
import { BUDGET_CATEGORIES } from '#contract/lists/plan/budget-categories.ts'
import { useState } from 'react'
import { formatMoney } from '../../lib/money.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import css from './budget.module.css'
import { allocate, withPercent } from './budget-totals.ts'

/**
 * Percents by category: one takes what the others leave, so that they always add to 100.
 * @param totalCents what is shared out; without it no amount is said
 */
export function SharesField({
  value,
  totalCents,
  onValue,
}: {
  value: Allocation
  totalCents?: number
  onValue: (value: Allocation) => void
}) {
  const [remainder, setRemainder] = useState<BudgetCategory>('imprevisti')
  const amounts =
    totalCents === undefined
      ? []
      : allocate(
          totalCents,
          BUDGET_CATEGORIES.map(({ slug }) => value[slug] ?? 0),
        )
  const restName = BUDGET_CATEGORIES.find(({ slug }) => slug === remainder)?.name ?? ''
  return (
    <>
      <SelectField
        label="Quello che avanza va a"
        hint="Le percentuali fanno sempre 100."
        options={BUDGET_CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }))}
        value={remainder}
        onValue={(slug) => setRemainder(slug as BudgetCategory)}
      />
      <ul className={css.shares}>
        {BUDGET_CATEGORIES.map(({ slug, name }, index) => {
          const percent = value[slug] ?? 0
          const rest = slug === remainder
          const common = {
            min: 0,
            max: 100,
            value: percent,
            disabled: rest,
            'aria-labelledby': `share-${slug}`,
            onChange: (event: { target: HTMLInputElement }) =>
              onValue(withPercent(value, slug, Number(event.target.value), remainder)),
          }
          const said = [
            amounts[index] !== undefined && formatMoney(amounts[index]),
            rest && 'prende quello che avanza',
          ]
          return (
            <li key={slug} className={css.share}>
              <span className={css.shareName} id={`share-${slug}`}>
                {name}
                <span className={css.note}>{said.filter(Boolean).join(' · ')}</span>
              </span>
              <input
                type="range"
                className={css.slider}
                {...common}
                aria-valuetext={`${percent} per cento`}
              />
              <span className={css.percent}>
                <input type="number" inputMode="numeric" {...common} />%
              </span>
            </li>
          )
        })}
      </ul>
      <p className={css.soft} aria-live="polite">
        {(value[remainder] ?? 0) === 0 &&
          `${restName} è a zero: per dare di più ad altri, togli prima altrove.`}
      </p>
    </>
  )
}
