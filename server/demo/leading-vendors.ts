import type { CategorySlug } from '#contract/category.ts'
import type { AccountType } from '#contract/vendor.ts'
import type { Words } from './grammar.ts'

/** Vendors whose names the demo couple's plan needs; the rest of them is written as everybody's. */
export interface LeadingVendor {
  name: string
  city: string
  address?: string
  headline?: string
  since?: number
  priceEuro?: number
  guests?: { min: number; max: number }
  account?: AccountType
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
      since: 1994,
      priceEuro: 5800,
      guests: { min: 40, max: 180 },
      account: 'elite',
      words: { Casa: 'Villa', casa: 'la villa', epiteto: 'Cipressa', paesaggio: 'le mura di Monteriggioni' },
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
  'abiti-sposo': [{ name: 'Sartoria Bandini', city: 'Siena', account: 'base' }],
  'fiori-e-allestimenti': [
    { name: 'La Serra di Costanza', city: 'Siena', account: 'premium', words: { donna: 'Costanza' } },
  ],
  musica: [{ name: 'Quartetto Fontebranda', city: 'Siena', account: 'base' }],
  torte: [{ name: 'Pasticceria Nencini', city: 'Monteriggioni', account: 'base' }],
  bellezza: [{ name: 'Irene Baldini Trucco', city: 'Siena', account: 'base', words: { donna: 'Irene' } }],
  'gioielli-e-fedi': [{ name: 'Oreficeria Vannucci', city: 'Firenze', account: 'base' }],
  'auto-e-trasporti': [{ name: 'Rimessa San Prospero', city: 'Siena', account: 'base' }],
}
