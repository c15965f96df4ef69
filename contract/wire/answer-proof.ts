/**
 * Whether an answer is our server's. Between a device and the server stand portals, proxies and caches that answer in its
 * place, in any status and in JSON as well; taken for the server's, such an answer would lose an edit. What is ours
 * carries a mark, and is what that call answers. Free of schemas: public pages and the service worker have it too.
 */
import type { Problem, ProblemCode } from './problem.ts'
import { ROUTES, type Route } from '../routes.ts'

/** Sent back with the answer to a write, so that none can be taken for another's. */
export const ANSWERED_KEY_HEADER = 'Idempotency-Key'

/** What can go wrong, by code; a code that is missing here or in problem.ts does not compile. */
const CODES: Readonly<Record<ProblemCode, 1>> = {
  malformed: 1,
  unauthenticated: 1,
  token_expired: 1,
  wedding_deleted: 1,
  wedding_left: 1,
  vendor_deleted: 1,
  forbidden: 1,
  not_your_role: 1,
  wrong_password: 1,
  look_over: 1,
  look_read_only: 1,
  look_hidden: 1,
  second_factor_asked: 1,
  wrong_code: 1,
  second_factor_owed: 1,
  email_not_proved: 1,
  deactivated: 1,
  not_found: 1,
  method_not_allowed: 1,
  conflict: 1,
  profile_exists: 1,
  booking_state: 1,
  conversation_blocked: 1,
  conversation_closed: 1,
  amount_changed: 1,
  already_exists: 1,
  deleted: 1,
  invitation_expired: 1,
  too_large: 1,
  unsupported_media_type: 1,
  rule_broken: 1,
  plan_limit: 1,
  key_reused: 1,
  client_outdated: 1,
  rate_limited: 1,
  internal: 1,
  not_implemented: 1,
  unavailable: 1,
}

/** Whether it is a no of ours: a problem document, with a code that we know. */
export const isProblem = (body: unknown): body is Problem =>
  isObject(body) && typeof body.code === 'string' && Object.hasOwn(CODES, body.code)

/** Whether `body` is what `route` answers, by the fields that it always has. */
export function answers({ answer = 'id version' }: Pick<Route, 'answer'>, body: unknown): boolean {
  if (answer === 'boolean') return typeof body === 'boolean'
  if (answer.startsWith('?')) return body === null || answers({ answer: answer.slice(1) }, body)
  if (answer.startsWith('['))
    return Array.isArray(body) && body.every((each) => answers({ answer: answer.slice(1) }, each))
  return isObject(body) && answer.split(' ').every((field) => field === '' || body[field] !== undefined)
}

/** The call that a request is of; undefined for what this build does not know. @param path with its query */
export function routeOf(method: string, path: string): Route | undefined {
  const [pathname = ''] = path.split('?')
  const parent = pathname.replace(/[^/]*$/, '{id}')
  return Object.values<Route>(ROUTES).find(
    (route) => route.method === method && (route.path === pathname || route.path === parent),
  )
}

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
