/** A field's value as people say it. Pure. */
import { BUDGET_CATEGORIES } from '#contract/lists/plan/budget-categories.ts'
import { formatDay } from '../lib/day.ts'
import { formatMoney } from '../lib/money.ts'
import { formatNumber } from '../lib/number.ts'
import { plural } from '../lib/text.ts'
import type { Field, FieldKind, Fields, Option } from './fields.ts'
import { sameValue } from './overwritten/still-so.ts'

/** Whom and what the values name. */
export interface Known {
  /** What each choice of "who" is called. */
  names: Readonly<Record<string, string>>
  vendors?: readonly Option[]
  albums?: readonly Option[]
  invitations?: readonly Option[]
  tables?: readonly Option[]
  guests?: readonly Option[]
  /** By their files. */
  pictures?: readonly Option[]
}

const called = (options: readonly Option[] | undefined, value: unknown) =>
  options?.find((option) => option.value === value)?.label

/**
 * @param now the list that was changed, of which a change takes things away
 * @returns «niente» for what is empty
 */
export function inWords(field: Field, value: unknown, known: Known, now?: unknown): string {
  if (value === null || value === undefined || value === '') return 'niente'
  switch (field.kind) {
    case 'cents':
      return formatMoney(Number(value))
    case 'number':
      return formatNumber(Number(value), 2)
    case 'day':
      return formatDay(String(value), 'medium')
    case 'flag':
      return value ? 'sì' : 'no'
    case 'who':
      return known.names[String(value)] ?? String(value)
    case 'vendor':
      return called(known.vendors, value) ?? 'un fornitore'
    case 'album':
      return called(known.albums, value) ?? 'un album'
    case 'invitation':
      return called(known.invitations, value) ?? 'un invito'
    case 'table':
      return called(known.tables, value) ?? 'un tavolo'
    case 'guests':
      return (value as string[]).map((id) => called(known.guests, id) ?? 'una persona').join(', ') || 'niente'
    case 'choice':
      return called(field.options, String(value)) ?? String(value)
    case 'words':
      return (value as string[]).map((word) => called(field.options, word) ?? word).join(', ') || 'niente'
    case 'list':
      return listInWords(field, value, known, now)
    case 'group':
      return thingInWords(field.of ?? {}, value, known) || 'niente'
    case 'shares':
      return sharesInWords(value)
    case 'days':
      return (value as string[]).map((day) => formatDay(day, 'medium')).join(', ') || 'niente'
    case 'picture':
      return pictureInWords(value, known)
    default:
      return String(value)
  }
}

/** What another one is called where neither has a name here. */
const ANOTHER: Partial<Record<FieldKind, string>> = {
  vendor: 'un altro fornitore',
  album: 'un altro album',
  invitation: 'un altro invito',
  table: 'un altro tavolo',
  picture: 'un’altra foto',
}

/**
 * Two values of a field, side by side: what is not the same never reads the same.
 * @param said how one value is said, where it is not all of the field
 */
export function bothInWords(
  field: Field,
  [mine, theirs]: readonly [unknown, unknown],
  known: Known,
  said: (value: unknown) => string = (value) => inWords(field, value, known, theirs),
): [string, string] {
  const [one, other] = [said(mine), said(theirs)]
  const isChange = field.kind === 'list' && !Array.isArray(mine)
  if (one !== other || isChange || sameValue(mine, theirs)) return [one, other]
  return [one, ANOTHER[field.kind] ?? `${other} (scritto in un altro modo)`]
}

function pictureInWords(value: unknown, { pictures }: Known): string {
  if (Array.isArray(value)) return value.length === 0 ? 'niente' : plural(value.length, 'foto', 'foto')
  const { id, fileId } = Object(value) as { id?: unknown; fileId?: unknown }
  return called(pictures, fileId ?? id ?? value) ?? 'una foto'
}

/** All of a list, or what was done to some of it. */
function listInWords(field: Field, value: unknown, known: Known, now: unknown): string {
  const {
    put = [],
    remove = [],
    order,
  } = Array.isArray(value)
    ? { put: value as object[] }
    : (value as { put?: object[]; remove?: string[]; order?: string[] })
  const here = (Array.isArray(now) ? now : []) as { id?: string }[]
  const gone = here.filter(({ id }) => id !== undefined && remove.includes(id))
  const unknown = remove.length - gone.length
  const parts = [
    ...put.map((thing) => thingInWords(field.of ?? {}, thing, known)),
    ...gone.map((thing) => `senza «${thingInWords(field.of ?? {}, thing, known)}»`),
    ...(unknown > 0 ? [`${unknown} in meno`] : []),
    ...(order ? ['in un altro ordine'] : []),
  ]
  return parts.join('; ') || 'niente'
}

/** @param shown the fields that matter; without it all that are not empty */
export function thingInWords(
  of: Fields,
  value: unknown,
  known: Known,
  shown: readonly string[] = Object.keys(of),
): string {
  if (typeof value !== 'object' || value === null) return 'niente'
  const thing = value as Readonly<Record<string, unknown>>
  return shown
    .flatMap((name) => {
      const field = of[name]
      const said = field && thing[name] !== undefined ? inWords(field, thing[name], known) : 'niente'
      return said === 'niente' ? [] : field!.kind === 'flag' ? [`${field!.label}: ${said}`] : [said]
    })
    .join(', ')
}

const sharesInWords = (value: unknown) =>
  BUDGET_CATEGORIES.flatMap(({ slug, name }) => {
    const percent = (value as Partial<Record<string, number>>)[slug]
    return percent ? [`${name} ${percent} %`] : []
  }).join(', ')
