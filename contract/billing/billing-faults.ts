/** What is wrong with the data that invoices are made out with: the same sentence on the form and of the server. Pure, free of schemas. */
import { onlyLatin, plainLatin } from '../kit/latin-text.ts'
import { isTaxCode, isVatNumber } from '../kit/vat-number.ts'
import { provinceOf } from '../lists/places/places.ts'
import { type BillingFields, plainCodes } from './billing-fields.ts'

/** What is written in words, and how many characters the electronic invoice takes of it. */
export const BILLING_WORDS = { legalName: 80, street: 60, town: 60 } as const
const WORDS = Object.keys(BILLING_WORDS) as (keyof typeof BILLING_WORDS)[]

/** As they are kept: words in the letters of the electronic invoice too, so that a person reads what will stand on it. */
export function plainBilling<T extends Partial<BillingFields>>(data: T, country: string): T {
  const words = WORDS.flatMap((field) =>
    data[field] === undefined ? [] : [[field, plainLatin(data[field])] as const],
  )
  return { ...plainCodes(data, country), ...Object.fromEntries(words) }
}

type Faults = Partial<Record<keyof BillingFields, string>>

const NOT_LATIN = 'La fattura elettronica prende solo lettere latine.'

/** What of it cannot stand on an invoice, in words, by field; what is empty is missing, not wrong. */
export function billingFaults(data: BillingFields): Faults {
  const plain = plainBilling(data, data.country)
  const { country, vatNumber, taxCode, sdiCode, postcode, province } = plain
  const isItalian = country === 'IT'
  const faults: Faults = {}
  const say = (field: keyof BillingFields, isWrong: boolean, words: string) => {
    if (data[field] !== '' && isWrong) faults[field] ??= words
  }
  for (const field of WORDS) {
    const most = BILLING_WORDS[field]
    say(field, onlyLatin(plain[field]) !== plain[field], NOT_LATIN)
    // «…» and «€» are three characters there.
    say(field, plain[field].length > most, `Accorcia: sulla fattura ci stanno ${most} caratteri.`)
  }
  if (isItalian) {
    say('vatNumber', !/^\d{11}$/.test(vatNumber), 'La partita IVA ha undici cifre.')
    say('vatNumber', !isVatNumber(vatNumber), 'Una cifra non torna: ricontrolla il numero.')
    say(
      'taxCode',
      !/^(\d{11}|\w{16})$/.test(taxCode),
      'Il codice fiscale ha sedici caratteri, o undici cifre per le società.',
    )
    say('taxCode', !isTaxCode(taxCode), 'Un carattere non torna: ricontrolla il codice fiscale.')
    say('sdiCode', !/^[A-Z0-9]{7}$/.test(sdiCode), 'Il codice destinatario ha sette tra lettere e cifre.')
    say('postcode', !/^\d{5}$/.test(postcode.trim()), 'Il CAP ha cinque cifre.')
    say('province', provinceOf(province) === undefined, 'Scegli la provincia.')
  } else {
    say(
      'vatNumber',
      !/^[A-Z0-9]{2,28}$/.test(vatNumber),
      'Scrivi il numero IVA come sta sulle tue fatture, senza la sigla del paese.',
    )
    say('taxCode', true, 'Serve solo a chi ha sede in Italia: lascialo vuoto.')
    say('sdiCode', true, 'Serve solo a chi ha sede in Italia: lascialo vuoto.')
    say('province', true, 'Serve solo a chi ha sede in Italia: lasciala vuota.')
  }
  return faults
}

/** What an invoice still lacks, in the order of the form. */
export function missingForInvoice(data: BillingFields): (keyof BillingFields)[] {
  const needed: (keyof BillingFields)[] = ['legalName', 'vatNumber', 'street', 'postcode', 'town']
  if (data.country === 'IT') needed.push('province')
  const missing = needed.filter((field) => data[field] === '')
  const isReached = data.country !== 'IT' || data.sdiCode !== '' || data.pec !== ''
  return isReached ? missing : [...missing, 'sdiCode']
}
