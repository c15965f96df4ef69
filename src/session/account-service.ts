import type { NewCouple } from '#contract/people/couple.ts'
import type { NewVendor } from '#contract/vendors/vendor.ts'
import type { ApiClient } from '../api/api-client.ts'
import { ApiError } from '../api/api-error.ts'
import { heard } from '../lib/fault-log.ts'
import { canBeGone, deletedBy } from './deleted-account.ts'
import { exchange, publish, type ExchangePorts } from './exchange.ts'
import type { Identity } from './identity.ts'
import { IdentityError } from './identity-error.ts'
import type { SessionSnapshot } from './session-snapshot.ts'
import { createLeaving } from './leaving.ts'
import { SIGNED_OUT, type IdentityUser, type SessionStore } from './session-store.ts'
import type { TokenStorage } from './token-storage.ts'

export interface Credentials {
  email: string
  password: string
}

/** A profile to make for an identity; `key` makes a second try of the same form harmless. */
export type NewProfile =
  | { kind: 'couple'; profile: NewCouple; key: string }
  | { kind: 'vendor'; profile: NewVendor; key: string }
  /** The second partner, by the code of an invitation. */
  | { kind: 'partner'; code: string; key: string }
  /** Who holds a vendor's page that an administrator made, by the code of an invitation. */
  | { kind: 'invited-vendor'; code: string; key: string }
  /** Who administers, by the code of another. */
  | { kind: 'admin'; code: string; name: string; key: string }

export interface AccountService {
  /** @returns who is signed in; null when the identity has no profile yet. @throws IdentityError, ApiError, NetworkError */
  signIn(credentials: Credentials): Promise<SessionSnapshot | null>
  /** Ends a sign-in that was told `second_factor_asked`, by a code. @throws as `signIn` */
  finishSignIn(code: string): Promise<SessionSnapshot | null>
  /**
   * Makes the identity (unless it is signed in already, after a try that stopped half way), its profile, and exchanges.
   * @param credentials null to make a profile for the identity that is signed in
   */
  register(credentials: Credentials | null, wanted: NewProfile): Promise<SessionSnapshot | null>
  /** Ends the session here and on the server, and takes this account's data off the device. */
  signOut(): Promise<void>
  /**
   * Deletes the account of who is signed in, for good, on the server; a sign-out then takes it off the device.
   * @param key makes a second try of the same harmless
   * @throws ApiError, NetworkError
   */
  erase(key: string): Promise<void>
  /**
   * Leaves the wedding to the other of the two, on the server; a sign-out then takes it off the device.
   * @param key as of `erase`
   * @throws ApiError, NetworkError
   */
  leaveWedding(key: string): Promise<void>
  /** A new session with the identity that is still signed in, without a word. @returns whether there is one */
  recover(): Promise<boolean>
  /** Listens to the identity provider; called once, after the first screen stands. */
  start(): Promise<void>
  identity: () => Promise<Identity>
}

export interface AccountPorts {
  session: SessionStore
  api: ApiClient
  token: TokenStorage
  identity: () => Promise<Identity>
  /** Takes what the identity provider keeps on the device away, where its own code cannot be had. */
  forgetIdentity: () => Promise<void>
  goTo: ExchangePorts['goTo']
  /** Takes what this account keeps on the device away, before local storage is cleared. */
  onSignOut: () => Promise<void>
  /** What the account has asked and not been answered is waited for no more, and until it is left nothing is asked anew. */
  giveUpReads: (leaving?: Promise<unknown>) => void
  /** The longest that a sign-out waits for the server and for the identity provider, in milliseconds. */
  logoutWithinMs?: number
}

/** The identity provider's word that a sign-in is over. */
const OVER: ReadonlySet<string> = new Set([
  'signed_out',
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
])
/** Only a sign-in by hand goes on. */
const isOver = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.code === 'second_factor_asked')
/** A profile read again this soon after the exchange would be the same. */
const FRESH_MS = 10_000

export function createAccountService(ports: AccountPorts): AccountService {
  const { session, api, token, goTo } = ports
  const under = { current: null as { uid: string; work: Promise<SessionSnapshot | null> } | null }
  let recovering: Promise<boolean> | undefined
  let exchangedAt = -Infinity
  let started: Promise<void> | undefined
  const leaving = createLeaving(ports)

  /** What an exchange that begins now asks with. */
  const exchangePorts = (): ExchangePorts => ({
    session,
    api: leaving.whileHere(),
    token,
    goTo,
    idToken: async () => (await ports.identity()).idToken(),
  })

  /** One exchange at a time for one identity: the sign-in form and the provider's report ask for the same. */
  function exchangeOnce(user: IdentityUser): Promise<SessionSnapshot | null> {
    if (under.current?.uid === user.uid) return under.current.work
    const asking = exchangePorts()
    // What this device remembers is known first: from then on whoever signs in is remembered before they are led on.
    const work = session
      .whenKnown()
      .catch(heard('account-service'))
      .then(() => exchange(asking, user))
      .then((last) => {
        exchangedAt = performance.now()
        return last
      })
      .finally(() => {
        if (under.current?.work === work) under.current = null
      })
    under.current = { uid: user.uid, work }
    return work
  }

  /** The provider's report has been exchanged by the time that it answers the form: once more could only be refused. */
  function isExchanged({ uid }: IdentityUser): boolean {
    const { last, expired } = session.get()
    const isFresh = performance.now() - exchangedAt < FRESH_MS
    return isFresh && token.read() !== null && last?.uid === uid && !expired
  }

  async function onIdentity(user: IdentityUser | null): Promise<void> {
    const { registering, last } = session.get()
    // Its first word of a page may come while that is being left: there is no token by then, and it would be signed in anew.
    if (registering || leaving.isUnderWay()) return
    if (!user) {
      // The product's own session outlives the provider's memory; only without a token nobody is signed in.
      if (!token.read()) session.update(SIGNED_OUT)
      return
    }
    if (token.read() && last?.uid === user.uid) {
      session.update({ user })
      if (performance.now() - exchangedAt > FRESH_MS) await refresh(user)
    } else
      await exchangeOnce(user).catch((error: unknown) => {
        // Its sign-in was ended from another device: nothing else on this one would say so.
        if (isOver(error)) giveUp()
        else throw error
      })
  }

  /** Reads the profile again behind what the last session shows already. */
  async function refresh(user: IdentityUser): Promise<void> {
    const answer = await leaving
      .whileHere()('User/me')
      .catch((error: unknown) => {
        heardDeleted(error)
        throw error
      })
    if (answer.type) publish({ session, token, goTo }, user, answer)
  }

  /** Keeps that the account is gone. @returns whether that is what the server said */
  function heardDeleted(error: unknown): boolean {
    const last = deletedBy(error, session.get().last)
    if (last) session.update({ last, expired: false })
    return last !== undefined
  }

  /** Only the token of this device proves that its account is gone: the identity may be gone with it. */
  async function isDeleted(): Promise<boolean> {
    const { last } = session.get()
    if (last?.deleted) return true
    if (!token.read() || !last || !canBeGone(last.role)) return false
    return api('User/me').then(() => false, heardDeleted)
  }

  async function recover(): Promise<boolean> {
    const ask = leaving.whileHere()
    if (await isDeleted()) return false
    const identity = await ports.identity()
    const user = await identity.current()
    if (!user) return giveUp()
    try {
      const bearer = await identity.idToken()
      const answer = await ask('User/login', { body: { userName: user.email, uid: user.uid }, bearer })
      publish({ session, token, goTo }, user, answer)
      return answer.type !== null
    } catch (error) {
      // A password changed elsewhere ends the identity's proofs too; a missing network ends nothing.
      return isOver(error) || (error instanceof IdentityError && OVER.has(error.code)) ? giveUp() : false
    }
  }

  /** What the device keeps stays readable; only a sign-in by hand opens the server again. */
  function giveUp(): false {
    token.drop()
    session.update({ expired: session.get().last !== null })
    return false
  }

  /** The session went with the account: what is asked from now on is asked by nobody. */
  function beNobody(): void {
    token.drop()
    ports.giveUpReads()
  }

  const service: AccountService = {
    identity: ports.identity,

    async signIn({ email, password }) {
      const identity = await ports.identity()
      const user = await identity.signIn(email, password)
      void service.start()
      return isExchanged(user) ? session.get().last : exchangeOnce(user)
    },

    async finishSignIn(code) {
      const asking = exchangePorts()
      const user = await (await ports.identity()).current()
      if (!user) throw new IdentityError('signed_out')
      const last = await exchange(asking, user, code)
      exchangedAt = performance.now()
      return last
    },

    async register(credentials, wanted) {
      session.update({ registering: true })
      let user: IdentityUser
      try {
        const identity = await ports.identity()
        user = await identityFor(identity, credentials)
        await makeProfile(api, await identity.idToken(wanted.kind === 'partner'), wanted)
        session.update({ justRegistered: wanted.kind !== 'admin' })
      } finally {
        session.update({ registering: false })
      }
      void service.start()
      return exchangeOnce(user)
    },

    async erase(key) {
      const { last } = session.get()
      const call = last?.role === 'couple' ? 'Couple/deleteCouple' : 'Vendor/deleteVendor'
      await api(call, { params: { id: last?.accountId ?? '' }, idempotencyKey: key })
      beNobody()
    },

    async leaveWedding(key) {
      const { last } = session.get()
      const asked = { params: { id: last?.accountId ?? '' }, body: { uid: last?.uid ?? '' } }
      await api('Couple/removeMember', { ...asked, idempotencyKey: key }).catch((error: unknown) => {
        // A first asking whose answer was lost has ended this very session.
        if (!(error instanceof ApiError && error.code === 'wedding_left')) throw error
      })
      beNobody()
    },

    signOut() {
      // What is under way is of the account that is left: who comes back the next moment begins anew.
      under.current = null
      return leaving.signOut()
    },

    recover() {
      recovering ??= recover()
        .catch(heard('account-service', false))
        .finally(() => (recovering = undefined))
      return recovering
    },

    start() {
      started ??= ports.identity().then((identity) => {
        identity.onChange((user) => void onIdentity(user).catch(heard('account-service')))
      })
      started.catch(() => (started = undefined))
      return started.catch(heard('account-service'))
    },
  }
  session.recoverWith(service.recover)
  return service
}

async function identityFor(identity: Identity, credentials: Credentials | null): Promise<IdentityUser> {
  const current = await identity.current()
  if (current && (!credentials || current.email === credentials.email.trim().toLowerCase())) return current
  if (!credentials) throw new Error('nobody is signed in')
  return identity.register(credentials.email, credentials.password)
}

async function makeProfile(api: ApiClient, bearer: string, wanted: NewProfile): Promise<void> {
  const sent = { bearer, idempotencyKey: wanted.key }
  try {
    if (wanted.kind === 'couple') await api('Couple/addNewCouple', { body: wanted.profile, ...sent })
    else if (wanted.kind === 'vendor') await api('Vendor/addNewVendor', { body: wanted.profile, ...sent })
    else if (wanted.kind === 'invited-vendor')
      await api('User/acceptVendorInvitation', { body: { code: wanted.code }, ...sent })
    else if (wanted.kind === 'admin')
      await api('User/acceptAdminInvitation', { body: { code: wanted.code, name: wanted.name }, ...sent })
    else await api('Couple/joinCouple', { body: { code: wanted.code }, ...sent })
  } catch (error) {
    // An earlier try arrived although its answer did not: the profile is there.
    if (!(error instanceof ApiError && error.code === 'profile_exists')) throw error
  }
}
