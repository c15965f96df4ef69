/** Who comes, as a guest fills it in: one row a person, made of what was answered or of the invitation. Pure. */
import { expectedPeople } from '#contract/website/heads.ts'
import { searchable } from '../../../lib/text.ts'
import type { AnswerFields } from './use-rsvp.ts'

export interface PersonRow {
  name: string
  diet: string
}

type Invited = Parameters<typeof expectedPeople>[0]

/** The rows a «Sì» starts from: those of the answer before, or everybody whom the invitation is for. */
export function rowsFrom(invitation: Invited | undefined, before: AnswerFields | undefined): PersonRow[] {
  if (before?.attending) return [{ name: before.name, diet: before.diet }, ...before.companions]
  const names = invitation ? expectedPeople(invitation) : ['']
  return names.map((name) => ({ name, diet: '' }))
}

/** The name of the next row: the first whom the invitation expects and no row has; '' when all are there. */
export function nextName(invitation: Invited | undefined, rows: readonly PersonRow[]): string {
  const taken = new Set(rows.map(({ name }) => searchable(name)))
  const names = invitation ? expectedPeople(invitation) : []
  return names.find((name) => name !== '' && !taken.has(searchable(name))) ?? ''
}

/** The rows as an answer: the first is who answers. */
export function answerOf([first, ...others]: readonly PersonRow[]): Pick<
  AnswerFields,
  'name' | 'diet' | 'companions'
> {
  return {
    name: first?.name.trim() ?? '',
    diet: first?.diet.trim() ?? '',
    companions: others.map(({ name, diet }) => ({ name: name.trim(), diet: diet.trim() })),
  }
}
