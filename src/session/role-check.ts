import { redirect } from '@tanstack/react-router'
import type { UserType } from '#contract/user.ts'
import type { ApiClient } from '../api/api-client.ts'
import { notify } from '../ui/toasts-store.ts'
import type { GuardArguments, GuardContext } from './guards.ts'
import type { SessionStore } from './session-store.ts'

/** Section 6 of the specification, to the letter. */
export const REFUSALS = {
  vendor: {
    type: 'warning',
    message:
      'Ci dispiace, ma questa sezione è riservata ai venditori. Per favore, contatta il supporto per assistenza.',
  },
  couple: {
    type: 'warning',
    message:
      'Ci dispiace, ma questa sezione è riservata alle coppie. Per favore, contatta il supporto per assistenza.',
  },
  admin: { type: 'danger', message: 'Ci dispiace, ma questa sezione è riservata.' },
} as const satisfies Record<UserType, { type: 'warning' | 'danger'; message: string }>

export const REFUSAL_TOAST_MS = 5000
/** How long a screen waits for the check when the device knows this session already; then it opens on trust. */
export const TRUST_AFTER_MS = 1500
/** How long a role the server has confirmed is not asked again. */
export const CONFIRMED_FOR_MS = 60_000

const CHECKS = {
  vendor: 'Vendor/checkUserIfVendor',
  couple: 'Couple/checkUserIfCouple',
  admin: 'Admin/checkUserIfAdmin',
} as const

type Verdict = 'yes' | 'no' | 'unknown'

const confirmed = new WeakMap<SessionStore, { role: UserType; accountId: string; at: number }>()

/**
 * Asks the server whether the current user has the role. With no network, or with a server that does not answer, the
 * last known session of this device is trusted, so that the planner opens anywhere.
 */
export async function hasRole(
  { api, session }: GuardContext,
  role: UserType,
  onLateRefusal?: () => void,
): Promise<boolean> {
  const { last } = session.get()
  const known = last?.role === role
  const memory = confirmed.get(session)
  if (
    known &&
    memory?.role === role &&
    memory.accountId === last.accountId &&
    performance.now() - memory.at < CONFIRMED_FOR_MS
  )
    return true
  if (known && navigator.onLine === false) return true

  const check = ask(api, session, role, known).then((verdict) => {
    const accountId = session.get().last?.accountId
    if (verdict === 'yes' && accountId) confirmed.set(session, { role, accountId, at: performance.now() })
    return verdict
  })
  if (!known) return (await check) === 'yes'

  const first = await Promise.race([check, after(TRUST_AFTER_MS).then(() => 'late' as const)])
  if (first !== 'late') return first !== 'no'
  void check.then((verdict) => {
    if (verdict === 'no') onLateRefusal?.()
  })
  return true
}

async function ask(api: ApiClient, session: SessionStore, role: UserType, known: boolean): Promise<Verdict> {
  try {
    if (await api(CHECKS[role])) return 'yes'
    // The product's session may have run out while the identity is still signed in.
    if (known && (await session.recover()) && (await api(CHECKS[role]))) return 'yes'
    return 'no'
  } catch {
    return 'unknown'
  }
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function refuse(role: UserType) {
  notify({ ...REFUSALS[role], duration: REFUSAL_TOAST_MS })
}

/** Lets through who has the role; says why to who has not, and leads strangers to the sign-in, others to the first page. */
export async function enforceRole(
  role: UserType,
  { context, location, preload }: GuardArguments,
): Promise<void> {
  const allowed = await hasRole(context, role, () => {
    refuse(role)
    window.location.replace('/')
  })
  if (allowed) return
  if (!preload) refuse(role)
  const { last, expired } = context.session.get()
  if (last && !expired) throw redirect({ to: '/' })
  throw redirect({ to: '/login', search: { ritorno: location.href } })
}
