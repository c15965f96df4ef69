/**
 * Registers routes from the contract: authenticates, asks who may, parses at the edge, runs reads and writes, answers.
 * A handler only says what the call does.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { CLIENT_VERSION_HEADER, PROTOCOL_VERSION, SERVER_VERSION_HEADER } from '#contract/client-version.ts'
import { CALLS, type CallBody, type CallParams, type CallQuery, type CallReply } from '#contract/calls.ts'
import { type Access, type CallName, ROUTES, type Route } from '#contract/routes.ts'
import type { Call } from '#contract/calls/call.ts'
import { IdTokenError } from '../identity/verify-id-token.ts'
import { type Actor, type ActorOf, actorName } from './actor.ts'
import { PUBLIC, coupleAudience, lockAudience } from './change-feed.ts'
import { ensureUnderstood } from './client-version.ts'
import type { Database, Queryable } from './database.ts'
import { canonical } from './entity-store.ts'
import { once, readKey } from './idempotency.ts'
import { parseWith } from './parse.ts'
import { ProblemError } from './problem.ts'
import { findActor, isSessionToken } from './session.ts'
import type { SharedCache } from './shared-cache.ts'

type ActorFor<A extends Access> = A extends 'couple' | 'vendor' | 'admin' | 'identity'
  ? ActorOf<A>
  : A extends 'identity-or-admin'
    ? ActorOf<'identity' | 'admin'>
    : A extends 'session'
      ? ActorOf<'couple' | 'vendor' | 'admin'>
      : Actor

export interface CallContext<N extends CallName> {
  params: CallParams<N>
  query: CallQuery<N>
  body: CallBody<N>
  actor: ActorFor<(typeof ROUTES)[N]['access']>
  /** The moment of the request, ISO-8601 UTC. */
  now: string
  /** Reads run on the database, writes on their transaction. */
  tx: Queryable
  request: FastifyRequest
  reply: FastifyReply
}

interface Handler<N extends CallName> {
  kind: 'read' | 'write'
  run: (context: CallContext<N>) => Promise<CallReply<N>>
  /** Whose line a write stands in, where it is not the caller's own. */
  audience?: ((context: CallContext<N>) => Promise<string>) | undefined
  /** The answer is the same for every visitor: it may be kept, here and on the way. */
  shared?: true
  /** The answer is a secret shown once: nothing keeps it, and the same key again runs the write again. */
  secret?: true
}
export type Handlers = { [N in CallName]?: Handler<N> }

/** A call that changes nothing. */
export const read = <N extends CallName>(run: Handler<N>['run']): Handler<N> => ({ kind: 'read', run })
/** A read whose answer is the same for every visitor. */
export const sharedRead = <N extends CallName>(run: Handler<N>['run']): Handler<N> => ({
  kind: 'read',
  run,
  shared: true,
})
/** A call that changes something: it runs in a transaction, once for its Idempotency-Key. */
export const write = <N extends CallName>(
  run: Handler<N>['run'],
  audience?: Handler<N>['audience'],
): Handler<N> => ({
  kind: 'write',
  run,
  audience,
})
/** A write whose answer is shown once and kept nowhere; it must replace what it made before, so that twice is once. */
export const secretWrite = <N extends CallName>(run: Handler<N>['run']): Handler<N> => ({
  kind: 'write',
  run,
  secret: true,
})

export interface CallServerOptions {
  database: Database
  handlers: Handlers
  /** Verifies a Firebase ID token; rejects for one that proves nothing. */
  verifyIdToken: (token: string) => Promise<{ uid: string; email: string; emailVerified: boolean }>
  sharedCache: SharedCache
  /** Told after each commit. */
  onCommit: () => void
  clock: () => Date
}

/** Every call of the contract, served or answering 501. Returns the names of those that are served. */
export function registerCalls(app: FastifyInstance, options: CallServerOptions): CallName[] {
  const served: CallName[] = []
  for (const name of Object.keys(ROUTES) as CallName[]) {
    const route: Route = ROUTES[name]
    const handler = options.handlers[name] as Handler<CallName> | undefined
    if (handler) served.push(name)
    const handle = (request: FastifyRequest, reply: FastifyReply) =>
      serve(options, name, route, handler, request, reply)
    const url = route.path.replace(/\{(\w+)\}/g, ':$1')
    app.route({ method: route.method, url, handler: handle })
    if (route.twin) app.route({ method: 'GET', url, handler: handle })
  }
  return served
}

async function serve(
  options: CallServerOptions,
  name: CallName,
  route: Route,
  handler: Handler<CallName> | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  reply.header(SERVER_VERSION_HEADER, PROTOCOL_VERSION)
  ensureUnderstood(request.headers[CLIENT_VERSION_HEADER.toLowerCase()])
  const actor = await authenticate(options, request)
  authorise(actor, route.access, handler?.kind === 'write')
  if (!handler) throw new ProblemError('not_implemented')
  // What is somebody's is kept nowhere on the way; the shared answers say otherwise themselves.
  reply.header('Cache-Control', 'no-store')
  const call: Call = CALLS[name]
  const context = {
    params: parseWith(call.params, request.params, 'params'),
    query: parseWith(call.query, request.query, 'query'),
    body: request.method === 'GET' ? undefined : parseWith(call.body, request.body, 'body'),
    actor,
    now: options.clock().toISOString(),
    request,
    reply,
  }
  const on = (tx: Queryable) => ({ ...context, tx }) as unknown as CallContext<CallName>
  if (handler.shared && request.method === 'GET' && actor.kind === 'visitor') {
    // By what was understood, not by the address: what the call does not read makes no answer of its own.
    const question = `${name} ${canonical(context.query ?? null)}`
    return answerShared(options.sharedCache, question, request, reply, () =>
      handler.run(on(options.database.db)),
    )
  }
  if (handler.kind === 'read') return handler.run(on(options.database.db))
  const key = readKey(request.headers['idempotency-key'])
  const audience = (await handler.audience?.(on(options.database.db))) ?? audienceOf(actor)
  const outcome = await options.database.db.transaction(async (tx) => {
    await lockAudience(tx, audience)
    const run = async () => {
      const answer = await handler.run(on(tx))
      return { status: reply.statusCode, answer: answer as unknown }
    }
    if (!key || handler.secret) return { ...(await run()), replayed: false }
    // A body that the call does not take was not parsed by any schema: it is no part of what was asked.
    const asked = { method: request.method, url: request.url, body: (call.body && request.body) ?? null }
    return once(tx, actorName(actor), key, asked, run)
  })
  if (outcome.replayed) reply.header('Idempotent-Replayed', 'true')
  else options.onCommit()
  reply.code(outcome.status)
  return outcome.answer
}

async function answerShared(
  cache: SharedCache,
  question: string,
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<unknown>,
) {
  const answer = await cache.get(question, String(request.headers['accept-encoding'] ?? ''), make)
  reply.headers({
    ETag: answer.etag,
    'Cache-Control': 'public, max-age=0, s-maxage=10',
    Vary: 'Accept-Encoding, Authorization',
  })
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send()
  if (answer.encoding !== 'identity') reply.header('Content-Encoding', answer.encoding)
  return reply.type('application/json; charset=utf-8').send(await answer.body())
}

/** Writers of one wedding take turns; all others share the public line. */
const audienceOf = (actor: Actor) => (actor.kind === 'couple' ? coupleAudience(actor.coupleId) : PUBLIC)

async function authenticate(options: CallServerOptions, request: FastifyRequest): Promise<Actor> {
  const header = request.headers.authorization
  if (!header) return { kind: 'visitor' }
  const token = /^Bearer (\S+)$/.exec(header)?.[1]
  if (!token) throw new ProblemError('unauthenticated')
  if (isSessionToken(token)) {
    const actor = await findActor(options.database.pool, token)
    if (!actor) throw new ProblemError('token_expired')
    return actor
  }
  try {
    return { kind: 'identity', ...(await options.verifyIdToken(token)) }
  } catch (error) {
    if (error instanceof IdTokenError)
      throw new ProblemError(error.code === 'id_token_expired' ? 'token_expired' : 'unauthenticated')
    throw error
  }
}

/** One rule for each access. A deactivated account may look, and change nothing. */
function authorise(actor: Actor, access: Access, changes: boolean): void {
  if (access === 'public') return
  if (actor.kind === 'visitor') throw new ProblemError('unauthenticated')
  const allowed =
    access === 'session'
      ? actor.kind !== 'identity'
      : access === 'identity-or-admin'
        ? actor.kind === 'identity' || actor.kind === 'admin'
        : actor.kind === access
  if (!allowed) throw new ProblemError(actor.kind === 'identity' ? 'unauthenticated' : 'forbidden')
  if (changes && access !== 'session' && 'active' in actor && !actor.active)
    throw new ProblemError('deactivated')
}

/** Who a token stands for, outside of the calls: hubs ask it at connection. */
export const actorOfToken = (pool: pg.Pool, token: string | undefined): Promise<Actor | undefined> =>
  token && isSessionToken(token) ? findActor(pool, token) : Promise.resolve(undefined)
