/**
 * Registers routes from the contract: authenticates, asks who may, parses at the edge, runs reads and writes, answers.
 * A handler only says what the call does.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ANSWERED_KEY_HEADER } from '#contract/wire/answer-proof.ts'
import { CLIENT_VERSION_HEADER } from '#contract/wire/client-version.ts'
import { CALLS, type CallBody, type CallParams, type CallQuery, type CallReply } from '#contract/calls.ts'
import { type Access, type CallName, ROUTES, type Route } from '#contract/routes.ts'
import type { Call } from '#contract/calls/call.ts'
import { isLook } from '../people/account-look.ts'
import { type Actor, type ActorOf, actorName } from '../people/actor.ts'
import { isAct, noteRead, noted } from '../people/admin-act.ts'
import { addressOf } from './address.ts'
import { PUBLIC, coupleAudience, lockAudience, vendorAudience } from '../database/change-feed.ts'
import { CACHE_TAG_HEADER, type CacheTag, tagsHeader } from '../cache/cache-tags.ts'
import { type Proofs, authenticate, authorise } from './caller.ts'
import { ensureUnderstood } from './client-version.ts'
import type { Queryable } from '../database/database.ts'
import { maskedForLook } from '../people/look-reads.ts'
import { canonical } from '../entity/entity-merge.ts'
import { once, readKey, wasAnswered } from './idempotency.ts'
import { type Queues, createQueues } from '../database/write-queues.ts'
import { parseWith } from './parse.ts'
import { ProblemError } from './problem.ts'
import type { AnswerMaker, SharedCache } from '../cache/shared-cache.ts'
import { writtenBudget } from './written-budget.ts'

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

type Run<N extends CallName> = (context: CallContext<N>) => Promise<CallReply<N>>
/** What an answer is made of. */
type MadeOf<N extends CallName> = (
  asked: Pick<CallContext<N>, 'query'>,
  answer: CallReply<N>,
) => readonly CacheTag[]

interface Handler<N extends CallName> {
  kind: 'read' | 'write'
  run: Run<N>
  /** Refuses who asks too often for what takes long, before it is waited for. @throws ProblemError `rate_limited` */
  admit?: (context: CallContext<N>) => Promise<void>
  /**
   * What takes long is done before there is a transaction, under nobody's lock; what it gives then runs in one. At a replay
   * as well: what must not be done twice asks whether the write was answered, after it has read what it goes by.
   */
  prepare?: (context: CallContext<N>, isAnswered: () => Promise<boolean>) => Promise<Run<N>>
  /** Whose lock a write takes, where it is not the caller's own. */
  audience?: ((context: CallContext<N>) => Promise<string | undefined>) | undefined
  /** The answer is the same for every visitor: it may be kept, here and on the way, until what it is made of changes. */
  shared?: MadeOf<N>
  /** The answer is a thing as it is, and heavy: under a key none of it is kept, and a replay reads the thing anew. */
  again?: Run<N>
  /** The answer is a secret shown once: nothing keeps it, and the same key again runs the write again. */
  secret?: true
  /** It ends the session it is sent with: the answer to who sends it again, for the first may have got lost. */
  onceOver?: { ok: true }
}
export type Handlers = { [N in CallName]?: Handler<N> }

/** A call that changes nothing. */
export const read = <N extends CallName>(run: Handler<N>['run']): Handler<N> => ({ kind: 'read', run })
/**
 * A read whose answer is the same for every visitor.
 * @param madeOf what it is made of: a change of that drops it
 */
export const sharedRead = <N extends CallName>(run: Handler<N>['run'], madeOf: MadeOf<N>): Handler<N> => ({
  kind: 'read',
  run,
  shared: madeOf,
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
/**
 * A write whose answer is a heavy thing: small edits of it would each leave all of it for months.
 * @param again reads the thing as it is now, for who sends the write again
 */
export const rereadWrite = <N extends CallName>(
  run: Handler<N>['run'],
  again: NonNullable<Handler<N>['again']>,
  audience?: Handler<N>['audience'],
): Handler<N> => ({ ...write(run, audience), again })
/** A write whose answer is shown once and kept nowhere; it must replace what it made before, so that twice is once. */
export const secretWrite = <N extends CallName>(run: Handler<N>['run']): Handler<N> => ({
  kind: 'write',
  run,
  secret: true,
})
/** A secret write under the lock of another than who makes it. */
export const lockedSecretWrite = <N extends CallName>(
  run: Handler<N>['run'],
  audience: NonNullable<Handler<N>['audience']>,
): Handler<N> => ({ ...secretWrite(run), audience })
/** A write that ends the session it is sent with: sent again, it is answered as done. */
export const lastWrite = <N extends CallName>(run: Handler<N>['run']): Handler<N> => ({
  kind: 'write',
  run,
  onceOver: { ok: true },
})
/** Of a write that comes under no key. */
const neverAnswered = async () => false

/**
 * A secret write of which a part takes long (a password's hash): that part is done first, outside of the transaction.
 * @param admit refuses who asks too often, before they queue for it
 * @param prepare does it, and gives what then runs in the transaction
 */
export const preparedSecretWrite = <N extends CallName>(
  admit: NonNullable<Handler<N>['admit']>,
  prepare: NonNullable<Handler<N>['prepare']>,
): Handler<N> => ({
  kind: 'write',
  admit,
  prepare,
  run: async (context) => {
    await admit(context)
    return (await prepare(context, neverAnswered))(context)
  },
  secret: true,
})

/**
 * A write of which a part takes long (another's server): that part is done first, outside of the transaction.
 * @param prepare does it, and gives what then runs in the transaction; it refuses who asks too often
 */
export const preparedWrite = <N extends CallName>(
  prepare: NonNullable<Handler<N>['prepare']>,
): Handler<N> => ({
  kind: 'write',
  prepare,
  run: async (context) => (await prepare(context, neverAnswered))(context),
})

export interface CallServerOptions extends Proofs {
  handlers: Handlers
  sharedCache: SharedCache
  /** Whether a call is made for a page of ours. */
  isForPage: (request: FastifyRequest) => boolean
  /** Told after each commit. */
  onCommit: () => void
  clock: () => Date
}

/** The part of the pool that writes may hold; the rest is for reads, however many writes wait. */
const WRITES_SHARE = 3 / 4
const WRITE_LIMITS = { maxWaiting: 200, patienceMs: 8_000, restMaxMs: 100 }
/** Of what no memory has an answer to, one piece at a time is looked for on behalf of one address. */
const SEARCH_LIMITS = { places: 6, maxWaiting: 200, patienceMs: 8_000, restMaxMs: 100 }

/** Hashes and the like: one account's one at a time, then three times as long nothing: the others have the processors. */
const PREPARATION_LIMITS = { places: 6, maxWaiting: 20, patienceMs: 20_000, restMaxMs: 1_500, restFactor: 3 }

/** Every call of the contract, served or answering 501. Returns the names of those that are served. */
export function registerCalls(app: FastifyInstance, options: CallServerOptions): CallName[] {
  const served: CallName[] = []
  const places = Math.ceil(options.database.pool.options.max * WRITES_SHARE)
  const lines = createQueues({ ...WRITE_LIMITS, places })
  const searches = createQueues(SEARCH_LIMITS)
  const preparations = createQueues(PREPARATION_LIMITS)
  for (const name of Object.keys(ROUTES) as CallName[]) {
    const route: Route = ROUTES[name]
    const handler = options.handlers[name] as Handler<CallName> | undefined
    if (handler) served.push(name)
    const handle = (request: FastifyRequest, reply: FastifyReply) =>
      serve({ ...options, lines, searches, preparations }, name, route, handler, request, reply)
    const url = route.path.replace(/\{(\w+)\}/g, ':$1')
    app.route({ method: route.method, url, handler: handle })
    if (route.twin) app.route({ method: 'GET', url, handler: handle })
  }
  return served
}

async function serve(
  options: CallServerOptions & { lines: Queues; searches: Queues; preparations: Queues },
  name: CallName,
  route: Route,
  handler: Handler<CallName> | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const version = ensureUnderstood(request.headers[CLIENT_VERSION_HEADER.toLowerCase()])
  const actor = await authenticate(options, request, version).catch((error: unknown) => {
    if (handler?.onceOver && error instanceof ProblemError && error.code === 'token_expired') return undefined
    throw error
  })
  if (!actor) return handler?.onceOver
  authorise(actor, name, handler?.kind === 'write')
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
  const madeOf = handler.shared
  const look = () => options.searches.run(addressOf(request.ip), () => handler.run(on(options.database.db)))
  if (madeOf && request.method === 'GET' && actor.kind === 'visitor') {
    // By what was understood, not by the address: what the call does not read makes no answer of its own.
    const question = `${name} ${canonical(context.query ?? null)}`
    return answerShared(options, question, request, reply, {
      make: look,
      tagsOf: (answer) => madeOf(on(options.database.db), answer as never),
    })
  }
  if (madeOf) return look()
  if (handler.kind === 'read') {
    const answer = await handler.run(on(options.database.db))
    // Of what is not there nobody has read anything.
    if (isAct(actor, name))
      await noteRead(actor, name, { ...context, accept: request.headers.accept }, options.database.db)
    return isLook(actor) ? maskedForLook(name, answer) : answer
  }
  const key = readKey(request.headers['idempotency-key'])
  if (key) reply.header(ANSWERED_KEY_HEADER, key)
  const audience = (await handler.audience?.(on(options.database.db))) ?? audienceOf(actor)
  const { admit, prepare } = handler
  await admit?.(on(options.database.db))
  const keyed =
    key && !handler.secret ? { actor: actorName(actor), key, asked: asAsked(request, call) } : undefined
  const isAnswered = async () => keyed !== undefined && wasAnswered(options.database.db, keyed)
  const prepared = prepare
    ? await options.preparations.run(audience, () => prepare(on(options.database.db), isAnswered))
    : handler.run
  const { again } = handler
  const budget = writtenBudget(
    actor.kind === 'admin' ? undefined : audienceOf(actor),
    request.body,
    context.now,
  )
  const inTransaction = async (tx: Queryable) => {
    const run = async () => {
      await budget.before(tx)
      const write = () => prepared(on(tx))
      const answer = await (isAct(actor, name) ? noted(actor, name, context, tx, write) : write())
      return { status: reply.statusCode, answer: answer as unknown }
    }
    const done = keyed
      ? await once(tx, keyed, run, again && (() => again(on(tx))))
      : { ...(await run()), replayed: false }
    if (!done.replayed) await budget.after(tx)
    return done
  }
  const outcome = await options.lines.run(audience, () =>
    options.database.db.transaction(async (tx) => {
      if (audience !== undefined) await lockAudience(tx, audience)
      return inTransaction(tx)
    }),
  )
  if (outcome.replayed) reply.header('Idempotent-Replayed', 'true')
  else options.onCommit()
  reply.code(outcome.status)
  return outcome.answer
}

async function answerShared(
  { sharedCache, isForPage }: CallServerOptions,
  question: string,
  request: FastifyRequest,
  reply: FastifyReply,
  maker: AnswerMaker,
) {
  const answer = await sharedCache.get(question, String(request.headers['accept-encoding'] ?? ''), maker)
  reply.headers({
    // A page is made of all of them, one by one.
    [CACHE_TAG_HEADER]: isForPage(request) ? answer.tags.join(',') : tagsHeader(answer.tags),
    ETag: answer.etag,
    'Cache-Control': 'public, max-age=0, s-maxage=10',
    Vary: 'Accept-Encoding, Authorization',
  })
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send()
  if (answer.encoding !== 'identity') reply.header('Content-Encoding', answer.encoding)
  return reply.type('application/json; charset=utf-8').send(await answer.body())
}

/** What a key stands for. A body that the call does not take was not parsed by any schema: it is no part of it. */
const asAsked = ({ method, url, body }: FastifyRequest, call: Call) => ({
  method,
  url,
  body: asFirstSent(call.body && body),
})

/** An edit that comes back from a file is the one that was in it, and may have been sent before. */
function asFirstSent(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('restored' in body)) return body ?? null
  const { restored: _, ...edit } = body
  return edit
}

/** Writers of one account take its lock; what a visitor writes takes one only where the call names it. */
function audienceOf(actor: Actor): string | undefined {
  if (actor.kind === 'couple') return coupleAudience(actor.coupleId)
  if (actor.kind === 'vendor') return vendorAudience(actor.vendorId)
  if (actor.kind === 'identity') return `identity:${actor.uid}`
  return actor.kind === 'admin' ? PUBLIC : undefined
}
