/** What a comparison says of a vendor beside what its card says: only what is known, and where not, that it is not. Pure. */
import type { VendorAvailability } from '#contract/vendor.ts'

/** Of the couple's day at a vendor. */
export interface DayFacts {
  /** `YYYY-MM-DD`; null while undecided. */
  day: string | null
  today: string
  /** The couple has its day there already. */
  ours: boolean
  /** Undefined where this device does not know it. */
  days: VendorAvailability | undefined
  /** It is being read. */
  isComing: boolean
}

interface DayFact {
  tone: 'good' | 'warn' | 'bad' | 'off'
  text: string
}

/** Whether the vendor is free on the couple's day. */
export function dayFact({ day, today, ours, days, isComing }: DayFacts): DayFact {
  if (day === null) return { tone: 'off', text: 'Non avete ancora un giorno' }
  if (ours) return { tone: 'good', text: 'È già vostro' }
  if (day < today) return { tone: 'off', text: 'Il vostro giorno è passato' }
  if (!days) return { tone: 'off', text: unread(isComing) }
  if (day < days.from || day > days.to) return { tone: 'off', text: 'Troppo avanti: chiedeteglielo' }
  if (days.busy.includes(day)) return { tone: 'bad', text: 'Già preso' }
  return days.partly?.includes(day)
    ? { tone: 'warn', text: 'Ha ancora posto' }
    : { tone: 'good', text: 'Libero' }
}

/** Instead of what this device has never read. */
export const unread = (isComing: boolean) => (isComing ? 'Un momento…' : 'Si vede con la rete')
