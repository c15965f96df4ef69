/** The copy of an invoice or a credit note on paper: the figures of its electronic form, for people to read. */
import { dayInWords, fromDay, theDay, untilDay } from '#contract/kit/italian-months.ts'
import { spacedIban } from '#contract/kit/iban.ts'
import { euroOnPaper } from '../../platform/pdf/euro-on-paper.ts'
import { openPaper } from '../../platform/pdf/paper.ts'
import type { InvoiceDocument } from './invoice-document.ts'

const COUNTRY_NAMES = new Intl.DisplayNames('it', { type: 'region' })

/** Takes some tens of milliseconds: made outside of transactions. */
export function invoicePaper(document: InvoiceDocument): Promise<Buffer> {
  const { kind, number, issuedOn, dueDate, periodStart, periodEnd, lines, seller, buyer } = document
  const { netCents, vatRate, vatCents, totalCents, credits, reason } = document
  const name = kind === 'credit' ? 'Nota di credito' : 'Fattura'
  const paper = openPaper(`${name} ${number}`, issuedOn)
  paper.head(name, number, `${dayInWords(issuedOn)}`)
  paper.columns([
    {
      heading: 'Emessa da',
      lines: [
        seller.name,
        seller.address,
        `Partita IVA ${seller.vat}`,
        seller.register ?? '',
        seller.pec ? `PEC ${seller.pec}` : seller.email,
      ],
    },
    {
      heading: 'Per',
      lines: [
        buyer.legalName,
        buyer.street,
        `${buyer.postcode} ${buyer.town} ${buyer.province}`.trim(),
        buyer.country === 'IT' ? '' : (COUNTRY_NAMES.of(buyer.country) ?? buyer.country),
        buyer.vatNumber && `${buyer.country === 'IT' ? 'Partita IVA' : 'Numero IVA'} ${buyer.vatNumber}`,
        buyer.taxCode && `Codice fiscale ${buyer.taxCode}`,
      ],
    },
  ])
  paper.columns([
    { heading: 'Periodo', lines: [`${fromDay(periodStart)} ${untilDay(periodEnd)}`] },
    credits
      ? { heading: 'Per la fattura', lines: [`${credits.number} del ${dayInWords(credits.issuedOn)}`] }
      : {
          heading: 'Da pagare',
          lines: [
            `entro ${theDay(dueDate)}`,
            ...(seller.iban
              ? [`Con bonifico: IBAN ${spacedIban(seller.iban)}`, `Causale: fattura ${number}`]
              : []),
          ],
        },
  ])
  paper.rows(
    ['Che cosa', 'Senza IVA'],
    lines.map((line) => ({ words: line.words, amount: euroOnPaper(line.netCents) })),
  )
  paper.sums([
    { words: 'Imponibile', amount: euroOnPaper(netCents) },
    { words: `IVA ${vatRate} %`, amount: euroOnPaper(vatCents) },
    { words: 'Totale', amount: euroOnPaper(totalCents), isTotal: true },
  ])
  if (reason) paper.note(`Motivo: ${reason}`)
  if (seller.example) paper.note('Chi emette è un esempio: questa copia non vale come documento.')
  return paper.finish(
    'Copia di cortesia: il documento che vale è quello elettronico, consegnato dal Sistema di Interscambio ' +
      'al canale indicato o messo nell’area riservata del sito dell’Agenzia delle Entrate.',
  )
}
