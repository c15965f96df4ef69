import type { Couple } from '#contract/people/couple.ts'
import type { LoginResponse } from '#contract/people/user.ts'
import type { ApiClient } from '../api/api-client.ts'
import { AREAS } from '#contract/screens/areas.ts'
import { withoutAccount } from './deleted-account.ts'
import type { SessionSnapshot } from './session-snapshot.ts'
import type { IdentityUser, SessionState, SessionStore } from './session-store.ts'
import type { TokenStorage } from './token-storage.ts'

export interface ExchangePorts {
  session: SessionStore
  api: ApiClient
  token: TokenStorage
  /** A fresh ID token of the signed-in identity. */
  idToken: () => Promise<string>
  /** Leads someone who has just registered to their area. */
  goTo: (path: '/vendor' | '/couple') => void
}

/** The last exchange that began for a session: one of before that ends late says nothing of whether this one is over. */
const latest = new WeakMap<SessionStore, object>()

/**
 * The exchange of section 4: the identity provider reports someone, the product logs in against its own server, keeps
 * the token, publishes the profile by its type. Who has just registered is led to their area; an admin never is.
 * @param code of the second factor, where the server asks for one (`second_factor_asked`)
 * @returns who is signed in, or null for an identity that has no profile yet
 */
export async function exchange(
  ports: ExchangePorts,
  user: IdentityUser,
  code?: string,
): Promise<SessionSnapshot | null> {
  const { session } = ports
  const own = {}
  latest.set(session, own)
  session.update({ loading: true })
  try {
    const bearer = await ports.idToken()
    const answer = await ports.api('User/login', {
      body: { userName: user.email, uid: user.uid, code },
      bearer,
    })
    return publish(ports, user, answer)
  } finally {
    if (latest.get(session) === own) session.update({ loading: false })
  }
}

/** Puts the answer where the rest of the app looks, in one step. */
export function publish(
  { session, token, goTo }: Pick<ExchangePorts, 'session' | 'token' | 'goTo'>,
  user: IdentityUser,
  answer: LoginResponse,
): SessionSnapshot | null {
  const last = snapshotOf(user, answer) ?? withoutAccount(session.get().last, user)
  if (answer.token) token.write(answer.token)
  session.update({ ...slotsOf(answer), user, last, expired: false })
  if (session.get().justRegistered && (answer.type === 'vendor' || answer.type === 'couple')) {
    goTo(AREAS[answer.type].home)
    session.update({ justRegistered: false })
  }
  return last
}

/** The three profile slots for an answer: one filled, the others empty. */
export function slotsOf(answer: LoginResponse): Pick<SessionState, 'vendor' | 'couple' | 'admin'> {
  return {
    vendor: answer.type === 'vendor' ? answer.value : null,
    couple: answer.type === 'couple' ? answer.value : null,
    admin: answer.type === 'admin' ? answer.value : null,
  }
}

function snapshotOf(user: IdentityUser, answer: LoginResponse): SessionSnapshot | null {
  if (answer.type === null) return null
  const common = { role: answer.type, accountId: answer.value.id, uid: user.uid, email: user.email }
  if (answer.type === 'couple') return { ...common, ...coupleFace(answer.value) }
  if (answer.type === 'vendor')
    return { ...common, name: answer.value.businessName, avatar: answer.value.logo?.url ?? null }
  const { name, role, owesSecondFactor } = answer.value
  return { ...common, name, avatar: null, adminRole: role, ...(owesSecondFactor && { owesSecondFactor }) }
}

/** How a couple is greeted: "Anna e Marco", and its picture. */
export function coupleFace({ partners, photo }: Couple): Pick<SessionSnapshot, 'name' | 'avatar'> {
  return { name: partners.map((partner) => partner.firstName).join(' e '), avatar: photo?.url ?? null }
}
