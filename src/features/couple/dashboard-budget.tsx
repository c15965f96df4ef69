import { useMemo } from 'react'
import { formatMoney } from '../../lib/money.ts'
import { UiLink } from '../../ui/link.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { StackedBar } from '../../ui/chart/stacked-bar.tsx'
import { budgetTotals, paymentsDue, useBudget } from '../budget/budget-face.ts'
import { theDay } from '../../lib/clock.ts'
import css from './dashboard.module.css'

const DUE_SHOWN = 4

/** The budget against its ceiling, and what is to be paid within 30 days. */
export function DashboardBudget({ today, guests }: { today: string; guests: number }) {
  const { items, budget, ready, failed } = useBudget()
  const totals = useMemo(() => budgetTotals(items, budget, today, guests), [items, budget, today, guests])
  const due = useMemo(
    () => paymentsDue(items, today).filter((entry) => entry.late || entry.soon),
    [items, today],
  )
  if (!ready) return failed ? null : <Skeleton shape="card" />
  return (
    <section aria-labelledby="today-budget">
      <SectionHeader id="today-budget" title="Budget" side={<UiLink href="/couple/budget">Apri</UiLink>} />
      {budget ? (
        <>
          <p className={css.money}>
            <b>{formatMoney(totals.expectedCents)}</b> previsti su {formatMoney(totals.totalCents)}
          </p>
          <StackedBar
            label="Del tetto"
            total={totals.totalCents}
            parts={[
              { label: 'pagato', value: totals.paidCents, text: formatMoney(totals.paidCents) },
              {
                label: 'previsto e non ancora pagato',
                value: Math.max(0, totals.expectedCents - totals.paidCents),
                text: formatMoney(Math.max(0, totals.expectedCents - totals.paidCents)),
              },
            ]}
          />
          <p className={totals.marginCents < 0 ? css.late : css.soft}>
            {formatMoney(totals.paidCents)} già pagati ·{' '}
            {totals.marginCents < 0
              ? `${formatMoney(-totals.marginCents)} oltre il tetto`
              : `${formatMoney(totals.marginCents)} di margine`}
          </p>
        </>
      ) : (
        <p className={css.soft}>
          {totals.expectedCents > 0
            ? `${formatMoney(totals.expectedCents)} previsti, senza un tetto. `
            : 'Non avete ancora detto quanto volete spendere. '}
          <UiLink href="/couple/budget" className={css.link}>
            Decidete il tetto
          </UiLink>
        </p>
      )}
      {due.length > 0 && (
        <ul className={css.due}>
          {due.slice(0, DUE_SHOWN).map(({ item, payment, late }) => (
            <li key={payment.id}>
              <span>
                {item.title}
                <small className={late ? css.late : css.soft}>
                  {late ? 'Scadeva' : 'Entro'} {payment.dueDate && theDay(payment.dueDate)}
                </small>
              </span>
              <b>{formatMoney(payment.amountCents)}</b>
            </li>
          ))}
        </ul>
      )}
      {due.length > DUE_SHOWN && (
        <p className={css.more}>
          <UiLink href="/couple/budget">
            {due.length - DUE_SHOWN === 1 ? 'Un’altra scadenza' : `Altre ${due.length - DUE_SHOWN} scadenze`}
          </UiLink>
        </p>
      )}
    </section>
  )
}
