/** Length of an IBAN by country (ISO 13616 registry), for the countries people here have an account in. */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
}

/** Without spaces, in capitals: as it is stored and checked. */
export const plainIban = (text: string): string => text.replace(/\s+/g, '').toUpperCase()

/** In groups of four, as it is read aloud. */
export const spacedIban = (iban: string): string => plainIban(iban).replace(/(.{4})(?=.)/g, '$1 ')

/** Whether it is an account: the country's length, and the check digits by ISO 7064 (mod 97-10). */
export function isIban(text: string): boolean {
  const iban = plainIban(text)
  const length = LENGTHS[iban.slice(0, 2)]
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) || iban.length !== length) return false
  let remainder = 0
  for (const character of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(character, 36)))
      remainder = (remainder * 10 + Number(digit)) % 97
  return remainder === 1
}
