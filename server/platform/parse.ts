import * as z from 'zod'
import { it } from 'zod/locales'
import { ProblemError } from './problem.ts'

z.config(it())

/** Parses what came in by its schema; `malformed` with the path and the reason of each refusal otherwise. */
export function parseWith(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  place: 'params' | 'query' | 'body',
): unknown {
  if (!schema) return undefined
  const result = z.safeParse(schema, value ?? (place === 'body' ? undefined : {}))
  if (result.success) return result.data
  const errors = result.error.issues.slice(0, 20).map((issue) => ({
    path: [place === 'body' ? '' : place, ...issue.path].filter((part) => part !== '').join('.'),
    message: issue.message,
  }))
  throw new ProblemError('malformed', { errors })
}
