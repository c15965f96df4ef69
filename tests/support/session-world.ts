/** A server and an identity provider small enough to read, for the tests of the session. */
import type { LoginResponse } from '#contract/people/user.ts'
import { serverJson } from '#tests/support/server-answer.ts'
import { createApiClient, type ApiClient } from '#src/api/api-client.ts'
import { createAccountService, type AccountService } from '#src/session/account-service.ts'
import type { Identity } from '#src/session/identity.ts'
import { IdentityError } from '#src/session/identity-error.ts'
import { createSessionStore, type IdentityUser, type SessionStore } from '#src/session/session-store.ts'
import { createTokenStorage } from '#src/session/token-storage.ts'

export const ANNA: IdentityUser = { uid: 'uid-anna', email: 'anna@prova.test', emailVerified: false }
const AT = '2026-11-21T10:00:00.000Z'
const entity = { createdAt: AT, updatedAt: AT, version: 1 }

export const COUPLE_LOGIN = {
  token: 'token-couple',
  type: 'couple',
  value: {
    ...entity,
    id: '0192f0a0-0000-7000-8000-000000000001',
    uid: ANNA.uid,
    partners: [
      { firstName: 'Anna', lastName: '' },
      { firstName: 'Marco', lastName: '' },
    ],
    weddingDate: null,
    place: {},
    guestCount: null,
    ceremony: null,
    style: '',
    photo: null,
    members: [],
    active: true,
  },
} satisfies LoginResponse

export const ADMIN_LOGIN = {
  token: 'token-admin',
  type: 'admin',
  value: {
    id: '0192f0a0-0000-7000-8000-000000000002',
    uid: ANNA.uid,
    email: ANNA.email,
    name: 'Ada',
    role: 'owner' as const,
  },
} satisfies LoginResponse

export const VENDOR_LOGIN = {
  token: 'token-vendor',
  type: 'vendor',
  value: { id: '0192f0a0-0000-7000-8000-000000000003', businessName: 'Fiori di Nives' },
} as unknown as LoginResponse

export const NO_PROFILE: LoginResponse = { token: null, type: null, value: null }

/** `silence`: what is sent arrives, and nothing comes back. */
export type Answer = { status?: number; body: unknown } | 'unreachable' | 'silence'

export interface TestWorld {
  session: SessionStore
  api: ApiClient
  account: AccountService
  storage: Storage
  /** Answers by `METHOD path`; what is missing is a 404. */
  answers: Map<string, Answer | Promise<Answer>>
  /** `METHOD path bearer`, in order. */
  requests: string[]
  /** Where the exchange led. */
  led: string[]
  /** What the provider waits for between its report of a sign-in and its answer to the form. */
  holdSignIn(until: Promise<unknown>): void
  /** What the provider waits for before it gives the proof of who is signed in now. */
  holdProof(until: Promise<unknown>): void
  /** What the provider's code waits for before it comes. */
  holdIdentity(until: Promise<unknown>): void
  /** How often what the provider keeps was taken off the device without its code. */
  forgotten(): number
  /** Who the provider takes to be signed in. */
  known(): IdentityUser | null
  /** The identity provider reports someone, or nobody. */
  report(user: IdentityUser | null): void
}

/** @param storage of a device that was here before */
export function createTestWorld(storage = memoryStorage()): TestWorld {
  const answers = new Map<string, Answer | Promise<Answer>>()
  const requests: string[] = []
  const led: string[] = []
  const token = createTokenStorage(storage)
  const session = createSessionStore()
  const listeners = new Set<(user: IdentityUser | null) => void>()
  let current: IdentityUser | null = null
  let held: Promise<unknown> | undefined
  let heldProof: Promise<unknown> | undefined
  let heldIdentity: Promise<unknown> | undefined
  let forgotten = 0

  const report = (user: IdentityUser | null) => {
    current = user
    for (const listener of listeners) listener(user)
  }
  const identity: Identity = {
    current: async () => current,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async idToken() {
      if (!current) throw new IdentityError('signed_out')
      const proof = `id-token-${current.uid}`
      await heldProof
      return proof
    },
    async register(email) {
      report({ ...ANNA, email })
      return current!
    },
    async signIn(email, password) {
      if (password === 'wrong') throw new IdentityError('auth/invalid-credential')
      report({ ...ANNA, email })
      await held
      return current!
    },
    async signOut() {
      report(null)
    },
    sendReset: async () => undefined,
    sendVerification: async () => undefined,
    checkCode: async () => ({ purpose: 'other', email: null, previousEmail: null }),
    confirmReset: async () => undefined,
    applyCode: async () => undefined,
  }
  const api = createApiClient({
    origin: '',
    token: token.read,
    fetch: async (path, init) => {
      const name = `${init?.method ?? 'GET'} ${String(path)}`
      requests.push(`${name} ${new Headers(init?.headers).get('Authorization') ?? '-'}`)
      const answer = await answers.get(name)
      if (answer === 'unreachable') throw new TypeError('fetch failed')
      if (answer === 'silence')
        return new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal!.reason as Error)),
        )
      return serverJson(answer?.body ?? { code: 'not_found' }, answer?.status ?? (answer ? 200 : 404))
    },
  })
  const account = createAccountService({
    session,
    api,
    token,
    identity: async () => {
      await heldIdentity
      return identity
    },
    forgetIdentity: async () => void (forgotten += 1),
    goTo: (path) => led.push(path),
    onSignOut: async () => undefined,
    giveUpReads: () => undefined,
    logoutWithinMs: 50,
  })
  return {
    session,
    api,
    account,
    storage,
    answers,
    requests,
    led,
    holdProof: (until) => (heldProof = until),
    holdIdentity: (until) => (heldIdentity = until),
    forgotten: () => forgotten,
    known: () => current,
    holdSignIn: (until) => (held = until),
    report,
  }
}

export function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}
