import type { ReactNode } from 'react'
import { daysBetween } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
import css from './overdue-note.module.css'

/** The hint of a deadline that has passed: since when. None while there is time. */
export function overdueNote(day: string | null, today: string): ReactNode {
  const days = day ? daysBetween(day, today) : 0
  return days > 0 && <span className={css.note}>In ritardo di {plural(days, 'giorno', 'giorni')}</span>
}
