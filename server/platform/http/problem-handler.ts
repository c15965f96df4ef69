import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PROTOCOL_VERSION, SERVER_VERSION_HEADER } from '#contract/wire/client-version.ts'
import type { Problem, ProblemCode } from '#contract/wire/problem.ts'
import { REQUEST_ID_HEADER } from '../../observation/request-id.ts'
import { ProblemError } from './problem.ts'

const BY_STATUS: Record<number, ProblemCode> = {
  400: 'malformed',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
}

/**
 * Connection failures of the database, its shutdown, a want of resources, a deadlock, a cancelled query, a lock or a
 * transaction that took too long (Appendix A of PostgreSQL's manual): try again, nothing was written.
 */
const TRY_AGAIN = /^(ECONN|EPIPE|ETIMEDOUT|08|40|53|57|55P03|25P03)/
/** The driver gives a connection that breaks under a query, or that the pool has none of in time, no code. */
const LOST = /^(Connection terminated|timeout exceeded when trying to connect)/

/**
 * Who asks too often hears so late, in milliseconds: to say no is work too, and who asks again as soon as it hears would
 * have it done thousands of times a second. Nothing is held meanwhile but the request. Not all equally late: fifty who
 * were refused together would come again together, once a second, and everybody else would stand behind them.
 */
const LATE_MS = { least: 1_000, most: 2_000 }
const LATE_MAX = 1_000
let late = 0

/** Every failure below /api leaves as a problem document: with its code and its words, never with a stack. */
export function handleProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | ProblemError>(sendProblem)
  app.setNotFoundHandler((request, reply) => sendProblem(new ProblemError('not_found'), request, reply))
}

/** Answers a failure; also those met before there is a route, such as an address that is none. */
export function sendProblem(
  error: FastifyError | ProblemError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = asProblem(error)
  if (problem.code === 'internal') request.log.error({ err: error }, 'request failed')
  // Which of them it was: a lock that is held for seconds and a pool that is too small are mended at other places.
  if (problem.code === 'unavailable' && problem !== error)
    request.log.warn({ err: error }, 'told to come again')
  const retry = problem.retryAfterSeconds ?? Number(reply.getHeader('retry-after') ?? 0)
  if (retry > 0) reply.header('Retry-After', retry)
  // An address that is none is answered before any hook.
  reply.header(SERVER_VERSION_HEADER, PROTOCOL_VERSION)
  reply.header(REQUEST_ID_HEADER, request.id)
  reply.header('Cache-Control', 'no-store')
  reply.code(problem.status).type('application/problem+json')
  const document: Problem = { ...problem.toJSON(), requestId: request.id }
  if (problem.code !== 'rate_limited' || late >= LATE_MAX) return reply.send(document)
  late += 1
  setTimeout(
    () => {
      late -= 1
      reply.send(document)
    },
    LATE_MS.least + Math.random() * (LATE_MS.most - LATE_MS.least),
  )
  return reply
}

function asProblem(error: FastifyError | ProblemError): ProblemError {
  if (error instanceof ProblemError) return error
  const cause = (error.cause ?? error) as { code?: string; message?: string }
  if (TRY_AGAIN.test(cause.code ?? '') || LOST.test(cause.message ?? ''))
    return new ProblemError('unavailable', { retryAfterSeconds: 2 })
  // A value the schemas let through and the database does not hold (a NUL in a text, a number too large).
  if (cause.code?.startsWith('22')) return new ProblemError('malformed')
  // What it names is not there, or is there already.
  if (cause.code === '23503') return new ProblemError('not_found')
  if (cause.code === '23505') return new ProblemError('conflict')
  const code = error.statusCode && STATUS_CODES[error.statusCode] ? BY_STATUS[error.statusCode] : undefined
  return new ProblemError(code ?? 'internal')
}
