import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { type Handlers, lastWrite, read, write } from '../../platform/http/call-server.ts'
import { hasProvedAddress, notePersonAddress } from '../../platform/people/person-address.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { type SessionLife, bearerToken, closeSession, openSession } from '../../platform/people/session.ts'
import { addressOf } from '../../platform/http/address.ts'
import { type SecondFactorParts, passSecondFactor } from '../administrators/second-factor-service.ts'
import { deviceWords } from './device-words.ts'
import { endOtherSessions, endSession, sessionsOf } from './session-store.ts'
import { NO_PROFILE, profileOf } from './user-store.ts'

export interface UserRoutesOptions {
  pool: pg.Pool
  /** Told whose session ended, so that its hub connections end with it. */
  onSessionEnd: (uid: string) => void
  /** Of the sessions opened from now on. */
  sessionLife: SessionLife
  secondFactor: SecondFactorParts
}

export const userRoutes = ({
  pool,
  onSessionEnd,
  sessionLife,
  secondFactor,
}: UserRoutesOptions): Handlers => ({
  /** The exchange: the ID token is the Bearer token, and must be of this uid and this e-mail. */
  'User/login': read(async ({ actor, body, now, tx, request }) => {
    const proven =
      actor.kind === 'identity' && actor.uid === body.uid && actor.email.toLowerCase() === body.userName
    if (!proven) throw new ProblemError('unauthenticated')
    await notePersonAddress(actor, tx)
    const profile = await profileOf(actor.uid, tx)
    if (!profile) return NO_PROFILE
    // However the identity has proved who it is: a password, a link, another's sign-in.
    if (profile.type === 'admin')
      await passSecondFactor(
        { ...secondFactor, adminId: profile.value.id, address: addressOf(request.ip), now },
        body.code,
        tx,
      )
    const token = await openSession(pool, actor.uid, {
      device: deviceWords(request.headers['user-agent']),
      signedInAt: actor.authTime,
      life: sessionLife,
    })
    return { token, ...profile }
  }),
  'User/proveAddress': write(async ({ actor, tx }) => {
    if (actor.kind !== 'identity') throw new ProblemError('unauthenticated')
    await notePersonAddress(actor, tx)
    return { proved: await hasProvedAddress(actor, tx) }
  }),
  'User/me': read(async ({ actor, tx, request }) => {
    const profile = await profileOf(actor.uid, tx)
    return profile ? { token: tokenOf(request), ...profile } : NO_PROFILE
  }),
  'User/logout': lastWrite(async ({ actor, request }) => {
    await closeSession(pool, tokenOf(request))
    onSessionEnd(actor.uid)
    return { ok: true as const }
  }),
  'User/getSessions': read(({ actor, request }) => sessionsOf(actor.uid, tokenOf(request), pool)),
  // Not in the call's transaction, as the sign-out: connections that close come back at once, and must find it ended.
  'User/endSession': write(async ({ actor, params }) => {
    if (!(await endSession(actor.uid, params.id, pool))) throw new ProblemError('not_found')
    onSessionEnd(actor.uid)
    return { id: params.id }
  }),
  'User/endOtherSessions': write(async ({ actor, request, now }) => {
    const ended = await endOtherSessions(actor.uid, tokenOf(request), now, pool)
    if (ended > 0) onSessionEnd(actor.uid)
    return { ended }
  }),
  'Admin/checkUserIfAdmin': read(async ({ actor }) => actor.kind === 'admin'),
})

const tokenOf = ({ headers }: FastifyRequest) => bearerToken(headers.authorization) ?? ''
