import type { LoginResponse } from '#contract/people/user.ts'
import type { ApiClient } from '../api/api-client.ts'
import { heard } from '../lib/fault-log.ts'
import type { AccountPorts } from './account-service.ts'
import type { Identity } from './identity.ts'
import { SIGNED_OUT } from './session-store.ts'

/**
 * Where a network takes what is sent and answers nothing, the provider's code among it, who signs out is not held for longer than
 * they would look.
 */
const LOGOUT_WITHIN_MS = 10_000

export interface Leaving {
  /** Whether a sign-out is under way. */
  isUnderWay(): boolean
  /**
   * The server, for work that begins now. Once its account was left it asks nothing more, and what it asked before opens
   * nothing: a session that was opened for it meanwhile is ended.
   * @throws AbortError of each call, once the account was left
   */
  whileHere(): ApiClient
  /** Ends the session here and on the server, and takes this account's data off the device. */
  signOut(): Promise<void>
}

/** How an account leaves the device. */
export function createLeaving(
  ports: Pick<
    AccountPorts,
    | 'session'
    | 'api'
    | 'token'
    | 'identity'
    | 'forgetIdentity'
    | 'onSignOut'
    | 'giveUpReads'
    | 'logoutWithinMs'
  >,
): Leaving {
  const { session, api, token } = ports
  /** Counts at the beginning of a sign-out and at its end: what begins between the two belongs to nobody either. */
  let moments = 0
  let isUnderWay = false

  /** The server and the provider may be out of reach: leaving this device must work all the same. */
  async function leave(bearer: string | null, provider: Promise<Identity>): Promise<void> {
    const signal = AbortSignal.timeout(ports.logoutWithinMs ?? LOGOUT_WITHIN_MS)
    const isOver = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    let isHere = false
    const isOut = provider
      .then((identity) => {
        isHere = true
        return identity.signOut()
      })
      .catch(heard('leaving'))
    if (bearer) await api('User/logout', { bearer, signal }).catch(heard('leaving'))
    await Promise.race([isOut, isOver])
    // What it keeps of them would sign them in again once its code comes.
    if (!isHere) await ports.forgetIdentity().catch(heard('leaving'))
    session.update(SIGNED_OUT)
    token.clear()
  }

  return {
    isUnderWay: () => isUnderWay,

    whileHere() {
      const began = moments
      return async (name, input) => {
        if (isUnderWay || moments !== began) throw wasLeft()
        const answer = await api(name, input)
        if (moments === began) return answer
        // What a profile read again tells is of the session that ends anyway; only a sign-in has opened another.
        const { token: bearer } = answer as Pick<LoginResponse, 'token'>
        if (name === 'User/login' && bearer) void api('User/logout', { bearer }).catch(heard('leaving'))
        throw wasLeft()
      }
    },

    async signOut() {
      moments += 1
      isUnderWay = true
      try {
        await ports.onSignOut().catch(heard('leaving'))
        const provider = ports.identity()
        // What another screen asks meanwhile must not go with a session that is ending.
        const bearer = token.read()
        token.drop()
        const leaving = leave(bearer, provider)
        ports.giveUpReads(leaving)
        await leaving
      } finally {
        // Also where the device's storage refuses: who has left may come back.
        moments += 1
        isUnderWay = false
      }
    },
  }
}

const wasLeft = () => new DOMException('left', 'AbortError')
