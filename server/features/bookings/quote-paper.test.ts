import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import type { Quote } from '#contract/bookings/quote.ts'
import { quoteSums } from '#contract/lists/bookings/quote-sums.ts'
import { euroOnPaper } from '../../platform/pdf/euro-on-paper.ts'
import { type QuoteOnPaper, quotePaper } from './quote-paper.ts'

const FIGURES = {
  lines: [
    { label: 'Pranzo servito', unitCents: 6_850, perGuest: true, vatRate: 10, amountCents: 753_500 },
    { label: 'Tavolo dei dolci', unitCents: 90_000, quantity: 2, vatRate: 22, amountCents: 180_000 },
    { label: 'Giardino’ “segreto” – 💍', unitCents: 150_000, vatRate: 22, amountCents: 150_000 },
  ],
  guestCount: 110,
  discount: { kind: 'percent', value: 5, label: 'fuori stagione' },
} satisfies Partial<Quote>
const { totalCents } = quoteSums(FIGURES)
const QUOTE: QuoteOnPaper['quote'] = {
  ...FIGURES,
  number: 2,
  sentAt: '2027-03-08T09:00:00.000Z',
  validUntil: '2027-04-08',
  totalCents,
  payments: [
    { kind: 'caparra', due: 'signing', percent: 30, amountCents: Math.round(totalCents * 0.3) },
    { kind: 'saldo', due: 'before', days: 15, amountCents: totalCents - Math.round(totalCents * 0.3) },
  ],
  notes: 'La musica in giardino finisce a mezzanotte.',
}
const booking: QuoteOnPaper['booking'] = {
  eventDate: '2027-06-12',
  state: 'quoted',
  createdAt: '2027-03-01T09:00:00.000Z',
}
const read = async (more: Partial<QuoteOnPaper> = {}) => {
  const made = await quotePaper({
    booking,
    quote: QUOTE,
    vendor: ['Villa Cipressa', 'Lecce'],
    couple: ['Anna e Marco', 'Bari'],
    ...more,
  })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(made)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}
const onPaper = (cents: number) => euroOnPaper(cents).replace('\u00A0', ' ')

it('has every figure of the quote to the cent, its number, its day and until when it holds', async () => {
  const text = await read()
  const { amounts, subtotalCents, discountCents, netCents, vat } = quoteSums(FIGURES)
  const cents = [
    ...amounts,
    subtotalCents,
    -discountCents,
    netCents!,
    ...vat.map(({ vatCents }) => vatCents),
    totalCents,
    ...QUOTE.payments!.map(({ amountCents }) => amountCents),
  ]
  for (const sum of cents) expect(text).toContain(onPaper(sum))
  for (const words of [
    'n. 2',
    '8 marzo 2027',
    '12 giugno 2027',
    '110 invitati',
    'Da accettare entro l’8 aprile 2027',
    '110 × 68,50 € a invitato',
    'Sconto del 5 %: fuori stagione',
    'art. 1385',
    '15 giorni prima, il 28 maggio 2027',
    'finisce a mezzanotte',
    'Giardino’ “segreto” –',
    'Non è una fattura',
  ])
    expect(text).toContain(words)
})

it.each([
  ['Accettato', { booking: { ...booking, state: 'accepted' } }],
  ['Sostituito da un altro', { quote: { ...QUOTE, outcome: 'replaced' } }],
  ['Da accettare entro', { booking: { ...booking, state: 'confirmed', proposal: { ...QUOTE } } }],
  ['Prenotazione annullata', { booking: { ...booking, state: 'cancelled' } }],
] as [string, Partial<QuoteOnPaper>][])('says how it stands: %s', async (words, more) => {
  expect(await read(more)).toContain(words)
})

it('of an older app, which said a total alone, has that total', async () => {
  const quote = { totalCents: 450_000, validUntil: '2027-04-08', lines: [], notes: '' }
  const text = await read({ quote })
  expect([text.includes('4.500,00 €'), text.includes('n. 1')]).toEqual([true, true])
})

it('names what is attached to it', async () => {
  const file = { id: '1', kind: 'document', url: '/files/a.pdf', bytes: 10 } as const
  const files = [
    { ...file, name: 'Menù.pdf' },
    { ...file, id: '2', name: 'Pianta.pdf' },
  ]
  expect(await read({ quote: { ...QUOTE, files } })).toContain('dalla prenotazione: Menù.pdf, Pianta.pdf.')
  expect(await read()).not.toContain('Allegati')
})
