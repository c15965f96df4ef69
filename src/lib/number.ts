/** Before a sign that must not come alone on the next line. */
export const NBSP = '\u00a0'

/**
 * `1234.5` → `1.234,5`, by Italian rule and not by a formatter, which takes a slow phone some 30 ms to make. Four digits are
 * grouped too: in a column `1250` beside `12.500` reads as a mistake.
 * @param most decimals, rounded half away from zero
 * @param least decimals, also where they are zeros
 */
export function formatNumber(value: number, most = 0, least = 0): string {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(most).split('.')
  const kept = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')
  const text = kept ? `${grouped},${kept}` : grouped
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text
}
