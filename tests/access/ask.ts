/** Builds the request of a call about an id, and sends it to the app in process. */
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import type { Call } from '#contract/calls/call.ts'
import { CALLS } from '#contract/calls.ts'
import { type CallName, ROUTES, type Route } from '#contract/routes.ts'
import { valuesOf } from '#tests/input/schema-arbitrary.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import type { Actor } from './cast.ts'
import { RULES } from './rules.ts'

export interface Asked {
  method: string
  url: string
  body?: unknown
}
export interface Reply {
  status: number
  text: string
  body: any
  headers: Record<string, unknown>
}

const newCode = () => randomBytes(16).toString('base64url')

const SEED = 20261121
const bodies = new Map<CallName, readonly unknown[]>()
let taken = 0

/** A body the schema accepts; another one each time, the same ones in each run. */
function sampleBody(name: CallName): unknown {
  const { body }: Call = CALLS[name]
  if (!body) return undefined
  const made = bodies.get(name) ?? fc.sample(valuesOf(body), { numRuns: 20, seed: SEED })
  bodies.set(name, made)
  return structuredClone(made[taken++ % made.length])
}

function sampleQuery(name: CallName): Record<string, unknown> {
  const { query }: Call = CALLS[name]
  return query
    ? (fc.sample(valuesOf(query, { required: true }), { numRuns: 1, seed: SEED })[0] as Record<
        string,
        unknown
      >)
    : {}
}

/** The request of a call about `id`, where the rules say that the id travels. */
export function requestOf(name: CallName, id: string, actor: Actor, twin = false): Asked {
  const route: Route = ROUTES[name]
  const rule = RULES[name]
  const query = sampleQuery(name)
  let body = twin ? undefined : sampleBody(name)
  const [place, key] = (rule.at ?? '').split(':')
  if (place === 'query') query[key!] = id
  if (place === 'twin' && twin) query.id = id
  else if (place === 'twin' || (place === 'body' && !key)) body = id
  else if (place === 'body') body = { ...(body as object), [key!]: id }
  if (rule.says && !twin) body = { ...(body as object), ...rule.says(actor) }
  if (name === 'User/login') body = { userName: actor.email, uid: actor.uid }
  // A code names one invitation of all: samples come round again.
  if (name === 'Couple/addInvitation') body = { ...(body as object), code: newCode() }
  if (name === 'Couple/saveFavoriteVendor') body = { ...(body as object), id, vendorId: actor.vendorId }
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
  const url = route.path.replace('{id}', id) + (search.size > 0 ? `?${search}` : '')
  const method = twin ? 'GET' : route.method
  return method === 'GET' || body === undefined ? { method, url } : { method, url, body }
}

/** Sends a request as somebody. */
export async function ask(
  at: TestApp,
  token: string,
  { method, url, body }: Asked,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const reply = await at.app.server.inject({
    method: method as 'GET',
    url,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  const text = reply.body
  return {
    status: reply.statusCode,
    text,
    body: text ? JSON.parse(text) : undefined,
    headers: reply.headers,
  }
}

const TABLES = [
  'couple',
  'couple_task',
  'budget_item',
  'wedding_budget',
  'favorite',
  'wedding_website',
  'wedding_invitation',
  'rsvp_answer',
  'gallery_album',
  'gallery_picture',
  'vendor',
  'video',
  'award',
]
const COUNT = [
  ...[
    ...TABLES,
    'review',
    'real_wedding',
    'homepage_background',
    'vendor_visibility',
    'banner',
    'booking',
    'vendor_calendar',
    'article',
    'conversation',
    'message',
  ].map((table) => `(select count(*) || '.' || coalesce(sum(version), 0) from ${table})`),
  ...[
    'couple_member',
    'couple_invitation',
    'review_report',
    'conversation_report',
    'vendor_account',
    'admin',
    'idempotency',
    'change',
    'field_history',
    'session',
  ].map((table) => `(select count(*) from ${table})`),
].join(` || ' ' || `)

/** What the database holds, in one line: rows and versions of every table. A refused write leaves it as it was. */
export async function holdings(at: TestApp): Promise<string> {
  const { rows } = await at.database.pool.query(`select ${COUNT} as line`)
  return rows[0].line as string
}
