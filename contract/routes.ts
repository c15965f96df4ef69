/**
 * Every call as plain data: method, path and who may make it. The browser gets this file and only the types of calls.ts,
 * so that no schema travels with the public pages.
 *
 * Access: `public` anyone · `identity` a signed-in identity, profile or not · `session` anyone with a profile ·
 * `couple`, `vendor`, `admin` that role · `identity-or-admin` for a call both may make.
 * `twin` marks a read that the specification gives as POST and that answers GET at the same path too.
 *
 * `answer` says by what its answer is known from another's (answer-proof.ts): fields that it always has, `[` before them
 * where it is a list of such, `?` where it may be null. Unsaid, it is a thing with its `id` and `version`.
 */
import { OWN_ROUTES } from './own-routes.ts'
import { SPECIFIED_ROUTES } from './specified-routes.ts'

export type { Access, Route } from './kit/route.ts'

export const ROUTES = { ...SPECIFIED_ROUTES, ...OWN_ROUTES }
export type CallName = keyof typeof ROUTES
