import { expect, it } from 'vitest'
import { parseRetryAfter, RETRY_AFTER_MAX_MS, retryDelayMs } from './backoff.ts'
import { judge } from './verdict.ts'

const problem = (status: number, code?: string) => ({
  status,
  body: code && { code, detail: `detail of ${code}` },
  ours: true,
})

it.each([
  [200, undefined, 'settled'],
  [201, undefined, 'settled'],
  [204, undefined, 'settled'],
  [302, undefined, 'unreachable'],
  [400, 'malformed', 'refused'],
  [401, 'token_expired', 'unauthorised'],
  [403, 'deactivated', 'refused'],
  [404, 'not_found', 'refused'],
  [408, undefined, 'later'],
  [409, 'conflict', 'refused'],
  [410, 'deleted', 'refused'],
  [422, 'key_reused', 'refused'],
  [425, undefined, 'later'],
  [426, 'client_outdated', 'outdated'],
  [429, 'rate_limited', 'later'],
  [500, 'internal', 'later'],
  [501, 'not_implemented', 'later'],
  [503, 'unavailable', 'later'],
])('judges %i %s as %s', (status, code, kind) => {
  expect(judge(problem(status, code)).kind).toBe(kind)
})

it('hands on the code and the words of the problem', () => {
  expect(judge(problem(409, 'conflict'))).toMatchObject({ code: 'conflict', detail: 'detail of conflict' })
})

it('never believes a portal, whatever its status', () => {
  for (const status of [200, 401, 403, 404, 422, 500]) {
    expect(judge({ status, body: undefined, ours: false }).kind).toBe('unreachable')
  }
})

it.each([400, 401, 403, 404, 409, 410, 426])(
  'takes a %i for a refusal only with the mark and in our own words',
  (status) => {
    for (const body of [undefined, null, 'no', {}, { error: 'blocked' }, { code: 'policy_denied' }]) {
      expect(judge({ status, body, ours: true }).kind).toBe('later')
      expect(judge({ status, body, ours: false }).kind).toBe('unreachable')
    }
    const ours = { code: 'forbidden', detail: 'No.' }
    expect(judge({ status, body: ours, ours: false }).kind).toBe('unreachable')
  },
)

it('heeds a balancer that asks for patience in its own words', () => {
  const answer = { status: 503, body: undefined, ours: false, retryAfterMs: 7_000 }
  expect(judge(answer)).toMatchObject({ kind: 'later', retryAfterMs: 7_000 })
})

it('reads Retry-After as seconds or as a date, within limits', () => {
  const now = Date.parse('2026-11-21T10:00:00Z')
  expect(parseRetryAfter('120', now)).toBe(120_000)
  expect(parseRetryAfter('Sat, 21 Nov 2026 10:00:30 GMT', now)).toBe(30_000)
  expect(parseRetryAfter('Sat, 21 Nov 2026 09:00:00 GMT', now)).toBe(0)
  expect(parseRetryAfter('999999999', now)).toBe(RETRY_AFTER_MAX_MS)
  expect(parseRetryAfter('soon', now)).toBeUndefined()
  expect(parseRetryAfter(null, now)).toBeUndefined()
})

it('doubles the wait up to its limit, half of it by lot', () => {
  expect(retryDelayMs(1, () => 0)).toBe(500)
  expect(retryDelayMs(1, () => 1)).toBe(1_000)
  expect(retryDelayMs(4, () => 0)).toBe(4_000)
  expect(retryDelayMs(1_000, () => 1)).toBe(300_000)
})

it('takes no refusal of a server older than the app for the last word, and its yes for a yes', () => {
  expect(judge({ ...problem(400, 'malformed'), olderServer: true }).kind).toBe('server-outdated')
  expect(judge({ ...problem(200), olderServer: true }).kind).toBe('settled')
})
