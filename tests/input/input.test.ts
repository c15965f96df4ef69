/** Bodies, queries and ids made from the contract's schemas, and their near misses, for every call that is served. */
import fc from 'fast-check'
import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#contract/calls/call.ts'
import { CALLS } from '#contract/calls.ts'
import { newId } from '#contract/kit/new-id.ts'
import { type Access, type CallName, ROUTES } from '#contract/routes.ts'
import { servedCalls } from '#server/served-calls.ts'
import { holdings, requestOf } from '#tests/access/ask.ts'
import { type Cast, type Role, makeCast, subjectOf } from '#tests/access/cast.ts'
import { changes } from '#tests/access/expectation.ts'
import { RULES } from '#tests/access/rules.ts'
import { type TestApp, newIdentity, startTestApp } from '#tests/support/test-app.ts'
import { nearMissQueriesOf, nearMissesOf } from './near-misses.ts'
import { type Answered, faultsOf } from './refusal.ts'
import { valuesOf } from './schema-arbitrary.ts'

const SEED = Number(process.env.INPUT_SEED ?? 20261121)
const [VALID_RUNS, NEAR_MISS_RUNS, QUERY_RUNS] = [12, 40, 25]

let at: TestApp
let cast: Cast
const counted = { valid: 0, nearMisses: 0, queries: 0, ids: 0 }
beforeAll(async () => {
  at = await startTestApp()
  cast = await makeCast(at)
})
afterAll(async () => {
  const { valid, nearMisses, queries, ids } = counted
  console.log(
    `input: seed ${SEED}; ${valid} valid bodies, ${nearMisses} near misses, ${queries} queries, ${ids} ids in paths`,
  )
  await at.close()
})

const CALLER: Record<Access, Role> = {
  public: 'visitor',
  identity: 'identity',
  'identity-or-admin': 'admin',
  session: 'couple',
  couple: 'couple',
  vendor: 'vendor',
  admin: 'admin',
}
const served = servedCalls() as CallName[]
const specOf = (name: CallName): Call => CALLS[name]
const callerOf = (name: CallName): Role => (name === 'User/login' ? 'identity' : CALLER[ROUTES[name].access])

interface Sent {
  method: string
  url: string
  json?: string
  contentType?: string
  headers?: Record<string, string>
}

async function sendAs(role: Role, { method, url, json, headers = {} }: Sent): Promise<Answered> {
  const reply = await at.app.server.inject({
    method: method as 'GET',
    url,
    headers: {
      ...(cast[role].token ? { authorization: `Bearer ${cast[role].token}` } : {}),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json === undefined ? {} : { payload: json }),
  })
  // Who asks too often is answered late: what is asked next has its tries again.
  if (reply.statusCode === 429) await at.database.pool.query('delete from throttle')
  return { status: reply.statusCode, text: reply.body, headers: reply.headers }
}

let held = ''
/** Sends, and says what is wrong: the refusal itself, or that it wrote something, or a reply the contract does not say. */
async function faults(name: CallName, sent: Sent): Promise<string[]> {
  held ||= await holdings(at)
  const answered = await sendAs(callerOf(name), sent)
  const now = changes(name) || name === 'User/login' ? await holdings(at) : held
  const found = faultsOf(answered)
  if (answered.status >= 400 && now !== held) found.push('refuses, and yet something was written')
  if (answered.status < 300) {
    const parsed = z.safeParse(CALLS[name].reply, JSON.parse(answered.text))
    if (!parsed.success) found.push(`answers what the contract does not say: ${parsed.error.message}`)
    await renew(name)
  }
  held = answered.status < 300 ? '' : now
  return found.length > 0 ? [`${answered.status}`, ...found, answered.text.slice(0, 500)] : []
}

/** An identity registers once: the next one is another. */
async function renew(name: CallName): Promise<void> {
  if (ROUTES[name].access !== 'identity') return
  const { idToken, uid, email } = await newIdentity(at)
  cast.identity = { ...cast.identity, token: idToken, uid, email }
}

/** Their success ends an account of the cast: of nobody's they say as much of a body. */
const ENDS_AN_ACCOUNT = new Set<CallName>(['Admin/deleteVendor', 'Admin/deleteCouple'])

async function addressOf(name: CallName): Promise<{ method: string; url: string }> {
  const { subject } = RULES[name]
  const id =
    subject && !ENDS_AN_ACCOUNT.has(name) ? await subjectOf(at, subject, cast[callerOf(name)]) : newId()
  const { method, url } = requestOf(name, id, cast[callerOf(name)])
  held = ''
  return { method, url }
}

/** What follows from the data and not from the schema. */
const BUSINESS = [200, 401, 404, 409, 410, 422]
/** A costly call: after a few in an hour an account waits. */
const LIMITED = new Set<CallName>(['Couple/setWebsitePassword'])
/** Asks for a code that no body made here has; five in a quarter of an hour, and a person waits. */
const CODED = new Set<CallName>([
  'Admin/confirmSecondFactor',
  'Admin/endSecondFactor',
  'Admin/renewRecoveryCodes',
])
const withBody = served.filter((name) => specOf(name).body && name !== 'Couple/saveFavoriteVendor')

describe('a body the contract accepts', () => {
  it.each(withBody)('%s', async (name) => {
    const { method, url } = await addressOf(name)
    const property = fc.asyncProperty(valuesOf(specOf(name).body!), async (body) => {
      counted.valid++
      const json = JSON.stringify(body)
      const before = await sendAs(callerOf(name), { method, url, json })
      const expected = [...BUSINESS, ...(LIMITED.has(name) ? [429] : CODED.has(name) ? [403, 429] : [])]
      expect(expected, `${before.status} ${before.text.slice(0, 300)}`).toContain(before.status)
      if (before.status < 300) await renew(name)
    })
    await fc.assert(property, { seed: SEED, numRuns: VALID_RUNS })
  })
})

describe('a near miss of a body', () => {
  // A call that takes no body is sent one all the same.
  const writers = served.filter(
    (name) => ROUTES[name].method !== 'GET' && (specOf(name).body || !RULES[name].ends),
  )
  it.each(writers)('%s', async (name) => {
    const { method, url } = await addressOf(name)
    const property = fc.asyncProperty(nearMissesOf(specOf(name).body), async (json) => {
      counted.nearMisses++
      expect(await faults(name, { method, url, json, headers: { 'idempotency-key': newId() } })).toEqual([])
    })
    await fc.assert(property, { seed: SEED, numRuns: NEAR_MISS_RUNS })
  })
})

describe('a near miss of a query', () => {
  it.each(served.filter((name) => specOf(name).query))('%s', async (name) => {
    const { url } = await addressOf(name)
    const [path] = url.split('?')
    const { method } = 'twin' in ROUTES[name] ? { method: 'GET' } : ROUTES[name]
    const property = fc.asyncProperty(nearMissQueriesOf(specOf(name).query!), async (query) => {
      counted.queries++
      expect(await faults(name, { method, url: `${path}?${query}` })).toEqual([])
    })
    await fc.assert(property, { seed: SEED, numRuns: QUERY_RUNS })
  })
})

describe('an id in the path that is none', () => {
  const IDS = [
    'x',
    '1',
    '%00',
    '%2e%2e',
    '..%2f..',
    '%F0%9F%8D%8B',
    '%E0%A4%A',
    "'or'1'='1",
    '{id}',
    'null',
    '__proto__',
  ]
  it.each(served.filter((name) => ROUTES[name].path.includes('{id}')))('%s', async (name) => {
    const long = 'a'.repeat(2_000)
    for (const id of [...IDS, long, newId().slice(1), `${newId()}0`]) {
      counted.ids++
      const url = ROUTES[name].path.replace('{id}', id)
      const json = specOf(name).body ? '{}' : undefined
      const sent = { method: ROUTES[name].method, url, ...(json ? { json } : {}) }
      const answered = await sendAs(callerOf(name), sent)
      expect([400, 404, 414], `${id}: ${answered.status} ${answered.text}`).toContain(answered.status)
      expect(await faults(name, sent), id).toEqual([])
    }
  })
})

it('leaves nothing on the prototypes', () => {
  expect(({} as Record<string, unknown>).admin).toBeUndefined()
  expect(Object.keys(Object.prototype)).toEqual([])
})
