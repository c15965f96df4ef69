/** What is compared of a content, in the words of its own fields. Pure. */
import type { ReactNode } from 'react'
import type { ContentVersion, ContentValues } from '#contract/site/content-version.ts'
import type { ContentKind } from '#contract/lists/site/content-kinds.ts'
import { joinWords } from '../../lib/text.ts'

/** Where a value stands in a comparison. */
export interface Beside<Value> {
  /** What it is compared with. */
  other: Value
  /** It is the one that stands now. */
  isNow: boolean
  /** The ids of pictures that are not there any more. */
  lost: readonly string[]
}

export interface FieldWords<Value> {
  /** As its field is called. */
  name: string
  /** How it is read, where that is not as it is written. */
  show?: (value: Value, beside: Beside<Value>) => ReactNode
}
export type ContentWords<K extends ContentKind> = {
  readonly [F in keyof ContentValues[K]]-?: FieldWords<ContentValues[K][F]>
}

/** What a version changed, within a sentence. */
export function changedWords<K extends ContentKind>(
  { fields, takenBack }: Pick<ContentVersion, 'fields' | 'takenBack'>,
  words: ContentWords<K>,
): string {
  if (takenBack) return 'tolto tutto: le parole di partenza'
  const names = fields.flatMap((field) => {
    const known = (words as Readonly<Record<string, FieldWords<never> | undefined>>)[field]
    return known ? [known.name.toLowerCase()] : []
  })
  return names.length > 0 ? joinWords(names) : 'com’era all’inizio'
}

/** The fields in which two differ, in the order of their words. */
export const differing = <K extends ContentKind>(
  one: ContentValues[K],
  other: ContentValues[K],
  words: ContentWords<K>,
): (keyof ContentValues[K] & string)[] =>
  (Object.keys(words) as (keyof ContentValues[K] & string)[]).filter(
    (field) => JSON.stringify(one[field] ?? null) !== JSON.stringify(other[field] ?? null),
  )

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const idOf = (value: unknown): unknown => (isObject(value) ? value['id'] : undefined)

/** What can be brought back: where a picture is lost there is the one of now, and within a text none. */
export const withoutLost = <Values extends object>(
  values: Values,
  now: Values,
  lost: readonly string[],
): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      const isLost = (picture: unknown) => lost.includes(idOf(picture) as string)
      if (Array.isArray(value))
        return [field, value.filter((part) => !(isObject(part) && isLost(part['picture'])))]
      return [field, isLost(value) ? now[field as keyof Values] : value]
    }),
  ) as Values
