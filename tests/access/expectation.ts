/** What a cell of the matrix must answer: first the session and the role, as the contract declares them; then whose it is. */
import { LISTED_CALLS } from '#contract/entities.ts'
import type { EntityCalls } from '#contract/kit/entity-calls.ts'
import { type Access, type CallName, ROUTES } from '#contract/routes.ts'
import type { Role } from './cast.ts'
import { RULES } from './rules.ts'

export const TARGETS = ['own', 'another', 'guessed'] as const
export type Target = (typeof TARGETS)[number]

export interface Expected {
  status: number
  code?: string
}

const KIND: Record<Role, 'visitor' | 'identity' | 'couple' | 'vendor' | 'admin' | 'nobody'> = {
  visitor: 'visitor',
  identity: 'identity',
  couple: 'couple',
  partner: 'couple',
  otherCouple: 'couple',
  vendor: 'vendor',
  otherVendor: 'vendor',
  admin: 'admin',
  deactivatedCouple: 'couple',
  deactivatedVendor: 'vendor',
  endedSession: 'nobody',
  expiredSession: 'nobody',
  forgedToken: 'nobody',
}
const isDeactivated = (role: Role) => role === 'deactivatedCouple' || role === 'deactivatedVendor'

const ALLOWED: Record<Access, readonly string[]> = {
  public: ['visitor', 'identity', 'couple', 'vendor', 'admin'],
  identity: ['identity'],
  session: ['couple', 'vendor', 'admin'],
  couple: ['couple'],
  vendor: ['vendor'],
  admin: ['admin'],
  'identity-or-admin': ['identity', 'admin'],
}

/** Calls that change nothing though their method may. */
export const READS_BY_POST = new Set<CallName>([
  'User/login',
  'Couple/openWebsite',
  'Couple/findCoupleByUid',
  ...Object.values<EntityCalls>(LISTED_CALLS)
    .filter(({ asked }) => asked === 'POST')
    .map(({ owner, list }) => `${owner}/${list}` as CallName),
  'Couple/getBudgetWeddingCouple',
  'Vendor/getBillingByVendor',
  'Vendor/getLastPaidBilling',
  // Once by the upload's own id, not by a key (files.test.ts).
  'Files/finishUpload',
  // A question changes nothing: asked again it is answered anew.
  'Assistant/ask',
  // What it carries is written under keys of its own (commands.test.ts).
  'sync/commands',
])
export const changes = (name: CallName): boolean => {
  const route = ROUTES[name]
  const isRead = 'twin' in route || READS_BY_POST.has(name) || /^Admin\/(get|find)/.test(name)
  return route.method !== 'GET' && !isRead
}

const code: Record<number, string> = { 404: 'not_found', 409: 'already_exists', 422: 'rule_broken' }

export function expected(name: CallName, role: Role, target: Target, isServed: boolean): Expected {
  const { access } = ROUTES[name]
  const [kind, rule] = [KIND[role], RULES[name]]
  // A token that opens nothing is refused everywhere: it is never taken for a visitor's.
  if (role === 'forgedToken') return { status: 401, code: 'unauthenticated' }
  if (kind === 'nobody') return rule.whenEnded ? { status: 200 } : { status: 401, code: 'token_expired' }
  if (!ALLOWED[access].includes(kind))
    return kind === 'visitor' || kind === 'identity'
      ? { status: 401, code: 'unauthenticated' }
      : { status: 403, code: 'forbidden' }
  const asks = changes(name) && access !== 'session' && access !== 'public' && !rule.whileDeactivated
  if (isServed && isDeactivated(role) && asks) return { status: 403, code: 'deactivated' }
  if (!isServed) return { status: 501, code: 'not_implemented' }
  const by = rule.by?.[role]
  const status = (typeof by === 'object' ? by[target] : by) || rule[target]
  return code[status] ? { status, code: code[status] } : { status }
}
