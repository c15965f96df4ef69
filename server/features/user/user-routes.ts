import type pg from 'pg'
import { type Handlers, read, write } from '../../platform/call-server.ts'
import { ProblemError } from '../../platform/problem.ts'
import { closeSession, openSession } from '../../platform/session.ts'
import { NO_PROFILE, profileOf } from './user-store.ts'

/** @param onSessionEnd told whose session ended, so that its hub connections end with it */
export const userRoutes = (pool: pg.Pool, onSessionEnd: (uid: string) => void): Handlers => ({
  /** The exchange: the ID token is the Bearer token, and must be of this uid and this e-mail. */
  'User/login': read(async ({ actor, body, tx }) => {
    const proven =
      actor.kind === 'identity' && actor.uid === body.uid && actor.email.toLowerCase() === body.userName
    if (!proven) throw new ProblemError('unauthenticated')
    const profile = await profileOf(actor.uid, tx)
    return profile ? { token: await openSession(pool, actor.uid), ...profile } : NO_PROFILE
  }),
  'User/me': read(async ({ actor, tx, request }) => {
    const profile = await profileOf(actor.uid, tx)
    return profile ? { token: bearer(request.headers.authorization), ...profile } : NO_PROFILE
  }),
  'User/logout': write(async ({ actor, request }) => {
    await closeSession(pool, bearer(request.headers.authorization))
    onSessionEnd(actor.uid)
    return { ok: true as const }
  }),
  'Admin/checkUserIfAdmin': read(async ({ actor }) => actor.kind === 'admin'),
})

const bearer = (header: string | undefined) => header?.replace(/^Bearer /, '') ?? ''
