import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convert } from 'xmlbuilder2'
import { isIban } from '#contract/kit/iban.ts'
import { anyInvoice } from '#tests/support/any-invoice.ts'
import { schemaFaults } from '#tests/support/fatturapa-schema.ts'
import type { InvoiceDocument } from '../invoice-document.ts'
import { fatturaXml, fileNameOf } from './fatturapa.ts'
import { latinText } from './latin-text.ts'
import { sellerSeat } from './seller-seat.ts'

/** Two thousand with `npm run money:schema`. */
const COUNT = Number(process.env['INVOICES'] ?? 150)
const [sample] = fc.sample(anyInvoice, { numRuns: 1, seed: 7 }) as [InvoiceDocument]

type Node = Record<string, never>
// oxlint-disable-next-line typescript/no-explicit-any -- a document as it is read back
const readBack = (xml: string): any =>
  (convert(xml, { format: 'object' }) as Node)['p:FatturaElettronica' as never]
const listOf = <T>(one: T | T[]): T[] => (Array.isArray(one) ? one : [one])
const cents = (written: string) => Math.round(Number(written) * 100)

/** The checks that the exchange makes beyond the schema, by their codes. */
function exchangeFaults(xml: string): string[] {
  const { FatturaElettronicaHeader: head, FatturaElettronicaBody: body } = readBack(xml)
  const { DettaglioLinee, DatiRiepilogo: sums } = body.DatiBeniServizi
  const lines = listOf(DettaglioLinee) as Record<string, string>[]
  const { Numero, Data, TipoDocumento } = body.DatiGenerali.DatiGeneraliDocumento
  const { IdFiscaleIVA, CodiceFiscale } = head.CessionarioCommittente.DatiAnagrafici
  const { CodiceDestinatario, PECDestinatario } = head.DatiTrasmissione
  const { Nazione, CAP, Provincia } = head.CessionarioCommittente.Sede
  const sum = lines.reduce((all, { PrezzoTotale }) => all + cents(PrezzoTotale!), 0)
  const isAbroad = Nazione !== 'IT'
  const payment = body.DatiPagamento?.DettaglioPagamento
  const checks: Record<string, boolean> = {
    '00400': lines.every(({ AliquotaIVA, Natura }) => Number(AliquotaIVA) > 0 && Natura === undefined),
    '00413': Number(sums.AliquotaIVA) > 0 && sums.Natura === undefined,
    '00417': IdFiscaleIVA !== undefined || CodiceFiscale !== undefined,
    '00421':
      Math.abs(cents(sums.Imposta) - (cents(sums.ImponibileImporto) * Number(sums.AliquotaIVA)) / 100) <= 1,
    '00422': Math.abs(sum - cents(sums.ImponibileImporto)) <= 100,
    '00423': lines.every(
      ({ PrezzoTotale, PrezzoUnitario, Quantita }) =>
        Math.abs(cents(PrezzoTotale!) - cents(PrezzoUnitario!) * Number(Quantita)) <= 1,
    ),
    '00425': /\d/.test(Numero) && Numero.length <= 20,
    '00427': CodiceDestinatario.length === 7,
    '00313': (CodiceDestinatario === 'XXXXXXX') === isAbroad,
    '00403': Data <= '2099-12-31',
    pec: PECDestinatario === undefined || CodiceDestinatario === '0000000',
    abroad: !isAbroad || (CAP === '00000' && Provincia === undefined),
    paidTo:
      payment?.IBAN === undefined ||
      (payment.ModalitaPagamento === 'MP05' && TipoDocumento === 'TD01' && isIban(payment.IBAN)),
    credited: (TipoDocumento === 'TD04') === (body.DatiGenerali.DatiFattureCollegate !== undefined),
  }
  return Object.keys(checks).filter((code) => !checks[code])
}

describe('an electronic invoice', () => {
  it(`is what the schema and the exchange take, with the invoice’s figures to the cent, whoever it is for (${COUNT} of them)`, async () => {
    const documents = fc.sample(anyInvoice, COUNT)
    const written = documents.map(fatturaXml)
    expect(await schemaFaults(written)).toEqual([])
    for (const [index, document] of documents.entries()) {
      const xml = written[index]!
      expect([exchangeFaults(xml), document]).toEqual([[], document])
      const { DatiGenerali, DatiBeniServizi } = readBack(xml).FatturaElettronicaBody
      const { DatiRiepilogo: sums, DettaglioLinee } = DatiBeniServizi
      expect({
        number: DatiGenerali.DatiGeneraliDocumento.Numero,
        net: cents(sums.ImponibileImporto),
        vat: cents(sums.Imposta),
        total: cents(DatiGenerali.DatiGeneraliDocumento.ImportoTotaleDocumento),
        lines: (listOf(DettaglioLinee) as Record<string, string>[]).map((line) =>
          cents(line['PrezzoTotale']!),
        ),
      }).toEqual({
        number: document.number,
        net: document.netCents,
        vat: document.vatCents,
        total: document.totalCents,
        lines: document.lines.map(({ netCents }) => netCents),
      })
      if (document.kind === 'invoice' && document.seller.iban)
        expect(xml).toContain(`<IBAN>${document.seller.iban}</IBAN>`)
      expect(fileNameOf(document)).toMatch(/^IT\d{11}_[A-Z0-9]{5}$/)
    }
  })

  it('is refused by the schema where words have letters that it does not take: the test can fail', async () => {
    const wrong = fatturaXml(sample).replace(/<Denominazione>/, '<Denominazione>Villa dell’Olmo – “Sì”')
    expect((await schemaFaults([wrong])).join()).toContain('Denominazione')
  })

  it('says a buyer without a VAT number by its tax code, and sends to its area where it names no channel', () => {
    const buyer = { ...sample.buyer, country: 'IT' as const, vatNumber: '', taxCode: 'RSSMRA85T10A562S' }
    const xml = fatturaXml({ ...sample, buyer: { ...buyer, sdiCode: '', pec: '' } })
    expect(xml).toContain('<CodiceDestinatario>0000000</CodiceDestinatario>')
    expect(xml).toMatch(/<CessionarioCommittente>\s*<DatiAnagrafici>\s*<CodiceFiscale>RSSMRA85T10A562S</)
  })

  it('is not made for who issues without street, postcode and town', () => {
    const seller = { ...sample.seller, address: 'Firenze, da qualche parte' }
    expect(() => fatturaXml({ ...sample, seller })).toThrow(/COMPANY_ADDRESS|rule_broken/)
  })
})

it('words keep their sense in the letters that the format takes', () => {
  expect(latinText('Villa dell’Olmo – “Sì”… 10 € 💍 Šarić & figli', 80)).toBe(
    'Villa dell\'Olmo - "Sì"... 10 EUR Saric & figli',
  )
  expect([latinText('💍', 10), latinText('a\n\tb', 10), latinText('abc', 2)]).toEqual(['-', 'a b', 'ab'])
})

it('a seat is read from one line', () => {
  expect(sellerSeat('Via Roma 1, 50100 Firenze')).toEqual({
    street: 'Via Roma 1',
    postcode: '50100',
    town: 'Firenze',
    province: undefined,
  })
  expect(sellerSeat('Piazza Unità 2/b – 34121 Trieste (TS)')).toMatchObject({
    town: 'Trieste',
    province: 'TS',
  })
  expect(sellerSeat('Via del Re 3, 20100 Sant Xx')).toMatchObject({ town: 'Sant Xx', province: undefined })
  expect(sellerSeat('Firenze')).toBeUndefined()
})
