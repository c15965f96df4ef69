/** The budget as a file for a spreadsheet: a line for each item, and one for each of its payments. */
import { BUDGET_CATEGORIES } from '#contract/budget-categories.ts'
import type { BudgetItem, PaymentKind } from '#contract/budget.ts'
import { expectedCents, paidCents, toPayCents } from './budget-totals.ts'
import { csvMoney, csvText, writeCsv } from '../../lib/csv.ts'

export const PAYMENT_KINDS: Record<PaymentKind, string> = {
  caparra: 'Caparra',
  acconto: 'Acconto',
  rata: 'Rata',
  saldo: 'Saldo',
  altro: 'Pagamento',
}

/** What a payment is called: its own label, or its kind. */
export const paymentName = (payment: { label: string; kind: PaymentKind }) =>
  payment.label || PAYMENT_KINDS[payment.kind]

const HEADINGS = [
  'Categoria',
  'Voce',
  'Preventivo',
  'Contratto',
  'Pagato',
  'Da pagare',
  'Pagamento',
  'Importo',
  'Scadenza',
  'Pagato il',
  'Pagato da',
  'Note',
]

/** @param people the partners' names, and `both` for the two */
export function budgetCsv(
  items: readonly BudgetItem[],
  people: Readonly<Record<'one' | 'two' | 'both', string>>,
): string {
  const name = (slug: string) => BUDGET_CATEGORIES.find((category) => category.slug === slug)?.name ?? slug
  const rows = items.flatMap((item) => [
    [
      csvText(name(item.category)),
      csvText(item.title),
      csvMoney(item.estimatedCents),
      csvMoney(item.actualCents),
      csvMoney(paidCents(item)),
      csvMoney(toPayCents(item)),
      '',
      '',
      '',
      '',
      '',
      csvText(item.notes),
    ],
    ...item.payments.map((payment) => [
      csvText(name(item.category)),
      csvText(item.title),
      '',
      '',
      '',
      '',
      csvText(paymentName(payment)),
      csvMoney(payment.amountCents),
      payment.dueDate ?? '',
      payment.paidAt ?? '',
      payment.paidBy ? csvText(people[payment.paidBy]) : '',
      '',
    ]),
  ])
  const all = (amounts: readonly number[]) => csvMoney(amounts.reduce((total, amount) => total + amount, 0))
  const total = [
    'Totale previsto',
    '',
    all(items.map((item) => item.estimatedCents)),
    all(items.map(expectedCents)),
    all(items.map(paidCents)),
    all(items.map(toPayCents)),
  ]
  return writeCsv([HEADINGS, ...rows, total])
}
