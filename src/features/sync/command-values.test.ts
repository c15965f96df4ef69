import { expect, test } from 'vitest'
import type { Command } from '../../offline/command.ts'
import { editableFields, valuesOf, withTexts } from './command-values.ts'

const command = (args: unknown) => ({ args }) as Command

test('shows what was written here beside what the server has, in words', () => {
  const update = command({ id: 'a', title: 'Fiori', changes: { dueDate: '2027-06-12', done: true } })
  expect(valuesOf(update, { dueDate: null, done: false })).toEqual([
    { field: 'dueDate', label: 'Scadenza', mine: '12 giugno 2027', theirs: 'niente' },
    { field: 'done', label: 'Fatta', mine: 'sì', theirs: 'no' },
  ])
})

test('without the server’s entity only the own value is shown', () => {
  const add = command({ id: 'a', title: 'Torta', estimatedCents: 125_000, position: 'a0' })
  expect(valuesOf(add, undefined).map(({ label, mine, theirs }) => [label, mine, theirs])).toEqual([
    ['Titolo', 'Torta', undefined],
    ['Preventivo', expect.stringMatching(/^1\.250,00\s€$/), undefined],
  ])
})

test('corrected texts go back where they were', () => {
  const update = command({ id: 'a', title: 'Fiori', changes: { title: 'Firoi', position: 'a1' } })
  expect(editableFields(update)).toEqual([{ field: 'title', label: 'Titolo', text: 'Firoi' }])
  expect(withTexts(update, { title: 'Fiori bianchi' })).toEqual({
    id: 'a',
    title: 'Fiori',
    changes: { title: 'Fiori bianchi', position: 'a1' },
  })
  expect(withTexts(command({ id: 'a', title: 'Tota' }), { title: 'Torta' })).toEqual({
    id: 'a',
    title: 'Torta',
  })
})
