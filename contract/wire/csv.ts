/** A table as a CSV file that Italian spreadsheets open as it is: `;` between cells, comma decimals, UTF-8 with a mark. */

const BYTE_ORDER_MARK = '\uFEFF'

/** A cell of text. What a spreadsheet would run as a formula is made text by an apostrophe (OWASP, CSV injection). */
export function csvText(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text.trimStart()) || /^[\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A cell of money: `1250,00`, without thousands, so that it is read as a number; empty for null. */
export function csvMoney(cents: number | null): string {
  if (cents === null) return ''
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)},${digits.slice(-2)}`
}

/**
 * The file; cells are already made by `csvText` and `csvMoney`.
 * @param piece `continued` for the rows that follow others of the same file
 */
export function writeCsv(
  rows: readonly (readonly string[])[],
  piece: 'first' | 'continued' = 'first',
): string {
  const lines = rows.map((cells) => `${cells.join(';')}\r\n`).join('')
  return piece === 'first' ? BYTE_ORDER_MARK + lines : lines
}
