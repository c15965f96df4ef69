/** The tasks as a calendar that phones and computers import. */
import type { Couple } from '#contract/people/couple.ts'
import type { CoupleTask } from '#contract/plan/couple-task.ts'
import { joinWords } from '../../lib/text.ts'
import { type CalendarDay, writeCalendar } from '../../lib/ics-calendar.ts'
import { categoryName } from './task-filter.ts'

/** What has a day and is not done, and the wedding itself. */
export function tasksCalendar(tasks: readonly CoupleTask[], couple: Couple | undefined): string {
  const names = joinWords(couple?.partners.map((partner) => partner.firstName) ?? [])
  const days: CalendarDay[] = tasks
    .filter((task) => task.dueDate !== null && !task.done)
    .map((task) => ({
      uid: `${task.id}@lovoglio`,
      day: task.dueDate!,
      title: task.title,
      notes: task.notes,
      category: categoryName(task.category),
      updatedAt: task.updatedAt,
    }))
  if (couple?.weddingDate)
    days.push({
      uid: `${couple.id}@lovoglio`,
      day: couple.weddingDate,
      title: `Matrimonio di ${names}`,
      updatedAt: couple.updatedAt,
    })
  return writeCalendar(names ? `Nozze di ${names}` : 'Le nostre nozze', days)
}
