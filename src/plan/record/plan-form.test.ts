import { expect, it } from 'vitest'
import { ENTITY_SCHEMAS } from '#contract/entity-schemas.ts'
import { PLAN_TEXTS } from '../described-entities.ts'
import {
  type Thing,
  blankOf,
  changeBody,
  officeFields,
  ourCall,
  shown,
  tidied,
  withOwnWord,
  wrongIn,
} from './plan-form.ts'

const { entity: item, fields: itemFields } = PLAN_TEXTS.budgetItem
const payment = (id: string, amountCents: number) => ({
  id,
  label: '',
  kind: 'acconto',
  amountCents,
  dueDate: null,
  paidAt: null,
  paidBy: null,
})

it('begins a thing of every list with what the contract has of one, as its description says', () => {
  const lists = Object.entries(PLAN_TEXTS).flatMap(([kind, { entity, fields }]) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'list' ? [{ kind, name, entity, field }] : [],
    ),
  )
  expect(lists.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['payments', 'story', 'events', 'giftLinks', 'faq']),
  )
  for (const { kind, name, entity, field } of lists) {
    const stored: Record<string, any> = ENTITY_SCHEMAS[kind as keyof typeof ENTITY_SCHEMAS].stored
    const { id: _, ...thing } = stored[name].element.shape as Record<string, unknown>
    const blank = blankOf(entity, name, field)
    expect(Object.keys(blank).toSorted(), `${kind}.${name}`).toEqual(Object.keys(thing).toSorted())
  }
  expect(blankOf(item, 'payments', itemFields['payments']!)).toMatchObject({ kind: 'acconto', dueDate: null })
})

it('says what is wrong without speaking to the two', () => {
  for (const { fields } of Object.values(PLAN_TEXTS)) {
    const said = JSON.stringify(Object.values(officeFields(fields)))
    expect(said).not.toMatch(/scrivete|scegliete|controllate|volete|vost[ri]/i)
  }
  const task = officeFields(PLAN_TEXTS.task.fields, ['title', 'dueDate'])
  expect(Object.keys(task)).toEqual(['title', 'dueDate'])
  expect(wrongIn({ title: ' '.trim() }, task)).toEqual({ title: 'Manca il titolo.' })
  const fields = officeFields(itemFields)
  expect(wrongIn({ estimatedCents: 1_000_000_001 }, fields).estimatedCents).toMatch(/^Al massimo 10/)
  const contact = { name: '', phone: 'chiamare', email: '' }
  expect(wrongIn({ supplierContact: contact }, fields)).toEqual({
    supplierContact: 'Controlla il telefono: così non va.',
  })
  expect(wrongIn({ totalCents: 0 }, officeFields(PLAN_TEXTS.weddingBudget.fields))).toEqual({
    totalCents: 'Manca il tetto.',
  })
})

it('says what is wrong with a link of a list, and keeps one that is written without its scheme', () => {
  const { giftLinks } = officeFields(PLAN_TEXTS.weddingWebsite.fields)
  const of = { giftLinks: giftLinks! }
  const links = (url: string) => tidied({ giftLinks: [{ id: 'a', label: ' Lista ', url }] }, of)
  expect(links('negozio.it/lista')).toEqual({
    giftLinks: [{ id: 'a', label: 'Lista', url: 'https://negozio.it/lista' }],
  })
  expect(wrongIn(links('negozio.it/lista'), of)).toEqual({})
  expect(wrongIn(links('una lista'), of)).toEqual({ giftLinks: 'Controlla l’indirizzo: così non va.' })
})

it('sends what differs, of a list what was done to its things, and is refused where somebody wrote since', () => {
  const live = {
    ...(item.empty as object),
    id: 'x',
    version: 7,
    title: 'Villa',
    payments: [payment('a', 100), payment('b', 200)],
  }
  const seen = { version: 5, base: { payments: [payment('a', 100)] } }
  const wanted = { title: 'Villa', payments: [payment('a', 150), payment('c', 300)] as Thing[] }
  expect(changeBody(item, live, wanted, seen)).toEqual({
    payments: { put: [payment('a', 150), payment('c', 300)] },
    baseVersion: 5,
    unlessWritten: true,
  })
  expect(changeBody(item, live, { title: 'Villa' }, seen)).toBeUndefined()
})

it('shows an amount that nobody wrote as none, and a couple’s own word as a choice', () => {
  expect([shown(itemFields.estimatedCents!, 0), shown(itemFields.estimatedCents!, 5)]).toEqual([null, 5])
  const own = withOwnWord(PLAN_TEXTS.task.fields.category!, 'Bomboniere di zia')
  expect(own.options![0]).toEqual({ value: 'Bomboniere di zia', label: 'Bomboniere di zia' })
  expect(ourCall('Couple/addTaskCouple')).toBe('Admin/addTaskCouple')
})
