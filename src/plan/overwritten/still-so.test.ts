import { describe, expect, it } from 'vitest'
import { defineCommand } from '../../offline/outbox/command.ts'
import { coupleUpdate } from '../../features/couple/couple-commands.ts'
import { isStillSo } from './still-so.ts'

const [anna, marco] = [
  { firstName: 'Anna', lastName: '' },
  { firstName: 'Marco', lastName: '' },
]
const names = (...partners: object[]) => ({
  definition: coupleUpdate,
  args: { id: 'c', changes: { partners } },
})
const websiteUpdate = defineCommand<{ id: string; changes: object }>({
  name: 'test.website',
  argsVersion: 1,
  scope: () => 'test',
  entity: ({ id }) => ({ kind: 'test', id }),
  describe: () => 'prova',
  request: ({ changes }) => ({ method: 'POST', path: '/api/test', body: changes }),
  settle: () => undefined,
})
const website = (changes: object) => ({ definition: websiteUpdate, args: { id: 'c', changes } })
const a = { id: 'a', question: 'Bambini?', answer: 'Sì.' }

describe('what a change wrote', () => {
  it('still stands where somebody wrote beside it, and not where they wrote over it', () => {
    const [change, inverse] = [names({ ...anna, lastName: 'Rossi' }, marco), names(anna, marco)]
    const beside = [
      { ...anna, lastName: 'Rossi' },
      { ...marco, lastName: 'Bianchi' },
    ]
    expect(isStillSo(change, inverse, { partners: beside })).toBe(true)
    expect(isStillSo(change, inverse, { partners: [{ ...anna, lastName: 'Verdi' }, marco] })).toBe(false)
  })

  it('of a list is its entries, whatever else is in it by now', () => {
    const [change, inverse] = [website({ faq: { put: [a] } }), website({ faq: { remove: ['a'] } })]
    expect(isStillSo(change, inverse, { faq: [{ ...a, id: 'b' }, a] })).toBe(true)
    expect(isStillSo(change, inverse, { faq: [{ ...a, answer: 'No.' }] })).toBe(false)
    expect(isStillSo(inverse, change, { faq: [a] })).toBe(false)
  })
})
