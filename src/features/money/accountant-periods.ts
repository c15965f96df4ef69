/** The periods that an accountant asks for: months, quarters and years, the last first. Pure. */
import { MONTHS } from '#contract/kit/italian-months.ts'

export const PERIOD_KINDS = [
  { value: 'month', label: 'Mese' },
  { value: 'quarter', label: 'Trimestre' },
  { value: 'year', label: 'Anno' },
  { value: 'days', label: 'Date' },
] as const
export type PeriodKind = (typeof PERIOD_KINDS)[number]['value']

export interface Period {
  label: string
  /** Days, both included. */
  from: string
  to: string
}

/** How many months one has, and how far back is offered: two years of months, three of quarters, ten years. */
const KINDS = { month: [1, 24], quarter: [3, 12], year: [12, 10] } as const
const ORDINALS = ['Primo', 'Secondo', 'Terzo', 'Quarto']

/** @param today `YYYY-MM-DD`; the period it is in comes first */
export function periodsOf(kind: Exclude<PeriodKind, 'days'>, today: string): Period[] {
  const [months, count] = KINDS[kind]
  const [year, month] = today.split('-').map(Number) as [number, number]
  const first = Math.floor((year * 12 + month - 1) / months) * months
  return Array.from({ length: count }, (_, back) => periodFrom(first - back * months, months))
}

/** @param start its first month, counted from the year 0 */
function periodFrom(start: number, months: number): Period {
  const [year, month] = [Math.floor(start / 12), start % 12]
  const day = (at: number, date: number) => new Date(Date.UTC(year, at, date)).toISOString().slice(0, 10)
  const label =
    months === 1
      ? `${MONTHS[month]} ${year}`
      : months === 3
        ? `${ORDINALS[month / 3]} trimestre ${year}`
        : String(year)
  return { label, from: day(month, 1), to: day(month + months, 0) }
}
