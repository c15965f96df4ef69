/** Values a schema almost accepts: valid ones with one or two places broken, as the JSON text a client would send. */
import fc from 'fast-check'
import type * as z from 'zod'
import { valuesOf } from './schema-arbitrary.ts'

/** JSON that no JavaScript value turns into; it stands in the value as a marked string until it is text. */
const raw = (json: string) => `@@${Buffer.from(json).toString('base64')}@@`
const asJson = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replace(/"@@([A-Za-z0-9+/=]*)@@"/g, (_, json: string) =>
    Buffer.from(json, 'base64').toString(),
  )

const DEPTH = 20_000
const NASTY: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  raw('1e999'),
  raw('-0'),
  raw('123456789012345678901234567890'),
  '',
  ' ',
  '1',
  'NaN',
  'x'.repeat(10_000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\u202e\u0007',
  "'; drop table couple; --",
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  '00000000-0000-0000-0000-000000000000',
  'not-a-uuid',
  'javascript:alert(1)',
  [],
  {},
  [[[[]]]],
  Array.from({ length: 2_000 }, () => 0),
  raw('['.repeat(DEPTH) + ']'.repeat(DEPTH)),
  raw('{"a":'.repeat(DEPTH) + '1' + '}'.repeat(DEPTH)),
  raw('{"__proto__":{"admin":true}}'),
  raw('{"constructor":{"prototype":{"admin":true}}}'),
]
const EXTRA_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'coupleId',
  'version',
  'active',
  '',
  '\u0000',
  '$gt',
]

type Place = { holder: Record<string, unknown>; key: string }

/** Every place of a value, its own included (as the one key of `root`). */
function placesOf(holder: Record<string, unknown>): Place[] {
  return Object.keys(holder).flatMap((key) => {
    const value = holder[key]
    const below = value && typeof value === 'object' ? placesOf(value as Record<string, unknown>) : []
    return [{ holder, key }, ...below]
  })
}

interface Break {
  how: 'replace' | 'remove' | 'add'
  where: number
  nasty: unknown
  extra: string
}

function broken(value: unknown, breaks: readonly Break[]): unknown {
  const root: Record<string, unknown> = { value: structuredClone(value) }
  for (const { how, where, extra, ...chosen } of breaks) {
    // A value of its own: the next break may be inside it.
    const nasty = structuredClone(chosen.nasty)
    const places = placesOf(root)
    if (places.length === 0) break
    const { holder, key } = places[where % places.length]!
    const inside = holder[key]
    if (how === 'remove' && holder !== root) delete holder[key]
    else if (how === 'add' && inside && typeof inside === 'object' && !Array.isArray(inside))
      Object.defineProperty(inside, extra, {
        value: nasty,
        enumerable: true,
        configurable: true,
        writable: true,
      })
    else holder[key] = nasty
  }
  return root.value
}

const breaks = fc.array(
  fc.record<Break>({
    how: fc.constantFrom('replace', 'replace', 'remove', 'add'),
    where: fc.nat(10_000),
    nasty: fc.constantFrom(...NASTY),
    extra: fc.constantFrom(...EXTRA_KEYS),
  }),
  { minLength: 1, maxLength: 2 },
)

/** JSON texts of near misses; without a schema, of anything at all. */
export const nearMissesOf = (schema: z.core.$ZodType | undefined): fc.Arbitrary<string> =>
  fc
    .tuple(schema ? valuesOf(schema) : fc.jsonValue(), breaks)
    .map(([value, how]) => asJson(broken(value, how)))

const pairs = (value: unknown) =>
  value && typeof value === 'object' ? Object.entries(value) : [['q', value]]

/** Query strings of near misses: broken values, keys twice, keys with brackets, percent signs that encode nothing. */
export const nearMissQueriesOf = (schema: z.core.$ZodType): fc.Arbitrary<string> =>
  fc
    .tuple(
      valuesOf(schema),
      breaks,
      fc.constantFrom(
        '',
        '&a=1&a=2',
        '&category=a&category=b',
        '&q[x]=1',
        '&%E0%A4%A=1',
        '&q=%00',
        '&id=%FF',
        '&__proto__=1',
      ),
    )
    .map(([value, how, tail]) => {
      const found = pairs(broken(value, how)).map(([key, one]) => {
        const text = typeof one === 'string' ? one : (JSON.stringify(one) ?? '')
        return `${encodeURIComponent(String(key).toWellFormed())}=${encodeURIComponent(text.toWellFormed().slice(0, 2_000))}`
      })
      return found.join('&') + tail
    })
