/** The budget as a file for a spreadsheet: a line for each item, and one for each of its payments. */
import type { BudgetItem } from '#contract/plan/budget.ts'
import { csvMoney, csvText, writeCsv } from '#contract/wire/csv.ts'
import { type Column, blank, columnOf, columnsOf, rowOf } from '../../plan/entity-csv.ts'
import type { Option } from '../../plan/fields.ts'
import { budgetItemText, paymentName } from './budget-fields.ts'
import { expectedCents, paidCents, toPayCents } from './budget-totals.ts'

type Payment = BudgetItem['payments'][number]

const { fields } = budgetItemText
const payment = fields.payments.of!
/** What a payment's line says of its item too. */
const NAME = [columnOf(fields, 'category'), columnOf(fields, 'title', fields.title.ask)]
const FIGURES: Column<BudgetItem>[] = [
  columnOf(fields, 'estimatedCents'),
  columnOf(fields, 'actualCents'),
  { label: 'Pagato', cell: (item) => csvMoney(paidCents(item)) },
  { label: 'Da pagare', cell: (item) => csvMoney(toPayCents(item)) },
]
const PAYMENT: Column<Payment>[] = [
  // Its name, or its kind.
  { label: 'Pagamento', cell: (one) => csvText(paymentName(one)) },
  ...columnsOf(payment, ['label', 'kind']),
]
/** Whatever else an item has, a field of tomorrow too. */
const REST = columnsOf(fields, ['category', 'title', 'estimatedCents', 'actualCents'])

/** @param people the partners' names, and `both` for the two */
export function budgetCsv(
  items: readonly BudgetItem[],
  people: Readonly<Record<'one' | 'two' | 'both', string>>,
  vendors: readonly Option[] = [],
): string {
  const known = { names: people, vendors }
  const headings = [...NAME, ...FIGURES, ...PAYMENT, ...REST].map(({ label }) => csvText(label))
  const rows = items.flatMap((item) => {
    const name = rowOf(NAME, item, known)
    const own = [...name, ...rowOf(FIGURES, item, known), ...blank(PAYMENT), ...rowOf(REST, item, known)]
    const paid = item.payments.map((one) => [
      ...name,
      ...blank(FIGURES),
      ...rowOf(PAYMENT, one, known),
      ...blank(REST),
    ])
    return [own, ...paid]
  })
  const all = (amounts: readonly number[]) => csvMoney(amounts.reduce((total, amount) => total + amount, 0))
  const total = [
    'Totale previsto',
    '',
    all(items.map((item) => item.estimatedCents)),
    all(items.map(expectedCents)),
    all(items.map(paidCents)),
    all(items.map(toPayCents)),
  ]
  return writeCsv([headings, ...rows, total])
}
