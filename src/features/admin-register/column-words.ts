/** How the register calls the columns of what was changed; loaded where one act is read, for it knows every form of a plan. */
import { capital } from '../../lib/text.ts'
import { describedOf } from '../../plan/described-entities.ts'
import { PLAN_ENTITIES } from '../../plan/entities.ts'
import { fieldWords } from './field-words.ts'

const camelCase = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The fields of a table of a couple's plan: `couple_task` holds tasks. */
function planFieldsOf(table: string) {
  const kept = camelCase(table).toLowerCase()
  const entity = PLAN_ENTITIES.find(({ kind }) => kept.endsWith(kind.toLowerCase()))
  return describedOf(entity?.kind ?? '')
}

/**
 * What a column is called: in a couple's plan as the couple reads it on its own form, elsewhere by the register's own words.
 * @param table where the column is
 */
export function columnWords(table: string, column: string): string {
  const field = planFieldsOf(table)[camelCase(column)]
  return field ? capital(field.label) : fieldWords(column)
}
