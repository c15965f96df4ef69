/** Why a vendor contests a request, and in how long it is decided. Free of schemas. */
export const CONTEST_REASONS = {
  false_contact: 'Contatto falso',
  duplicate: 'Richiesta doppia',
  out_of_area: 'Fuori dalla mia zona',
} as const
export type ContestReason = keyof typeof CONTEST_REASONS

export const CONTEST_WORDS_MIN = 10
export const CONTEST_WORDS_MAX = 1_000
/** Working days in which it is decided. */
export const CONTEST_DAYS = 3
/** After so many days a request is what it is. */
export const CONTEST_WITHIN_DAYS = 30
/** What is going on is no request any more. */
export const CONTESTABLE_STATES = ['requested', 'quoted', 'declined', 'cancelled', 'expired'] as const

export const CONTEST_QUEUES = ['da-decidere', 'decise'] as const

const DAY_MS = 86_400_000
const SATURDAY = 6

/** The day by which what was contested on a day is decided: working days are Monday to Friday. @param day `YYYY-MM-DD` */
export function contestDueOn(day: string): string {
  let at = Date.parse(`${day}T00:00:00Z`)
  for (let left = CONTEST_DAYS; left > 0;) {
    at += DAY_MS
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== SATURDAY) left--
  }
  return new Date(at).toISOString().slice(0, 10)
}
