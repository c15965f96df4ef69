import { expect, it } from 'vitest'
import { capital } from '../../lib/text.ts'
import { describedOf } from '../../plan/described-entities.ts'
import { PLAN_ENTITIES } from '../../plan/entities.ts'
import { columnWords } from './column-words.ts'

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

it('calls every column of a couple’s plan as the couple’s form does, and no other word is needed for it', () => {
  const fields = PLAN_ENTITIES.flatMap(({ kind }) =>
    Object.entries(describedOf(kind)).map(([name, { label }]) => ({ kind, name, label })),
  )
  expect(fields.length).toBeGreaterThan(30)
  for (const { kind, name, label } of fields)
    expect(columnWords(snakeCase(kind), snakeCase(name))).toBe(capital(label))
  expect(columnWords('couple_task', 'due_date')).toBe('Scadenza')
})

it('calls what is of no plan by the register’s own words', () => {
  expect(columnWords('vendor', 'business_name')).toBe('Nome')
  expect(columnWords('vendor', 'supplier_contact')).toBe('Supplier contact')
})
