import fc from 'fast-check'
import { expect, it } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { spacedIban } from '#contract/kit/iban.ts'
import { anyInvoice } from '#tests/support/any-invoice.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { euroOnPaper } from '../../platform/pdf/euro-on-paper.ts'
import { invoicePaper } from './invoice-paper.ts'

const read = async (document: InvoiceDocument) => {
  const file = await getDocumentProxy(new Uint8Array(await invoicePaper(document)))
  const { text, totalPages } = await extractText(file, { mergePages: true })
  return { text: text.replaceAll(/\s+/g, ' '), totalPages }
}

it('the copy on paper has the number and the figures of its electronic form, and says that it is a copy', async () => {
  for (const document of fc.sample(anyInvoice, { numRuns: 12, seed: 3 })) {
    const { text } = await read(document)
    const { number, lines, netCents, vatCents, totalCents } = document
    for (const cents of [...lines.map((line) => line.netCents), netCents, vatCents, totalCents])
      expect(text).toContain(euroOnPaper(cents).replace('\u00A0', ' '))
    expect(text).toContain(number)
    const { iban } = document.seller
    if (iban && document.kind === 'invoice') expect(text).toContain(spacedIban(iban))
    expect(text).toContain('Copia di cortesia')
    expect(text).toContain(document.kind === 'credit' ? 'Nota di credito' : 'Fattura')
  }
})

it('one with much to say goes on to a second sheet, and a name with letters of elsewhere is still read', async () => {
  const [document] = fc.sample(anyInvoice, { numRuns: 1, seed: 3 }) as [InvoiceDocument]
  const lines = Array.from({ length: 10 }, (_, n) => ({
    words: `Riga ${n} ${'lunga '.repeat(60)}`,
    netCents: n,
  }))
  const buyer = { ...document.buyer, legalName: 'Villa dell’Olmo – Štefan & figli 💍' }
  const { text, totalPages } = await read({ ...document, lines, buyer })
  expect([totalPages, text.includes('2 di 2'), text.includes('Villa dell’Olmo – Stefan & figli')]).toEqual([
    2,
    true,
    true,
  ])
})

it('amounts are written as they are read in Italy', () => {
  expect([euroOnPaper(123_456_789), euroOnPaper(-5), euroOnPaper(99_999)]).toEqual([
    '1.234.567,89\u00A0€',
    '-0,05\u00A0€',
    '999,99\u00A0€',
  ])
})
