import { expect, test } from 'vitest'
import { CoupleTask } from '#contract/plan/couple-task.ts'
import { TASK_CATEGORIES } from '#contract/lists/plan/task-categories.ts'
import { TASK_TEMPLATE, dueDateOf, tasksFor } from '#contract/lists/plan/task-template.ts'

test('has at least 75 tasks with unique keys, known categories and texts a task may hold', () => {
  expect(TASK_TEMPLATE.length).toBeGreaterThanOrEqual(75)
  expect(new Set(TASK_TEMPLATE.map((task) => task.key)).size).toBe(TASK_TEMPLATE.length)
  const known = new Set<string>(TASK_CATEGORIES.map((category) => category.slug))
  const fields = CoupleTask.pick({ title: true, notes: true, fromTemplate: true })
  for (const task of TASK_TEMPLATE) {
    expect(known.has(task.category), task.category).toBe(true)
    fields.parse({ title: task.title, notes: task.notes ?? '', fromTemplate: task.key })
  }
})

test('each rite gets its own steps', () => {
  const keys = (ceremony: 'civile' | 'religiosa' | 'simbolica') =>
    tasksFor({ ceremony }).map((task) => task.key)
  expect(keys('religiosa')).toContain('corso-iscrizione')
  expect(keys('civile')).not.toContain('corso-iscrizione')
  expect(keys('civile')).toContain('comune-sala')
  expect(keys('simbolica')).toContain('atto-civile-simbolico')
  for (const ceremony of ['civile', 'religiosa', 'simbolica'] as const) {
    expect(keys(ceremony).length).toBeGreaterThanOrEqual(60)
    expect(keys(ceremony)).toContain('location-prenotare')
  }
  expect(tasksFor({}).map((task) => task.key)).not.toContain('pubblicazioni')
})

test('counts months and days from the wedding', () => {
  expect(dueDateOf({ monthsBefore: 12 }, '2027-06-12')).toBe('2026-06-12')
  expect(dueDateOf({ monthsBefore: 1 }, '2027-03-31')).toBe('2027-02-28')
  expect(dueDateOf({ daysBefore: 12 }, '2027-06-12')).toBe('2027-05-31')
  expect(dueDateOf({ daysAfter: 20 }, '2027-06-12')).toBe('2027-07-02')
})

test('comes in the order in which things fall due', () => {
  const days = tasksFor({ ceremony: 'religiosa', weddingDate: '2029-06-12' }).map((task) => task.dueDate!)
  expect(days).toEqual(days.toSorted())
})

test('asks nothing of the past when planning starts late, and nothing after the eve', () => {
  const late = tasksFor({ ceremony: 'civile', weddingDate: '2027-06-12', today: '2026-11-21' })
  expect(late.find((task) => task.key === 'location-prenotare')?.dueDate).toBe('2026-11-28')
  expect(late.every((task) => task.dueDate! >= '2026-11-21')).toBe(true)
  const veryLate = tasksFor({ ceremony: 'civile', weddingDate: '2026-11-24', today: '2026-11-21' })
  expect(veryLate.find((task) => task.key === 'location-prenotare')?.dueDate).toBe('2026-11-23')
  expect(veryLate.find((task) => task.key === 'recensioni')?.dueDate).toBe('2026-12-15')
})

test('gives no day while there is no wedding day', () => {
  expect(tasksFor({ ceremony: 'civile' }).every((task) => task.dueDate === null)).toBe(true)
})
