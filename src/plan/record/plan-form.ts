/** How an administrator writes in a couple's plan: the descriptions the couple writes by, in words for us. Pure. */
import type { CallName } from '#contract/routes.ts'
import type { ListThing } from '#contract/kit/list-change.ts'
import { formatMoney } from '../../lib/money.ts'
import { formatNumber } from '../../lib/number.ts'
import { type Field, type FieldKind, type Fields, fieldErrors, tidy } from '../fields.ts'
import type { AnyPlanEntity, Update } from '../plan-entity.ts'

export type Values = Readonly<Record<string, unknown>>
export type Thing = ListThing & Values

/** The administrators' call of the same name. */
export const ourCall = (call: CallName | undefined): CallName =>
  call!.replace(/^Couple\//, 'Admin/') as CallName

const WEB = /^\s*(https?:\/\/)?[^\s.:/]+\.\S+\s*$/i

/** The fields as they are said to us: nothing in them speaks to the two. */
export function officeFields(fields: Fields, names: readonly string[] = Object.keys(fields)): Fields {
  return Object.fromEntries(names.map((name) => [name, officeField(fields[name]!)]))
}

function officeField({ hint: _, ask: __, required, tooMuch, form, of, ...field }: Field): Field {
  const { the, kind, max = 0 } = field
  const most = kind === 'cents' ? formatMoney(max) : formatNumber(max)
  const written = kind === 'url' ? WEB : form?.[0]
  return {
    ...field,
    ...(required && { required: `Manca ${the}.` }),
    ...(tooMuch && { tooMuch: `Al massimo ${most}.` }),
    ...(written && { form: [written, `Controlla ${the}: così non va.`] }),
    ...(of && { of: officeFields(of) }),
  }
}

/** A couple's own word stays a choice. */
export const withOwnWord = (field: Field, value: unknown): Field =>
  field.kind === 'choice' &&
  typeof value === 'string' &&
  value !== '' &&
  !field.options?.some((option) => option.value === value)
    ? { ...field, options: [{ value, label: value }, ...(field.options ?? [])] }
    : field

/** What stands in a field that nobody has written in: a kind of field that is not here does not compile. */
const BLANK: Readonly<Record<FieldKind, unknown>> = {
  text: '',
  long: '',
  url: '',
  tel: '',
  email: '',
  iban: '',
  cents: 0,
  number: 0,
  day: '',
  time: '',
  flag: false,
  choice: '',
  words: [],
  who: null,
  vendor: null,
  album: null,
  invitation: null,
  table: null,
  guests: [],
  list: [],
  group: {},
  shares: {},
  days: [],
  picture: null,
}
/** A thing of a list within, before anybody wrote in it: by its description, and as the list begins one. */
export const blankOf = ({ lists }: AnyPlanEntity, name: string, { of = {} }: Field): Values => ({
  ...Object.fromEntries(Object.entries(of).map(([field, { kind }]) => [field, BLANK[kind]])),
  ...lists[name]?.empty,
})

const NUMBERS = new Set<FieldKind>(['cents', 'number'])
/** As it stands in its control: an amount that nobody wrote is none. */
export const shown = ({ kind }: Field, value: unknown): unknown =>
  NUMBERS.has(kind) && value === 0 ? null : value
/** What was typed, with what stands for nothing. */
export const orNothing = (value: unknown, nothing: unknown): unknown => value ?? nothing ?? null

/** What was typed, as it is sent. */
export const tidied = (values: Values, fields: Fields): Values =>
  Object.fromEntries(
    Object.entries(tidy(values, fields)).map(([name, value]) => {
      const { kind, of } = fields[name] ?? {}
      return [name, kind === 'list' && of ? (value as Thing[]).map((thing) => tidy(thing, of)) : value]
    }),
  )

/** What is wrong, by field; an amount that has to be there is not 0. */
export const wrongIn = (values: Values, fields: Fields): Record<string, string> =>
  fieldErrors(
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        fields[name]?.required ? shown(fields[name], value) : value,
      ]),
    ),
    fields,
  )

/**
 * The body of a change: what differs, over the version that was seen, and refused where somebody else wrote there since.
 * @param wanted of the fields that were typed
 * @returns undefined where nothing differs
 */
export function changeBody(
  entity: AnyPlanEntity,
  live: { id: string; version: number },
  wanted: Values,
  seen: { version: number; base: Values },
): Values | undefined {
  const change = entity.change(live, wanted, seen)
  if (!change) return undefined
  const { changes } = change.submission.args as Update<Values>
  return { ...changes, baseVersion: seen.version, unlessWritten: true }
}
