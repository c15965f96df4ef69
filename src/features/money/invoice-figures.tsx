import type { BillingEntry } from '#contract/billing/billing.ts'
import { leftToPay, owedBack } from '#contract/billing/credit.ts'
import { dayInWords } from '#contract/kit/italian-months.ts'
import { formatMoney } from '../../lib/money.ts'
import css from './money.module.css'

/** What an invoice or a credit note is made of, line by line, and what has become of it since. */
export function Figures({ entry }: { entry: BillingEntry }) {
  const { lines, netCents, vatRate, vatCents, totalCents, creditedCents, refundedCents, state } = entry
  const { credits, reason } = entry
  const rows: (readonly [string, number])[] = [
    ...(lines.length > 1 ? lines.map((line) => [line.words, line.netCents] as const) : []),
    ['Imponibile', netCents],
    [`IVA ${vatRate} %`, vatCents],
  ]
  // A device may hold one of before there were credit notes.
  const since: (readonly [string, number])[] = [
    ...(creditedCents > 0 ? [['Stornato con nota di credito', -creditedCents] as const] : []),
    ...(creditedCents > 0 && (state === 'due' || state === 'overdue')
      ? [['Resta da pagare', leftToPay(entry)] as const]
      : []),
    ...(refundedCents > 0 ? [['Rimborsato', refundedCents] as const] : []),
    ...(creditedCents > 0 && owedBack(entry) > 0 ? [['Da rimborsare', owedBack(entry)] as const] : []),
  ]
  return (
    <>
      {credits && (
        <p className={css.soft}>
          Per la fattura {credits.number} del {dayInWords(credits.issuedOn)}. Il motivo: {reason}
        </p>
      )}
      <dl className={css.lines}>
        {rows.map(([words, cents]) => (
          <Figure key={words} words={words} cents={cents} />
        ))}
        <Figure words="Totale" cents={totalCents} isTotal />
        {since.map(([words, cents]) => (
          <Figure key={words} words={words} cents={cents} />
        ))}
      </dl>
    </>
  )
}

const Figure = ({ words, cents, isTotal }: { words: string; cents: number; isTotal?: true }) => (
  <div {...(isTotal && { className: css.total })}>
    <dt>{words}</dt>
    <dd>{formatMoney(cents)}</dd>
  </div>
)
