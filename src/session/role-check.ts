import { redirect } from '@tanstack/react-router'
import type { UserType } from '#contract/people/user.ts'
import type { ApiClient } from '../api/api-client.ts'
import { noteFault } from '../lib/fault-log.ts'
import { notify } from '../ui/overlay/toasts-store.ts'
import { areaOf } from '#contract/screens/areas.ts'
import type { GuardArguments, GuardContext } from './guards.ts'
import type { SessionState, SessionStore } from './session-store.ts'

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
/** How long a role the server has confirmed is not asked again. */
export const CONFIRMED_FOR_MS = 60_000

const CHECKS = {
  vendor: 'Vendor/checkUserIfVendor',
  couple: 'Couple/checkUserIfCouple',
  admin: 'Admin/checkUserIfAdmin',
} as const

type Verdict = 'yes' | 'no' | 'unknown'

const confirmed = new WeakMap<SessionStore, { role: UserType; accountId: string; at: number }>()
const checking = new WeakMap<
  SessionStore,
  { role: UserType; accountId: string | undefined; verdict: Promise<Verdict> }
>()

/**
 * Asks the server whether the current user has the role. The last known session of this device opens its own area at
 * once, with what the device has, so that the planner opens anywhere and never waits for a network; the server's no, when
 * it comes, closes it again.
 * @param onLateRefusal the area was opened on trust, and the server says no
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

  const check = checkOnce(api, session, role, known)
  if (!known) return (await check) === 'yes'

  void check.then((verdict) => {
    if (verdict === 'no') onLateRefusal?.()
  })
  return true
}

/** Screens opened one upon the other share one question. */
function checkOnce(api: ApiClient, session: SessionStore, role: UserType, known: boolean): Promise<Verdict> {
  const accountId = session.get().last?.accountId
  const running = checking.get(session)
  if (running?.role === role && running.accountId === accountId) return running.verdict
  const verdict = ask(api, session, role, known).then((answer) => {
    checking.delete(session)
    const now = session.get().last?.accountId
    if (answer === 'yes' && now) confirmed.set(session, { role, accountId: now, at: performance.now() })
    return answer
  })
  checking.set(session, { role, accountId, verdict })
  return verdict
}

async function ask(api: ApiClient, session: SessionStore, role: UserType, known: boolean): Promise<Verdict> {
  try {
    if (await api(CHECKS[role])) return 'yes'
    // The product's session may have run out while the identity is still signed in.
    if (known && (await session.recover()) && (await api(CHECKS[role]))) return 'yes'
    return 'no'
  } catch (fault) {
    noteFault('role-check', fault)
    // What was refused may have told meanwhile that this account is no more.
    return known && session.get().last?.role !== role ? 'no' : 'unknown'
  }
}

const ENDED = { type: 'warning', message: 'La tua sessione è scaduta: accedi di nuovo.' } as const

/** Whose session has ended has the role: they are asked to sign in, and nothing else. */
function refuse(role: UserType, { last, expired }: SessionState) {
  const reason = expired && last?.role === role ? ENDED : REFUSALS[role]
  notify({ ...reason, duration: REFUSAL_TOAST_MS })
}

/** Lets through who has the role; says why to who has not, and leads strangers to the sign-in, others to the first page. */
export async function enforceRole(
  role: UserType,
  { context, location, navigate, preload }: GuardArguments,
): Promise<void> {
  const away = () => {
    const { last, expired } = context.session.get()
    return last && !expired
      ? ({ to: '/' } as const)
      : ({ to: '/login', search: { ritorno: location.href } } as const)
  }
  const allowed = await hasRole(context, role, () => {
    // Who has left the area meanwhile is where anybody may be.
    if (areaOf(globalThis.location.pathname) !== role) return
    refuse(role, context.session.get())
    void navigate({ ...away(), replace: true })
  })
  if (allowed) return
  if (!preload) refuse(role, context.session.get())
  throw redirect(away())
}
