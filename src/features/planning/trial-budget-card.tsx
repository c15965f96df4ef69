import { useState } from 'react'
import { formatMoney, formatPercent } from '../../lib/money.ts'
import { BarChart } from '../../ui/chart/bar-chart.tsx'
import { Card } from '../../ui/card.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import css from './planning.module.css'
import { splitBudget } from './trial-plan.ts'
import { GUESTS_MAX, TOTAL_MAX_CENTS, type Trial } from './trial.ts'

/** How much for what: a total and the guests become amounts by category, to the cent. */
export function TrialBudgetCard({
  trial,
  onChange,
}: {
  trial: Trial
  onChange: (part: Partial<Trial>) => void
}) {
  const { totalCents, guests } = trial
  return (
    <Card>
      <div className={css.budget}>
        <div className={css.budgetFields}>
          <MoneyField
            label="Quanto volete spendere in tutto"
            cents={totalCents}
            onCents={(cents) => {
              if (cents !== null && cents <= TOTAL_MAX_CENTS) onChange({ totalCents: cents })
            }}
          />
          <GuestsField guests={guests} onGuests={(next) => onChange({ guests: next })} />
        </div>
        <p className={css.perGuest}>
          <strong>{formatMoney(Math.round(totalCents / guests))}</strong> a invitato
        </p>
        <BarChart
          caption="Come dividere il budget"
          rows={splitBudget(totalCents).map(({ name, share, cents }) => ({
            label: name,
            value: cents,
            text: formatMoney(cents),
            note: formatPercent(share),
          }))}
        />
        <p className={css.note}>
          Le percentuali sono una nostra sintesi di più medie pubblicate, viaggio di nozze a parte: un punto
          di partenza, non una regola. Con l’account ogni voce si cambia, e si aggiungono preventivi, acconti
          e saldi. Per confronto, il «Libro bianco del matrimonio» del 2024 indica in media 21.090 € senza
          viaggio.
        </p>
      </div>
    </Card>
  )
}

/** What is typed stays as it is while it is being typed; every number that may be is taken at once. */
function GuestsField({ guests, onGuests }: { guests: number; onGuests: (guests: number) => void }) {
  const [draft, setDraft] = useState<string | null>(null)
  const isGood = (text: string) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= GUESTS_MAX
  return (
    <TextField
      label="Invitati"
      inputMode="numeric"
      autoComplete="off"
      value={draft ?? String(guests)}
      error={draft === null || draft === '' || isGood(draft) ? undefined : 'Un numero da 1 a 2.000.'}
      onValue={(text) => {
        setDraft(text.trim())
        if (isGood(text.trim())) onGuests(Number(text.trim()))
      }}
      onBlur={() => setDraft(null)}
    />
  )
}
