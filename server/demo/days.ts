import { addDays } from '#contract/lists/plan/task-template.ts'
import type { Random } from './random.ts'

/** A moment of that day, within working hours. */
export function instantOf(day: string, random: Random): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day}T${two(random.int(7, 20))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}.000Z`
}

/** What every entity carries, made on `day` and never changed. */
export function entityOf(day: string, random: Random) {
  const at = instantOf(day, random)
  return { id: random.id(at), createdAt: at, updatedAt: at, version: 1 }
}

/** The Saturday nearest to a day. */
export function nearestSaturday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, weekday <= 2 ? -(weekday + 1) : 6 - weekday)
}

/** A Saturday in the wedding season, between `from` and `to` days before today where the season allows. */
export function pastWeddingDay(today: string, from: number, to: number, random: Random): string {
  let day = today
  for (let attempt = 0; attempt < 8; attempt++) {
    day = addDays(today, -random.int(from, to))
    const month = Number(day.slice(5, 7))
    if (month >= 4 && month <= 10) break
  }
  const saturday = nearestSaturday(day)
  return saturday < today ? saturday : addDays(saturday, -7)
}

/** The season a day is in, by its month. */
export function seasonOf(day: string): string {
  return [
    'inverno',
    'inverno',
    'primavera',
    'primavera',
    'primavera',
    'estate',
    'estate',
    'estate',
    'autunno',
    'autunno',
    'autunno',
    'inverno',
  ][Number(day.slice(5, 7)) - 1]!
}
