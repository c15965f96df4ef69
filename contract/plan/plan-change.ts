/**
 * What another plan costs a vendor today, line by line, and from when it holds: the one reckoning that the screen shows and
 * the server charges. In cents; days as `YYYY-MM-DD`, the last of a period included. Pure, free of schemas.
 */
import { untilDay } from '../kit/italian-months.ts'
import { PLAN_NAMES } from '../lists/billing/plan-names.ts'
import { PLAN_PRICES_CENTS } from '../lists/billing/plan-prices.ts'

export type PlanName = keyof typeof PLAN_PRICES_CENTS
export type PlanPeriod = keyof (typeof PLAN_PRICES_CENTS)['base']

/** What a vendor has paid for, and until when. */
export interface Held {
  plan: PlanName
  period: PlanPeriod
  /** First and last day. */
  start: string
  end: string
}

export interface PlanLine {
  words: string
  /** Without VAT; what is given back is below nothing. */
  netCents: number
}

/** What an invoice asks for. */
export interface Charge {
  lines: readonly PlanLine[]
  netCents: number
  vatCents: number
  totalCents: number
  /** First and last day of what is charged for. */
  start: string
  end: string
}

export type PlanChange =
  /** Paid today, and holds from today on. */
  | ({ kind: 'now' } & Charge)
  /** Nothing is paid today: what is held holds until its end, and then this. */
  | { kind: 'later'; from: string }
  /** It is what is held already. */
  | { kind: 'same' }
  /** Not while what is held holds. */
  | { kind: 'refused'; words: string }

/** Ordinary VAT, in percent. */
export const VAT_RATE = 22
const RANK: Readonly<Record<PlanName, number>> = { base: 0, premium: 1, elite: 2 }
const MONTHS: Readonly<Record<PlanPeriod, number>> = { monthly: 1, yearly: 12 }
const PERIOD_WORDS: Readonly<Record<PlanPeriod, string>> = { monthly: 'mensile', yearly: 'annuale' }
const DAY_MS = 86_400_000

/** Half a cent is a cent: `round(net × 22 %)`, as the exchange checks it. @param netCents not below nothing */
export const vatOf = (netCents: number): number => Math.floor((netCents * VAT_RATE + 50) / 100)

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** @returns the day so many days later */
export const daysLater = (day: string, count: number): string => dayOf(noon(day) + count * DAY_MS)

/** Days from one to the other, both counted. */
export const daysWithin = (first: string, last: string): number =>
  Math.round((noon(last) - noon(first)) / DAY_MS) + 1

/** The last day of a period that begins on this one: the day before the same day of the month in which it ends. */
export function endOfPeriod(start: string, period: PlanPeriod): string {
  const [year, month, day] = start.split('-').map(Number) as [number, number, number]
  const at = new Date(Date.UTC(year, month - 1 + MONTHS[period], 1, 12))
  const lastOfMonth = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0, 12)).getUTCDate()
  // One that began on the 31st ends where that month does.
  if (day > lastOfMonth) return dayOf(at.setUTCDate(lastOfMonth))
  return daysLater(dayOf(at.setUTCDate(day)), -1)
}

export const nameOfPlan = (plan: PlanName, period: PlanPeriod): string =>
  plan === 'base' ? PLAN_NAMES.base : `${PLAN_NAMES[plan]} ${PERIOD_WORDS[period]}`

const inDays = (count: number) => (count === 1 ? '1 giorno' : `${count} giorni`)

/** Whether one gives more than the other. */
export const isLargerPlan = (one: PlanName, other: PlanName): boolean => RANK[one] > RANK[other]

/** Of a price for a whole period, what so many of its days come to: half a cent is a cent. */
const shareOf = (cents: number, days: number, of: number): number =>
  Math.floor((2 * cents * days + of) / (2 * of))

const summed = (lines: readonly PlanLine[], start: string, end: string): PlanChange => {
  const netCents = lines.reduce((sum, line) => sum + line.netCents, 0)
  const vatCents = vatOf(netCents)
  return { kind: 'now', lines, netCents, vatCents, totalCents: netCents + vatCents, start, end }
}

/**
 * @param held what is paid for; undefined for Base
 * @param today in Italy
 */
export function planChange(
  held: Held | undefined,
  wanted: { plan: PlanName; period: PlanPeriod },
  today: string,
): PlanChange {
  const { plan, period } = wanted
  if (!held || held.end < today) {
    if (plan === 'base') return { kind: 'same' }
    const end = endOfPeriod(today, period)
    return summed(
      [{ words: nameOfPlan(plan, period), netCents: PLAN_PRICES_CENTS[plan][period] }],
      today,
      end,
    )
  }
  if (plan === held.plan && period === held.period) return { kind: 'same' }
  const isUp = RANK[plan] > RANK[held.plan] || (plan === held.plan && MONTHS[period] > MONTHS[held.period])
  if (!isUp) return { kind: 'later', from: daysLater(held.end, 1) }
  if (MONTHS[period] < MONTHS[held.period])
    return {
      kind: 'refused',
      words: `Il tuo piano è annuale fino ${untilDay(held.end)}: passa a ${nameOfPlan(plan, 'yearly')}.`,
    }
  const days = daysWithin(held.start, held.end)
  const left = daysWithin(today, held.end)
  const unused = shareOf(PLAN_PRICES_CENTS[held.plan][held.period], left, days)
  const back = {
    words: `${nameOfPlan(held.plan, held.period)} che non usi: ${inDays(left)} su ${days}`,
    netCents: -unused,
  }
  if (period === held.period) {
    const words = `${nameOfPlan(plan, period)}: ${inDays(left)} su ${days}`
    const netCents = shareOf(PLAN_PRICES_CENTS[plan][period], left, days)
    return summed([{ words, netCents }, back], today, held.end)
  }
  const whole = { words: nameOfPlan(plan, period), netCents: PLAN_PRICES_CENTS[plan][period] }
  return summed([whole, back], today, endOfPeriod(today, period))
}
