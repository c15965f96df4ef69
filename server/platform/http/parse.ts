import * as z from 'zod'
import { it } from 'zod/locales'
import { ProblemError } from './problem.ts'

z.config(it())

/** More than these are no help to anybody. */
const MAX_ERRORS = 20
const MAX_DEPTH = 20
const UNKEEPABLE = 'Contiene caratteri che non si possono salvare'

/** Parses what came in by its schema; `malformed` with the path and the reason of each refusal otherwise. */
export function parseWith(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  place: 'params' | 'query' | 'body',
): unknown {
  if (!schema) return undefined
  const result = z.safeParse(schema, value ?? (place === 'body' ? undefined : {}))
  const issues = result.success ? unkeepable(result.data) : result.error.issues.flatMap(insideUnion)
  if (result.success && issues.length === 0) return result.data
  const errors = issues.slice(0, MAX_ERRORS).map((issue) => ({
    path: [place === 'body' ? '' : place, ...issue.path].filter((part) => part !== '').join('.'),
    message: issue.message,
  }))
  throw new ProblemError('malformed', { errors })
}

/** Of what may have two shapes, what is wrong with the one that it was meant to have. */
function insideUnion(issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string }[] {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.find((errors) =>
    errors.every(({ code, path }) => code !== 'invalid_type' || path.length > 0),
  )
  return meant ? meant.map(({ path, message }) => ({ path: [...issue.path, ...path], message })) : [issue]
}

interface Part {
  value: unknown
  key?: PropertyKey
  inside?: Part
}

/** Texts the database does not hold: it refuses a NUL, and would put another character in place of half a pair. */
function unkeepable(value: unknown): { path: PropertyKey[]; message: string }[] {
  const found: { path: PropertyKey[]; message: string }[] = []
  const waiting: Part[] = [{ value }]
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if (typeof part.value === 'string') {
      if (part.value.includes('\0') || !part.value.isWellFormed())
        found.push({ path: pathOf(part), message: UNKEEPABLE })
    } else if (part.value && typeof part.value === 'object')
      for (const [key, inner] of Object.entries(part.value))
        if (typeof inner === 'string' || typeof inner === 'object')
          waiting.push({ value: inner, key, inside: part })
  }
  return found.slice(0, MAX_ERRORS)
}

/** Where a part is; no schema goes as deep as a path that is not given. */
function pathOf(part: Part): PropertyKey[] {
  const path: PropertyKey[] = []
  for (let one: Part | undefined = part; one?.key !== undefined; one = one.inside) {
    if (path.push(one.key) > MAX_DEPTH) return []
  }
  return path.reverse()
}
