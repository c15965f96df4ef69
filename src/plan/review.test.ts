import { expect, test } from 'vitest'
import type { Command } from '../offline/outbox/command.ts'
import { describeMore } from './described-entities.ts'
import { editableFields, valuesOf, withValues } from './review.ts'
import { VENDOR_KIND_FIELDS } from './vendor-kind-fields.ts'

describeMore(VENDOR_KIND_FIELDS)

const KNOWN = { names: { one: 'Anna', two: 'Marco', both: 'Insieme' } }
const command = (args: unknown, kind = 'task') => ({ args, entity: { kind, id: 'a' } }) as Command

test('shows what was written here beside what the server has, in words', () => {
  const update = command({ id: 'a', title: 'Fiori', changes: { dueDate: '2027-06-12', done: true } })
  expect(valuesOf(update, { dueDate: null, done: false }, KNOWN)).toEqual([
    { field: 'dueDate', label: 'Scadenza', mine: '12 giugno 2027', theirs: 'niente' },
    { field: 'done', label: 'Fatta', mine: 'sì', theirs: 'no' },
  ])
})

test('says who by their names', () => {
  const update = command({ id: 'a', title: 'Fiori', changes: { assignee: 'two' } })
  expect(valuesOf(update, { assignee: 'one' }, KNOWN)).toMatchObject([{ mine: 'Marco', theirs: 'Anna' }])
})

test('without the server’s entity only the own value is shown', () => {
  const add = command({ id: 'a', title: 'Torta', estimatedCents: 125_000, position: 'a0' }, 'budgetItem')
  expect(valuesOf(add, undefined, KNOWN).map(({ label, mine, theirs }) => [label, mine, theirs])).toEqual([
    ['Titolo', 'Torta', undefined],
    ['Preventivo', expect.stringMatching(/^1\.250,00\s€$/), undefined],
  ])
})

test('what was done to a list is said thing by thing', () => {
  const payments = {
    put: [
      {
        id: 'p',
        label: '',
        kind: 'caparra',
        amountCents: 20_000,
        dueDate: null,
        paidAt: null,
        paidBy: 'one',
      },
    ],
    remove: ['q'],
  }
  const [value] = valuesOf(command({ id: 'a', changes: { payments } }, 'budgetItem'), undefined, KNOWN)
  expect(value!.mine).toMatch(/^Caparra, 200,00\s€, Anna; 1 in meno$/)
})

test('corrected values go back where they were', () => {
  const update = command({ id: 'a', title: 'Fiori', changes: { title: 'Firoi', position: 'a1' } })
  expect(editableFields(update)).toMatchObject([
    { name: 'title', field: { label: 'Titolo' }, value: 'Firoi' },
  ])
  expect(withValues(update, { title: 'Fiori bianchi' })).toEqual({
    id: 'a',
    title: 'Fiori',
    changes: { title: 'Fiori bianchi', position: 'a1' },
  })
  expect(withValues(command({ id: 'a', title: 'Tota' }), { title: 'Torta' })).toEqual({
    id: 'a',
    title: 'Torta',
  })
})

test('a reply is no review, though it is of one: it has its own words and its own limit', () => {
  const reply = { ...command({ id: 'a', text: 'Grazie' }, 'review'), name: 'review.reply' }
  expect(valuesOf(reply, undefined, KNOWN)).toMatchObject([{ label: 'Risposta', mine: 'Grazie' }])
  expect(editableFields(reply)).toMatchObject([{ name: 'text', field: { max: 2000 } }])
})
