import { formatNumber, NBSP } from './number.ts'

/** `125000` → `1.250,00 €`. Cents are integers: nothing is rounded. The space before € does not break. */
export function formatMoney(cents: number): string {
  return `${formatAmount(cents)}${NBSP}€`
}

/** `580000` → `5.800 €`; an amount with cents keeps them (`1.250,50 €`). For prices "a partire da". */
export function formatMoneyShort(cents: number): string {
  return cents % 100 === 0 ? `${formatNumber(cents / 100)}${NBSP}€` : formatMoney(cents)
}

/** `125000` → `1.250,00`, without the sign: for columns whose heading says it is euro, and for fields. */
export function formatAmount(cents: number): string {
  return formatNumber(cents / 100, 2, 2)
}

/** `0` to `100` → `43 %`, with the space that Italian wants. */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent)}${NBSP}%`
}

const WITH_THOUSANDS = /^\d{1,3}(\.\d{3})+(,\d{0,2})?$/
const WITH_COMMA = /^\d+(,\d{0,2})?$/
const WITH_POINT = /^\d+\.\d{1,2}$/

/**
 * Reads an amount as people type it: `1.250,00`, `1250`, `1250,5`, `1250.50`, with or without € and spaces.
 *
 * A point followed by exactly three digits separates thousands; followed by one or two it is a decimal point.
 *
 * @returns integer cents, `null` for an empty text, `undefined` for a text that is not an amount.
 */
export function parseMoney(text: string): number | null | undefined {
  const bare = text.replace(/[\s\u00a0\u202f€]/g, '')
  if (bare === '') return null
  const decimal = WITH_THOUSANDS.test(bare) || WITH_COMMA.test(bare) ? bare.replaceAll('.', '') : bare
  if (decimal === bare && !WITH_COMMA.test(bare) && !WITH_POINT.test(bare)) return undefined
  const [euro = '', cents = ''] = decimal.split(/[,.]/)
  const amount = Number(euro) * 100 + Number(cents.padEnd(2, '0'))
  return Number.isSafeInteger(amount) ? amount : undefined
}
