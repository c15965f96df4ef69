import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem.ts'

/** Nothing that the product sends is nested half as deep. What goes through a value level by level must come to its end. */
const MAX_DEPTH = 64

/** Whether a value of JSON is nested deeper than anything that is sent. */
export function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true
    level = level.flatMap((one) => (one && typeof one === 'object' ? Object.values(one) : []))
  }
  return false
}

/** Reads bodies as Fastify does, and takes none that is nested too deep: `malformed` for any call. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, body as string, (error, value) => {
      if (!error && isTooDeep(value)) done(new ProblemError('malformed'))
      else done(error, value)
    })
  })
}
