/** A month as the rows of a calendar that begins on Monday. Pure. */

/** The letter and the name of each day, from Monday. */
export const WEEKDAYS = [
  ['L', 'lunedì'],
  ['M', 'martedì'],
  ['M', 'mercoledì'],
  ['G', 'giovedì'],
  ['V', 'venerdì'],
  ['S', 'sabato'],
  ['D', 'domenica'],
] as const

/** `YYYY-MM` some months later, or earlier when negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const at = year * 12 + (number - 1) + count
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** The days of a month, `YYYY-MM-DD`, in weeks from Monday; undefined where the week belongs to another month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = new Date(`${month}-01T00:00:00Z`)
  const before = (first.getUTCDay() + 6) % 7
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const cells = [
    ...Array.from({ length: before }, () => undefined),
    ...Array.from({ length }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`),
  ]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day]),
  )
}
