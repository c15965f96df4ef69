import { useMemo } from 'react'
import { theDay, useToday } from '../../lib/clock.ts'
import { daysBetween, formatDay } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { plural } from '../../lib/text.ts'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { UiLink } from '../../ui/link.tsx'
import { budgetTotals, useBudget } from '../budget/budget-face.ts'
import { useTasks } from '../couple-tasks/couple-task-face.ts'
import { useCouple } from './couple-queries.ts'
import css from './dashboard.module.css'

const SHOWN = 5

/** The plan in a few lines, beside what is asked about it. */
export function PlanBeside() {
  const today = useToday()
  const { couple } = useCouple()
  const { tasks } = useTasks()
  const { items, budget } = useBudget()
  const guests = couple?.guestCount ?? 0
  const totals = useMemo(() => budgetTotals(items, budget, today, guests), [items, budget, today, guests])
  const next = tasks
    .filter(({ done, dueDate }) => !done && dueDate !== null)
    .toSorted((a, b) => (a.dueDate! < b.dueDate! ? -1 : 1))
    .slice(0, SHOWN)
  if (!couple) return null
  const day = couple.weddingDate
  const days = day ? daysBetween(today, day) : 0
  return (
    <section className={css.column} aria-label="Il piano">
      <div>
        <SectionHeader title="Il piano" side={<UiLink href="/couple">Apri</UiLink>} />
        <p>
          {day ? formatDay(day) : 'Il giorno è ancora da decidere.'}
          {days > 0 && <span className={css.soft}> · {plural(days, 'giorno', 'giorni')}</span>}
        </p>
        {guests > 0 && <p className={css.soft}>{plural(guests, 'invitato', 'invitati')}</p>}
        {(budget || totals.expectedCents > 0) && (
          <p className={css.soft}>
            {formatMoney(totals.expectedCents)} previsti
            {budget && ` su ${formatMoney(totals.totalCents)}`}
          </p>
        )}
      </div>
      {next.length > 0 && (
        <div>
          <SectionHeader title="Le prossime" side={<UiLink href="/couple/planning">Tutte</UiLink>} />
          <ul className={css.news}>
            {next.map(({ id, title, dueDate }) => (
              <li key={id}>
                <UiLink href={`/couple/planning?task=${id}`} className={css.line}>
                  <span>
                    {title}
                    <small className={dueDate! < today ? css.late : css.soft}>
                      {dueDate! < today ? 'Scadeva' : 'Entro'} {theDay(dueDate!)}
                    </small>
                  </span>
                </UiLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
