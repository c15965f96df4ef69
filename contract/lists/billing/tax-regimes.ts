/** The tax regimes that a vendor may be in, by the codes of the electronic invoice (FatturaPA, RegimeFiscale). Free of schemas. */
export const TAX_REGIMES = [
  { code: 'RF01', name: 'Ordinario' },
  { code: 'RF19', name: 'Forfettario' },
  { code: 'RF02', name: 'Contribuenti minimi' },
  { code: 'RF18', name: 'Altro' },
] as const
export type TaxRegime = (typeof TAX_REGIMES)[number]['code']

/** Where a vendor may have its seat: those that wedding people come from, Italy first. ISO 3166-1, two letters. */
export const BILLING_COUNTRIES = [
  { code: 'IT', name: 'Italia' },
  { code: 'SM', name: 'San Marino' },
  { code: 'VA', name: 'Città del Vaticano' },
  { code: 'AT', name: 'Austria' },
  { code: 'BE', name: 'Belgio' },
  { code: 'BG', name: 'Bulgaria' },
  { code: 'CY', name: 'Cipro' },
  { code: 'HR', name: 'Croazia' },
  { code: 'DK', name: 'Danimarca' },
  { code: 'EE', name: 'Estonia' },
  { code: 'FI', name: 'Finlandia' },
  { code: 'FR', name: 'Francia' },
  { code: 'DE', name: 'Germania' },
  { code: 'GR', name: 'Grecia' },
  { code: 'IE', name: 'Irlanda' },
  { code: 'LV', name: 'Lettonia' },
  { code: 'LT', name: 'Lituania' },
  { code: 'LU', name: 'Lussemburgo' },
  { code: 'MT', name: 'Malta' },
  { code: 'MC', name: 'Monaco' },
  { code: 'NO', name: 'Norvegia' },
  { code: 'NL', name: 'Paesi Bassi' },
  { code: 'PL', name: 'Polonia' },
  { code: 'PT', name: 'Portogallo' },
  { code: 'GB', name: 'Regno Unito' },
  { code: 'CZ', name: 'Repubblica Ceca' },
  { code: 'RO', name: 'Romania' },
  { code: 'SK', name: 'Slovacchia' },
  { code: 'SI', name: 'Slovenia' },
  { code: 'ES', name: 'Spagna' },
  { code: 'US', name: 'Stati Uniti' },
  { code: 'SE', name: 'Svezia' },
  { code: 'CH', name: 'Svizzera' },
  { code: 'HU', name: 'Ungheria' },
] as const
export type BillingCountry = (typeof BILLING_COUNTRIES)[number]['code']
