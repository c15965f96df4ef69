/** What anyone may try without an account, and what of it was chosen by hand. Pure. */
import type { Ceremony } from '#contract/people/couple.ts'
import { addDays } from '../../lib/day.ts'

export interface Trial {
  ceremony: Ceremony
  /** `YYYY-MM-DD`. */
  weddingDate: string
  guests: number
  totalCents: number
  /** Keys of the template's tasks that were ticked. */
  done: readonly string[]
}

const DAYS_TO_SATURDAY = 330
const SATURDAY = 6
export const GUESTS_MAX = 2_000
export const TOTAL_MAX_CENTS = 1_000_000_000
const CEREMONIES: readonly Ceremony[] = ['civile', 'religiosa', 'simbolica']

/** What is shown to who has not chosen yet: a Saturday in eleven months, a hundred guests, what weddings cost on average. */
export function freshTrial(today: string): Trial {
  const near = addDays(today, DAYS_TO_SATURDAY)
  const weekday = new Date(`${near}T00:00:00Z`).getUTCDay()
  return {
    ceremony: 'civile',
    weddingDate: addDays(near, (SATURDAY - weekday + 7) % 7),
    guests: 100,
    totalCents: 2_200_000,
    done: [],
  }
}

/** What was chosen, as far as it can be used: nobody chose what was only proposed. A day that is past is chosen again. */
export function chosenIn(text: string | null, today: string): Partial<Trial> {
  const { ceremony, weddingDate, guests, totalCents, done } = parse(text)
  const rite = CEREMONIES.find((one) => one === ceremony)
  const isDay = typeof weddingDate === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(weddingDate)
  return {
    ...(rite && { ceremony: rite }),
    ...(isDay && weddingDate >= today && { weddingDate }),
    ...(isWhole(guests, 1, GUESTS_MAX) && { guests }),
    ...(isWhole(totalCents, 0, TOTAL_MAX_CENTS) && { totalCents }),
    ...(Array.isArray(done) && { done: done.filter((key) => typeof key === 'string') }),
  }
}

/** What was kept on the device, and what is proposed where nothing was chosen. */
export const readTrial = (text: string | null, today: string): Trial => ({
  ...freshTrial(today),
  ...chosenIn(text, today),
})

const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    // No fault: nothing was tried yet, or by another version.
    return {}
  }
}
