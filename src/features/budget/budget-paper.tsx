import type { Couple } from '#contract/people/couple.ts'
import { formatDay } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { joinWords } from '../../lib/text.ts'
import { Paper } from '../../ui/print/paper.tsx'
import { paymentName } from './budget-fields.ts'
import {
  type BudgetTotals,
  type CategoryTotals,
  type DuePayment,
  expectedCents,
  paidCents,
  toPayCents,
} from './budget-totals.ts'

const Amount = ({ cents }: { cents: number }) => <td data-amount="">{formatMoney(cents)}</td>

/** What the wedding costs, item by item, and what is still to be paid and when. */
export function BudgetPaper({
  couple,
  totals,
  hasCeiling,
  categories,
  due,
  today,
  onClose,
}: {
  couple: Couple | undefined
  totals: BudgetTotals
  hasCeiling: boolean
  categories: readonly CategoryTotals[]
  due: readonly DuePayment[]
  today: string
  onClose: () => void
}) {
  const people = joinWords(couple?.partners.map((partner) => partner.firstName) ?? [])
  const facts = [
    couple?.weddingDate && formatDay(couple.weddingDate, 'long'),
    hasCeiling && `tetto ${formatMoney(totals.totalCents)}`,
    `stampato il ${formatDay(today, 'long')}`,
  ]
  return (
    <Paper
      title={people ? `Budget di ${people}` : 'Il nostro budget'}
      subtitle={facts.filter(Boolean).join(' · ')}
      onClose={onClose}
    >
      {categories
        .filter(({ items }) => items.length > 0)
        .map((category) => (
          <section key={category.slug}>
            <h2>{category.name}</h2>
            <table>
              <thead>
                <tr>
                  <th scope="col">Spesa</th>
                  {['Previsto', 'Pagato', 'Da pagare'].map((heading) => (
                    <th key={heading} scope="col" data-amount="">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {category.items.map((item) => (
                  <tr key={item.id}>
                    <th scope="row">
                      {item.title}
                      {item.notes && <small>{item.notes}</small>}
                    </th>
                    <Amount cents={expectedCents(item)} />
                    <Amount cents={paidCents(item)} />
                    <Amount cents={toPayCents(item)} />
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      <section>
        <h2>In tutto</h2>
        <table>
          <tbody>
            {(
              [
                ['Previsto', totals.expectedCents],
                ['Pagato', totals.paidCents],
                ['Da pagare', totals.toPayCents],
              ] as const
            ).map(([name, cents]) => (
              <tr key={name} data-total="">
                <th scope="row">{name}</th>
                <Amount cents={cents} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {due.length > 0 && (
        <section>
          <h2>Da pagare</h2>
          <table>
            <tbody>
              {due.map(({ item, payment }) => (
                <tr key={payment.id}>
                  <td>{payment.dueDate ? formatDay(payment.dueDate, 'medium') : 'senza data'}</td>
                  <th scope="row">
                    {item.title}
                    <small>{paymentName(payment)}</small>
                  </th>
                  <Amount cents={payment.amountCents} />
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Paper>
  )
}
