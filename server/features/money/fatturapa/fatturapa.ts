/**
 * The electronic invoice: FatturaPA, format FPR12 (XSD 1.2.3, specifications 1.9). Its figures are those of the invoice, to
 * the cent; what the format has no letters for is written with those it has.
 */
import type { BillingFields } from '#contract/billing/billing-fields.ts'
import type { Company } from '#contract/wire/company.ts'
import { ruleBroken } from '../../../platform/http/problem.ts'
import { xmlBuilder } from './xml-builder.ts'
import type { InvoiceDocument } from '../invoice-document.ts'
import { latinText } from './latin-text.ts'
import { sellerSeat } from './seller-seat.ts'

const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2'
/** To nobody's channel: a certified mailbox, or the buyer's area at the exchange. */
const NO_CHANNEL = '0000000'
const ABROAD = 'XXXXXXX'
const NO_POSTCODE = '00000'
const TAX_CODE = /^(\d{11}|[A-Z0-9]{16})$/

const amount = (cents: number) => (cents / 100).toFixed(2)
/** Without its country. */
const vatOfSeller = ({ vat }: Company) => vat.replace(/^IT/, '')
const progressiveOf = ({ progressive }: Pick<InvoiceDocument, 'progressive'>) =>
  progressive.toString(36).toUpperCase().padStart(5, '0')

/** As the exchange asks for names of files, without the ending: `IT01234567890_0000A`. */
export const fileNameOf = (document: Pick<InvoiceDocument, 'seller' | 'progressive'>): string =>
  `IT${vatOfSeller(document.seller)}_${progressiveOf(document)}`

/** @throws ProblemError `rule_broken` where the address of who issues has not the parts that it takes */
export function fatturaXml(document: InvoiceDocument): string {
  const { seller, buyer } = document
  const tree = {
    'p:FatturaElettronica': {
      '@versione': 'FPR12',
      '@xmlns:p': NAMESPACE,
      FatturaElettronicaHeader: {
        DatiTrasmissione: {
          IdTrasmittente: { IdPaese: 'IT', IdCodice: vatOfSeller(seller) },
          ProgressivoInvio: progressiveOf(document),
          FormatoTrasmissione: 'FPR12',
          ...delivery(buyer),
        },
        CedentePrestatore: sellerPart(seller),
        CessionarioCommittente: buyerPart(buyer),
      },
      FatturaElettronicaBody: bodyPart(document),
    },
  }
  return xmlBuilder().create({ version: '1.0', encoding: 'UTF-8' }, tree).end({ prettyPrint: true })
}

const isAbroad = ({ country }: BillingFields) => country !== 'IT'

function delivery(buyer: BillingFields) {
  if (isAbroad(buyer)) return { CodiceDestinatario: ABROAD }
  if (/^[A-Z0-9]{7}$/.test(buyer.sdiCode)) return { CodiceDestinatario: buyer.sdiCode }
  return { CodiceDestinatario: NO_CHANNEL, ...(buyer.pec && { PECDestinatario: buyer.pec }) }
}

function sellerPart(seller: Company) {
  const seat = sellerSeat(seller.address)
  if (!seat)
    throw ruleBroken(
      'L’indirizzo di chi emette non ha via, CAP e comune: va scritto così in COMPANY_ADDRESS.',
    )
  return {
    DatiAnagrafici: {
      IdFiscaleIVA: { IdPaese: 'IT', IdCodice: vatOfSeller(seller) },
      Anagrafica: { Denominazione: latinText(seller.name, 80) },
      RegimeFiscale: 'RF01',
    },
    Sede: {
      Indirizzo: latinText(seat.street, 60),
      CAP: seat.postcode,
      Comune: latinText(seat.town, 60),
      ...(seat.province && { Provincia: seat.province }),
      Nazione: 'IT',
    },
  }
}

function buyerPart(buyer: BillingFields) {
  const { country, vatNumber, taxCode, legalName, street, postcode, town, province } = buyer
  const abroad = isAbroad(buyer)
  return {
    DatiAnagrafici: {
      ...(vatNumber && { IdFiscaleIVA: { IdPaese: country, IdCodice: vatNumber } }),
      ...(!abroad && TAX_CODE.test(taxCode) && { CodiceFiscale: taxCode }),
      Anagrafica: { Denominazione: latinText(legalName, 80) },
    },
    Sede: {
      Indirizzo: latinText(street, 60),
      CAP: !abroad && /^\d{5}$/.test(postcode) ? postcode : NO_POSTCODE,
      // Abroad it has no field of its own.
      Comune: latinText(abroad ? `${postcode} ${town}` : town, 60),
      ...(!abroad && /^[A-Z]{2}$/.test(province) && { Provincia: province }),
      Nazione: country,
    },
  }
}

function bodyPart(document: InvoiceDocument) {
  const { kind, number, issuedOn, description, lines, reason, credits, seller } = document
  const { netCents, vatRate, vatCents, totalCents, periodStart, periodEnd, dueDate } = document
  const rate = vatRate.toFixed(2)
  return {
    DatiGenerali: {
      DatiGeneraliDocumento: {
        TipoDocumento: kind === 'credit' ? 'TD04' : 'TD01',
        Divisa: 'EUR',
        Data: issuedOn,
        Numero: number,
        ImportoTotaleDocumento: amount(totalCents),
        Causale: latinText(reason ?? description, 200),
      },
      ...(credits && { DatiFattureCollegate: { IdDocumento: credits.number, Data: credits.issuedOn } }),
    },
    DatiBeniServizi: {
      DettaglioLinee: lines.map((line, index) => ({
        NumeroLinea: index + 1,
        Descrizione: latinText(line.words, 1000),
        Quantita: '1.00',
        DataInizioPeriodo: periodStart,
        DataFinePeriodo: periodEnd,
        PrezzoUnitario: amount(line.netCents),
        PrezzoTotale: amount(line.netCents),
        AliquotaIVA: rate,
      })),
      DatiRiepilogo: {
        AliquotaIVA: rate,
        ImponibileImporto: amount(netCents),
        Imposta: amount(vatCents),
        EsigibilitaIVA: 'I',
      },
    },
    // What is credited is given back by the way it came, which the note does not say.
    ...(kind === 'invoice' && {
      DatiPagamento: {
        CondizioniPagamento: 'TP02',
        DettaglioPagamento: {
          ModalitaPagamento: 'MP05',
          DataScadenzaPagamento: dueDate,
          ImportoPagamento: amount(totalCents),
          ...(seller.iban && { IBAN: seller.iban }),
        },
      },
    }),
  }
}
