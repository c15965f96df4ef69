/** Checks of Italian VAT numbers and tax codes. Free of schemas. */

/**
 * Whether it is an Italian VAT number (partita IVA): eleven digits, the last of which is the check digit of the others by
 * Luhn's sum.
 */
export function isVatNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^0+$/.test(text)) return false
  const sum = Array.from(text).reduce((all, character, at) => {
    const digit = Number(character)
    return all + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0))
  }, 0)
  return sum % 10 === 0
}

/** What a character counts at an odd place, the first being odd, by its place in `0-9A-Z`. Source: D.M. 23 dicembre 1976. */
const AT_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
const LETTERS_AT_ODD = [...AT_ODD, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]

/** Where two people would have the same code, digits are written as these letters (omocodia), from 0 on. */
const INSTEAD_OF_DIGITS = 'LMNPQRSTUV'
const PERSON = new RegExp(
  `^[A-Z]{6}${'D'.repeat(2)}[A-EHLMPRST]${'D'.repeat(2)}[A-Z]${'D'.repeat(3)}[A-Z]$`.replaceAll(
    'D',
    `[0-9${INSTEAD_OF_DIGITS}]`,
  ),
)

/**
 * Whether it is an Italian tax code (codice fiscale): of a person sixteen characters with their check character, also one
 * whose digits stand as letters; of a company eleven digits, as a VAT number.
 */
export function isTaxCode(text: string): boolean {
  if (/^\d/.test(text)) return isVatNumber(text)
  if (!PERSON.test(text)) return false
  const sum = Array.from(text.slice(0, 15)).reduce((all, character, at) => {
    const isDigit = /\d/.test(character)
    const value = isDigit ? Number(character) : character.charCodeAt(0) - 65
    if (at % 2 === 1) return all + value
    return all + (isDigit ? AT_ODD[value]! : LETTERS_AT_ODD[value]!)
  }, 0)
  return text.at(-1) === String.fromCharCode(65 + (sum % 26))
}
