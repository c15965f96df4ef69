/** What people read of the fields of a thing, and type into them: one description for every screen that shows them. */
import { isIban, plainIban } from '#contract/kit/iban.ts'
import type { AnyPlanEntity, PlanEntity } from './plan-entity.ts'

export interface Option {
  value: string
  label: string
}

export type FieldKind =
  // A line, several lines, and texts of a form of their own.
  | 'text'
  | 'long'
  | 'url'
  | 'tel'
  | 'email'
  | 'iban'
  // Whole numbers up to `max`, in cents of euro or not.
  | 'cents'
  | 'number'
  // `YYYY-MM-DD`, and the clock on the wall.
  | 'day'
  | 'time'
  | 'flag'
  | 'choice'
  // Words or short sentences, one beside the other; some of `options` where there are such.
  | 'words'
  // One of the two, both, or nobody yet.
  | 'who'
  // One that the couple saved, one of its albums, of its invitations, of its tables.
  | 'vendor'
  | 'album'
  | 'invitation'
  | 'table'
  // Some of its guests.
  | 'guests'
  // Things with fields of their own; one such thing; percents by category.
  | 'list'
  | 'group'
  | 'shares'
  | 'days'
  // Shown here, chosen elsewhere.
  | 'picture'

export interface Field {
  kind: FieldKind
  /** A name for it, in a review and in a file: «Titolo». */
  label: string
  /** The same within a sentence: «il titolo». */
  the: string
  /** On the form, where it is another than the label. */
  ask?: string
  optional?: true
  hint?: string
  placeholder?: string
  /** What to say when it is empty; without it, it may be. */
  required?: string
  /** Characters of a text, the greatest number, things of a list: the contract's own, which a test compares. */
  max?: number
  /** How a text that is not empty is written, and what to say of another. */
  form?: readonly [pattern: RegExp, wrong: string]
  /** What is wrong with a text or a number that is not empty, where no pattern says it; also beside the other fields. */
  wrong?: (text: string, beside: Readonly<Record<string, unknown>>) => string | undefined
  /** What to say of a number above it. */
  tooMuch?: string
  options?: readonly Option[]
  /** The fields of a thing within. */
  of?: Fields
  /** A thing of a list within a sentence: «un pagamento». */
  oneThe?: string
  /** What a thing of a list is called. */
  nameOf?: (thing: Readonly<Record<string, unknown>>) => string
}

export type Fields<F extends string = string> = Readonly<Record<F, Field>>

/** What things of a kind are called. */
export interface KindWords {
  /** «spesa», «spese», «le spese con i pagamenti». */
  one: string
  many: string
  all: string
  /** How the other of the two is told of one: «una spesa»; where they are looked at, and by which parameter one opens. */
  news?: { said: string; href: string; opens?: string }
}

/** A kind of thing as people read it. */
export interface DescribedEntity {
  entity: AnyPlanEntity
  fields: Fields
  /** What one is called on a card of its own. */
  nameOf: (thing: Readonly<Record<string, unknown>>) => string
  /** What of it no person writes: where it stands, what it was made from. */
  inner: readonly string[]
  words: KindWords & { news: object }
  /** The field that says which it is, whatever its id: of a picture its file. */
  mark?: string
}

/** Only gives the types: each of its own fields is described, or is inner. */
export const described = <O, Inner extends keyof O & string = never>(
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever it is stored as
  entity: PlanEntity<any, O>,
  text: {
    fields: Fields<Exclude<keyof O & string, Inner>>
    nameOf: (thing: O) => string
    inner?: readonly Inner[]
    words: DescribedEntity['words']
    mark?: keyof O & string
  },
): DescribedEntity & { fields: Fields<Exclude<keyof O & string, Inner>> } =>
  ({ entity, inner: [], ...text }) as never

/** What is wrong with what was typed, by field. Pure. */
export function fieldErrors(
  values: Readonly<Record<string, unknown>>,
  fields: Fields,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!(name in values)) return []
      const wrong = errorOf(values[name], field, values)
      return wrong ? [[name, wrong]] : []
    }),
  )
}

function errorOf(
  value: unknown,
  { kind, required, max, tooMuch, of, form, wrong }: Field,
  beside: Readonly<Record<string, unknown>>,
): string | undefined {
  const empty = value === null || value === '' || (typeof value === 'number' && Number.isNaN(value))
  if (empty) return required
  if (typeof value === 'number' && max !== undefined && value > max) return tooMuch
  if (typeof value === 'string' && form && !form[0].test(value.trim())) return form[1]
  const said =
    typeof value === 'string' || typeof value === 'number' ? wrong?.(String(value), beside) : undefined
  if (said) return said
  if (kind === 'iban' && typeof value === 'string' && !isIban(value))
    return 'Questo IBAN non torna: controlla le cifre.'
  if (kind === 'url' && typeof value === 'string' && !isWebAddress(value.trim()))
    return 'Scrivete un indirizzo che comincia con https://.'
  if (of && typeof value === 'object')
    return ([value].flat() as Readonly<Record<string, unknown>>[])
      .flatMap((thing) => Object.values(fieldErrors(thing, of)))
      .find(Boolean)
  return undefined
}

const isWebAddress = (text: string) => /^https?:\/\/[^\s.]+\.\S+$/.test(text) && URL.canParse(text)

/** As it is kept: texts without the spaces around them, an address of the web with its scheme. */
export const tidy = <T extends object>(values: T, fields: Fields): T =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value]
      if (fields[name]?.kind === 'iban') return [name, plainIban(value)]
      const text = value.trim()
      const isBare = fields[name]?.kind === 'url' && text !== '' && !/^[a-z][a-z\d+.-]*:/i.test(text)
      return [name, isBare ? `https://${text}` : text]
    }),
  ) as T
