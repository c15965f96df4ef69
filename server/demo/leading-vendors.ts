import type { BillingFields } from '#contract/billing/billing-fields.ts'
import type { CategorySlug } from '#contract/vendors/category.ts'
import type { AccountType } from '#contract/vendors/vendor.ts'
import type { Words } from './grammar.ts'

/** Vendors whose names the demo couple's plan needs; the rest of them is written as everybody's. */
export interface LeadingVendor {
  name: string
  city: string
  address?: string
  headline?: string
  description?: string
  since?: number
  priceEuro?: number
  guests?: { min: number; max: number }
  account?: AccountType
  /** Beside what every vendor's invoice data have. */
  billing?: Partial<BillingFields>
  words?: Words
}

export const leadingVendors: Partial<Record<CategorySlug, LeadingVendor[]>> = {
  location: [
    {
      name: 'Villa Cipressa',
      city: 'Monteriggioni',
      address: 'Strada di Abbadia Isola 14',
      headline:
        'Una casa di pietra del Seicento, tre ettari di ulivi, una limonaia che diventa sala quando piove.',
      description:
        'Villa Cipressa sta a ottocento metri da Abbadia Isola, con le mura di Monteriggioni di fronte e tre ettari di ulivi intorno. La casa è del Seicento, in pietra e mattoni; la limonaia arrivò due secoli dopo, quando la famiglia smise di vendemmiare e cominciò a innestare agrumi.\n\nLa cerimonia si fa sul prato basso, alle cinque, quando l’ombra dei cipressi arriva fino alla prima fila. Per la cena all’aperto c’è la corte, che tiene centottanta persone; se piove si apre la limonaia, centoventi sedie e i vetri che danno sul prato, allo stesso prezzo. Dopo la torta si scende in tinaia, dove la musica non disturba nessuno.\n\nSiamo casa comunale per delibera di Monteriggioni e facciamo un matrimonio per fine settimana. Il catering lo scegliete voi: la cucina è grande, la cella pure, e a chi viene per la prima volta mostriamo dove sono acqua e corrente.\n\nA rispondervi è Ornella, che abita sopra l’arco; il giardino è di Michele dal 1994. Venite in settimana e restate fino al tramonto, che qui è metà del prezzo.',
      since: 1994,
      priceEuro: 5800,
      guests: { min: 40, max: 180 },
      account: 'elite',
      billing: { postcode: '53035', pec: 'villa-cipressa@pec.lovoglio.test' },
      words: {
        donna: 'Ornella',
        uomo: 'Michele',
        Casa: 'Villa',
        casa: 'la villa',
        epiteto: 'Cipressa',
        paesaggio: 'le mura di Monteriggioni',
      },
    },
  ],
  catering: [{ name: 'Catering Sapori delle Crete', city: 'Siena', priceEuro: 68, account: 'premium' }],
  fotografo: [{ name: 'Studio Brera', city: 'Milano', priceEuro: 2200, account: 'elite' }],
  'abiti-sposa': [
    {
      name: 'Atelier Lucrezia',
      city: 'Firenze',
      priceEuro: 1900,
      account: 'premium',
      words: { donna: 'Lucrezia' },
    },
  ],
  'abiti-sposo': [{ name: 'Sartoria Bandini', city: 'Siena', priceEuro: 640, account: 'base' }],
  'fiori-e-allestimenti': [
    {
      name: 'La Serra di Costanza',
      city: 'Siena',
      priceEuro: 650,
      account: 'premium',
      words: { donna: 'Costanza' },
    },
  ],
  musica: [{ name: 'Quartetto Fontebranda', city: 'Siena', priceEuro: 600, account: 'base' }],
  torte: [{ name: 'Pasticceria Nencini', city: 'Monteriggioni', priceEuro: 280, account: 'base' }],
  bellezza: [
    {
      name: 'Irene Baldini Trucco',
      city: 'Siena',
      priceEuro: 350,
      account: 'base',
      words: { donna: 'Irene' },
    },
  ],
  'gioielli-e-fedi': [{ name: 'Oreficeria Vannucci', city: 'Firenze', priceEuro: 420, account: 'base' }],
  'auto-e-trasporti': [{ name: 'Rimessa San Prospero', city: 'Siena', priceEuro: 120, account: 'base' }],
}
