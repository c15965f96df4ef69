import { quoteSums } from '#contract/lists/bookings/quote-sums.ts'
import { DEPOSIT_WORDS, PAYMENT_WORDS } from '#contract/lists/bookings/quote-terms.ts'
import type { SentQuote } from '#contract/bookings/booking.ts'
import { formatMoney } from '../../../lib/money.ts'
import { NBSP } from '../../../lib/number.ts'
import { QuoteAttachments } from './quote-attachments.tsx'
import css from './quote-paper.module.css'
import { dueWords, timesWords } from './quote-words.ts'

/** A quote as it is read: line by line, what comes off, what it comes to, and when it is paid. */
export function QuotePaper({
  quote,
  eventDate,
  side,
}: {
  quote: SentQuote
  eventDate: string
  side: 'couple' | 'vendor'
}) {
  const { lines, discount, guestCount, payments = [], notes, files = [] } = quote
  const { amounts, discountCents, totalCents, vat } = quoteSums(quote)
  const vatCents = vat.reduce((sum, part) => sum + part.vatCents, 0)
  const isVatFree = vat.length > 0 && vatCents === 0
  const rates = vat.filter(({ rate }) => rate > 0).map(({ rate }) => `${rate}${NBSP}%`)
  const deposit = payments.find(({ kind }) => kind === 'caparra' || kind === 'acconto')?.kind
  return (
    <div className={css.paper}>
      <table className={css.lines}>
        <tbody>
          {lines.map((line, at) => {
            const times = timesWords(line, guestCount)
            return (
              <tr key={at}>
                <th scope="row">
                  {line.label}
                  {times && <small>{times}</small>}
                </th>
                <td>{formatMoney(amounts[at]!)}</td>
              </tr>
            )
          })}
          {discount && (
            <tr>
              <th scope="row">
                Sconto{discount.kind === 'percent' && ` del ${discount.value}${NBSP}%`}
                {discount.label && <small>{discount.label}</small>}
              </th>
              <td>−{formatMoney(discountCents)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              Totale
              {vat.length > 0 && (
                <small>
                  {isVatFree
                    ? 'Senza IVA'
                    : `IVA compresa: ${formatMoney(vatCents)}, al ${rates.join(' e al ')}`}
                </small>
              )}
            </th>
            <td>{formatMoney(totalCents)}</td>
          </tr>
        </tfoot>
      </table>
      {payments.length > 0 && (
        <table className={css.lines}>
          <caption>Come si paga</caption>
          <tbody>
            {payments.map((payment, at) => (
              <tr key={at}>
                <th scope="row">
                  {PAYMENT_WORDS[payment.kind]}
                  <small>{dueWords(payment, eventDate)}</small>
                </th>
                <td>{formatMoney(payment.amountCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {side === 'couple' && (deposit === 'caparra' || deposit === 'acconto') && (
        <p className={css.soft}>{DEPOSIT_WORDS[deposit]}</p>
      )}
      {notes && <p className={css.notes}>{notes}</p>}
      {files.length > 0 && <QuoteAttachments files={files} />}
    </div>
  )
}
