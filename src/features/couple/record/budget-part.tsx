import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/api-context.tsx'
import { formatMoneyShort } from '../../../lib/money.ts'
import { Facts, Nothing, Part } from '../../../lists/record/part.tsx'
import { recordQueries } from './record-queries.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The ceiling, what is agreed or thought of, and what is paid. */
export function BudgetPart({ id }: { id: string }) {
  const query = useQuery(recordQueries.budget(useApi(), id))
  return (
    <Part title="Budget" query={query}>
      {({ ceiling, items }) => {
        if (!ceiling && items.length === 0) return <Nothing>Non hanno ancora un budget.</Nothing>
        const payments = items.flatMap((item) => item.payments)
        return (
          <Facts
            facts={[
              ['Tetto', ceiling ? formatMoneyShort(ceiling.totalCents) : 'nessuno'],
              [
                'Previsto',
                formatMoneyShort(sum(items.map((item) => item.actualCents ?? item.estimatedCents))),
              ],
              [
                'Pagato',
                formatMoneyShort(
                  sum(payments.flatMap(({ paidAt, amountCents }) => (paidAt === null ? [] : [amountCents]))),
                ),
              ],
              ['Voci', items.length],
            ]}
          />
        )
      }}
    </Part>
  )
}
