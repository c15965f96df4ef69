import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { handleProblems } from './problem-handler.ts'
import { ProblemError } from './problem.ts'

/** What leaves when a handler throws this. */
async function answerTo(thrown: unknown) {
  const app = Fastify()
  handleProblems(app)
  app.get('/', () => {
    throw thrown
  })
  const reply = await app.inject('/')
  await app.close()
  return {
    status: reply.statusCode,
    retryAfter: reply.headers['retry-after'],
    header: reply.headers['x-request-id'],
    ...reply.json<{ code: string; requestId: string }>(),
  }
}
/** As the query builder throws it: the database's own error is its cause. */
const ofDatabase = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('no'), { code }) })

describe('a failure of the database', () => {
  it.each([
    ['ECONNREFUSED', 'nobody listens'],
    ['ECONNRESET', 'the connection broke'],
    ['57P01', 'it is being shut down'],
    ['57P03', 'it is starting'],
    ['08006', 'the connection failed'],
    ['53300', 'it has too many connections'],
    ['53100', 'its disk is full'],
    ['40P01', 'two writes waited for each other'],
    ['40001', 'two writes could not be put in an order'],
    ['57014', 'it took too long'],
  ])('%s, %s: asks to try again, for nothing was written', async (code) => {
    const answer = await answerTo(ofDatabase(code))
    expect(answer).toMatchObject({ status: 503, code: 'unavailable' })
    expect(Number(answer.retryAfter)).toBeGreaterThan(0)
  })

  it('that has no code, a connection that broke under a query, is one of these', async () => {
    const cause = new Error('Connection terminated unexpectedly')
    expect(await answerTo(new Error('Failed query', { cause }))).toMatchObject({ code: 'unavailable' })
  })

  it.each([
    ['22021', 400, 'malformed'],
    ['22003', 400, 'malformed'],
    ['23503', 404, 'not_found'],
    ['23505', 409, 'conflict'],
    ['42P01', 500, 'internal'],
  ])('%s answers %i %s', async (code, status, problem) => {
    expect(await answerTo(ofDatabase(code))).toMatchObject({ status, code: problem })
  })
})

it('is told with the id that the log has for it, refused or failed', async () => {
  for (const thrown of [new ProblemError('not_found'), new Error('no')]) {
    const { header, requestId } = await answerTo(thrown)
    expect(requestId).toBe(header)
    expect(requestId).not.toBe('')
  }
})

describe('a failure of ours', () => {
  it.each([new Error('secret /srv/app.ts'), new RangeError('x'), 'a text', 7, {}])(
    'says nothing of what is behind it: %s',
    async (thrown) => {
      const answer = await answerTo(thrown)
      expect(answer).toMatchObject({ status: 500, code: 'internal' })
      expect(JSON.stringify(answer)).not.toMatch(/secret|app\.ts|stack/)
    },
  )
})
