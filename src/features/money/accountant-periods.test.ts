import { expect, it } from 'vitest'
import { periodsOf } from './accountant-periods.ts'

it('months go back from the one it is, over the turn of the year, each to its last day', () => {
  const months = periodsOf('month', '2028-03-31')
  expect(months.slice(0, 4)).toEqual([
    { label: 'marzo 2028', from: '2028-03-01', to: '2028-03-31' },
    { label: 'febbraio 2028', from: '2028-02-01', to: '2028-02-29' },
    { label: 'gennaio 2028', from: '2028-01-01', to: '2028-01-31' },
    { label: 'dicembre 2027', from: '2027-12-01', to: '2027-12-31' },
  ])
  expect(months).toHaveLength(24)
})

it('quarters and years are those of the calendar', () => {
  expect(periodsOf('quarter', '2026-02-10').slice(0, 2)).toEqual([
    { label: 'Primo trimestre 2026', from: '2026-01-01', to: '2026-03-31' },
    { label: 'Quarto trimestre 2025', from: '2025-10-01', to: '2025-12-31' },
  ])
  expect(periodsOf('year', '2026-12-31')[1]).toEqual({ label: '2025', from: '2025-01-01', to: '2025-12-31' })
})
