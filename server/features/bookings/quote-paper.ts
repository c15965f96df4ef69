/** A quote on paper, for whoever it is between: what both read on their screens, to the cent. */
import type { Booking, EarlierQuote, SentQuote } from '#contract/bookings/booking.ts'
import { numberOf } from '#contract/lists/bookings/booking-quotes.ts'
import { quoteSums } from '#contract/lists/bookings/quote-sums.ts'
import {
  DEPOSIT_WORDS,
  PAYMENT_WORDS,
  dueWordsBy,
  timesWordsBy,
} from '#contract/lists/bookings/quote-terms.ts'
import { dayInWords, theDay } from '#contract/kit/italian-months.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { euroOnPaper } from '../../platform/pdf/euro-on-paper.ts'
import { type Row, openPaper } from '../../platform/pdf/paper.ts'

export interface QuoteOnPaper {
  booking: Pick<Booking, 'eventDate' | 'state' | 'proposal' | 'createdAt'>
  quote: SentQuote | EarlierQuote
  vendor: readonly string[]
  couple: readonly string[]
}

const OUTCOMES: Record<EarlierQuote['outcome'], string> = {
  replaced: 'Sostituito da un altro',
  changed: 'Sostituito da una modifica accettata',
  refused: 'Modifica non accettata',
  withdrawn: 'Modifica ritirata',
}

/** How it stands, in words. */
function standing({ booking, quote }: QuoteOnPaper): string {
  if ('outcome' in quote) return OUTCOMES[quote.outcome]
  const isProposal = booking.proposal != null && numberOf(booking.proposal) === numberOf(quote)
  if (isProposal || booking.state === 'quoted') return `Da accettare entro ${theDay(quote.validUntil)}`
  if (booking.state === 'declined' || booking.state === 'cancelled') return 'Prenotazione annullata'
  return booking.state === 'expired' ? 'Scaduto' : 'Accettato'
}

function sumRows(quote: SentQuote): Row[] {
  const { subtotalCents, discountCents, totalCents, netCents, vat } = quoteSums(quote)
  const { discount } = quote
  const percent = discount?.kind === 'percent' ? ` del ${discount.value}\u00A0%` : ''
  return [
    ...(discount
      ? [
          { words: 'Prima dello sconto', amount: euroOnPaper(subtotalCents) },
          {
            words: `Sconto${percent}${discount.label && `: ${discount.label}`}`,
            amount: euroOnPaper(-discountCents),
          },
        ]
      : []),
    ...(netCents === undefined ? [] : [{ words: 'Senza IVA', amount: euroOnPaper(netCents) }]),
    ...vat
      .filter(({ rate }) => rate > 0)
      .map(({ rate, vatCents }) => ({ words: `IVA ${rate}\u00A0%`, amount: euroOnPaper(vatCents) })),
    { words: 'Totale', amount: euroOnPaper(totalCents), isTotal: true },
  ]
}

/** Takes some tens of milliseconds: made outside of transactions. */
export function quotePaper(shown: QuoteOnPaper): Promise<Buffer> {
  const { booking, quote, vendor, couple } = shown
  const { lines, guestCount, payments = [], notes, files = [] } = quote
  const number = numberOf(quote)
  const sentOn = italianDay(quote.sentAt ?? booking.createdAt)
  const { amounts } = quoteSums(quote)
  const paper = openPaper(`Preventivo n. ${number}`, sentOn)
  paper.head('Preventivo', `n. ${number}`, quote.sentAt ? dayInWords(sentOn) : '')
  paper.columns([
    { heading: 'Da', lines: vendor },
    { heading: 'Per', lines: couple },
  ])
  paper.columns([
    {
      heading: 'Per il giorno',
      lines: [
        dayInWords(booking.eventDate),
        guestCount ? `${guestCount} ${guestCount === 1 ? 'invitato' : 'invitati'}` : '',
      ],
    },
    { heading: 'Come sta', lines: [standing(shown)] },
  ])
  if (lines.length > 0)
    paper.rows(
      ['Che cosa', 'IVA compresa'],
      lines.map((line, at) => {
        const times = timesWordsBy(euroOnPaper, line, guestCount)
        return {
          words: times ? `${line.label}\n${times}` : line.label,
          amount: euroOnPaper(amounts[at]!),
        }
      }),
    )
  paper.sums(sumRows(quote))
  if (payments.length > 0)
    paper.rows(
      ['Come si paga', ''],
      payments.map((payment) => ({
        words: `${PAYMENT_WORDS[payment.kind]}\n${dueWordsBy(dayInWords, payment, booking.eventDate)}`,
        amount: euroOnPaper(payment.amountCents),
      })),
    )
  const deposit = payments.find(({ kind }) => kind === 'caparra' || kind === 'acconto')?.kind
  if (deposit === 'caparra' || deposit === 'acconto') paper.note(DEPOSIT_WORDS[deposit])
  if (notes) paper.note(notes)
  if (files.length > 0)
    paper.note(`Allegati, che si aprono dalla prenotazione: ${files.map(({ name }) => name).join(', ')}.`)
  return paper.finish(
    'Una copia del preventivo che il fornitore ha mandato con Lovoglio: vale quello che si legge lì. Non è una fattura.',
  )
}
