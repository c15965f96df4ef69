/** Builds the request of a call about an id, and sends it to the app in process. */
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import type { Call } from '#contract/calls/call.ts'
import { CALLS } from '#contract/calls.ts'
import { type CallName, ROUTES, type Route } from '#contract/routes.ts'
import { valuesOf } from '#tests/input/schema-arbitrary.ts'
import { ofThisFile } from '#tests/support/of-this-file.ts'
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
const bodies = ofThisFile(() => new Map<CallName, { made: readonly unknown[]; taken: number }>())

/** A body the schema accepts; another one each time, the same ones in each run, however many calls there are. */
function sampleBody(name: CallName): unknown {
  const { body }: Call = CALLS[name]
  if (!body) return undefined
  const samples = bodies().get(name) ?? {
    made: fc.sample(valuesOf(body), { numRuns: 20, seed: SEED }),
    taken: 0,
  }
  bodies().set(name, samples)
  return structuredClone(samples.made[samples.taken++ % samples.made.length])
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
  if (rule.says && route.method === 'GET') Object.assign(query, rule.says(actor))
  else if (rule.says && !twin) body = { ...(body as object), ...rule.says(actor) }
  if (name === 'User/login') body = { userName: actor.email, uid: actor.uid }
  // A code names one invitation of all: samples come round again.
  if (name === 'Couple/addInvitation') body = { ...(body as object), code: newCode() }
  // Where a film lies is said in the words of who plays it.
  if (name === 'Vendor/addVideoVendor' || name === 'Vendor/updateVideoVendorById')
    body = { ...(body as object), provider: 'vimeo', source: '76979871' }
  // A scheduled article says when: what follows from the data is tested with articles.
  if (name === 'News/addArticle') body = { ...(body as object), state: 'draft' }
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

/** Of these only the rows are counted. */
const UNVERSIONED = [
  'couple_member',
  'couple_invitation',
  'review_report',
  'conversation_report',
  'vendor_account',
  'admin',
  'admin_act',
  'idempotency',
  'change',
  'field_history',
  'session',
]

/** Every table that has versions, so that a new one is not forgotten. */
async function versionedTables({ pool }: TestApp['database']): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'version' order by 1`,
  )
  return rows.map(({ name }) => name).filter((name) => !UNVERSIONED.includes(name))
}

/** The question for rows and versions. */
const countOf = (versioned: readonly string[]) =>
  [
    ...versioned.map((name) => `(select count(*) || '.' || coalesce(sum(version), 0) from ${name})`),
    ...UNVERSIONED.map((name) => `(select count(*) from ${name})`),
  ].join(` || ' ' || `)

/** What notes that any of these tables was written into, be it taken back or not: without it nothing needs to be counted again. */
const noteWrites = (tables: readonly string[]) => `
  create sequence noted_write;
  create function note_write() returns trigger language plpgsql as $$
    begin perform nextval('noted_write'); return null; end $$;
  ${tables.map((name) => `create trigger noted after insert or update or delete on ${name} execute function note_write();`).join('\n')}`
const NOTED = 'select last_value, is_called from noted_write'

const counted = new WeakMap<TestApp, { noted: string; line: string; question: string }>()

/** What the database holds, in one line: rows and versions of every table. A refused write leaves it as it was. */
export async function holdings(at: TestApp): Promise<string> {
  const { pool } = at.database
  const before = counted.get(at)
  const question = before?.question ?? (await beginToNote(at))
  const noted = JSON.stringify((await pool.query(NOTED)).rows)
  if (before?.noted === noted) return before.line
  // By a name: a part for each table takes longer to understand than to answer.
  const { rows } = await pool.query<{ line: string }>({
    name: 'holdings',
    text: `select ${question} as line`,
  })
  const line = rows[0]!.line
  counted.set(at, { noted, line, question })
  return line
}

/** @returns the question for what the database holds */
async function beginToNote({ database }: TestApp): Promise<string> {
  const versioned = await versionedTables(database)
  await database.pool.query(noteWrites([...versioned, ...UNVERSIONED]))
  return countOf(versioned)
}
