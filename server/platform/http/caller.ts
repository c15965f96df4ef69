/** Who makes a call, and whether they may. */
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { mayCall, waitsForSecondFactor } from '#contract/lists/admin/admin-rights.ts'
import { type CallName, ROUTES, type Route } from '#contract/routes.ts'
import { IdTokenError } from '../../identity/verify-id-token.ts'
import { findLook, isLook, isLookToken } from '../people/account-look.ts'
import type { Actor, ActorOf } from '../people/actor.ts'
import type { Database } from '../database/database.ts'
import { whyEnded } from '../people/ended-session.ts'
import { refuseBeyondLook } from '../people/look-reads.ts'
import { bearerToken, findActor, isSessionToken } from '../people/session.ts'
import { ProblemError } from './problem.ts'

export interface Proofs {
  database: Database
  /** Verifies a Firebase ID token; rejects for one that proves nothing. */
  verifyIdToken: (token: string) => Promise<Omit<ActorOf<'identity'>, 'kind'>>
}

/**
 * Whose a request is, by its token; a visitor's where there is none.
 * @param version the protocol that the caller's app speaks, where it says
 * @throws ProblemError for a token that opens nothing, with why
 */
export async function authenticate(
  { database, verifyIdToken }: Proofs,
  request: FastifyRequest,
  version: number | undefined,
): Promise<Actor> {
  const header = request.headers.authorization
  if (!header) return { kind: 'visitor' }
  const token = bearerToken(header)
  if (!token) throw new ProblemError('unauthenticated')
  if (isLookToken(token)) {
    const actor = await findLook(database.pool, token)
    if (!actor) throw new ProblemError('look_over')
    return actor
  }
  if (isSessionToken(token)) {
    const actor = await findActor(database.pool, token, version)
    if (!actor) throw await whyEnded(database.pool, token)
    return actor
  }
  try {
    return { kind: 'identity', ...(await verifyIdToken(token)) }
  } catch (error) {
    if (error instanceof IdTokenError)
      throw new ProblemError(error.code === 'id_token_expired' ? 'token_expired' : 'unauthenticated')
    throw error
  }
}

/** What is everybody's right: to leave, and to take along what is theirs. */
const WHILE_DEACTIVATED: ReadonlySet<CallName> = new Set([
  'Couple/deleteCouple',
  'Couple/removeMember',
  'Vendor/deleteVendor',
])

/**
 * One rule for each access. A deactivated account may look, and change nothing but that it is there.
 * @throws ProblemError with what is in the way
 */
export function authorise(actor: Actor, name: CallName, changes: boolean): void {
  if (isLook(actor)) refuseBeyondLook(name, changes)
  const { access }: Route = ROUTES[name]
  if (access === 'public') return
  if (actor.kind === 'visitor') throw new ProblemError('unauthenticated')
  const allowed =
    access === 'session'
      ? actor.kind !== 'identity'
      : access === 'identity-or-admin'
        ? actor.kind === 'identity' || actor.kind === 'admin'
        : actor.kind === access
  if (!allowed) throw new ProblemError(actor.kind === 'identity' ? 'unauthenticated' : 'forbidden')
  if (actor.kind === 'admin' && !mayCall(actor.role, name)) throw new ProblemError('not_your_role')
  if (actor.kind === 'admin' && actor.owesSecondFactor && waitsForSecondFactor(name))
    throw new ProblemError('second_factor_owed')
  if (changes && access !== 'session' && 'active' in actor && !actor.active && !WHILE_DEACTIVATED.has(name))
    throw new ProblemError('deactivated')
}

/** Who a token stands for, outside of the calls: hubs ask it at connection. */
export async function actorOfToken(pool: pg.Pool, token: string | undefined): Promise<Actor | undefined> {
  const actor = token && isSessionToken(token) ? await findActor(pool, token) : undefined
  return actor?.kind === 'admin' && actor.owesSecondFactor ? undefined : actor
}
