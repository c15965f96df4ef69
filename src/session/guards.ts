import type { ParsedLocation, UseNavigateResult } from '@tanstack/react-router'
import type { UserType } from '#contract/user.ts'
import type { ApiClient } from '../api/api-client.ts'
import type { SessionStore } from './session-store.ts'

export interface GuardContext {
  api: ApiClient
  session: SessionStore
}

export interface GuardArguments {
  context: GuardContext
  location: ParsedLocation
  navigate: UseNavigateResult<string>
  preload?: boolean
}

/**
 * For `beforeLoad` of the children of a private area: only who has the role passes (section 6). The check itself is
 * loaded when it is needed, since every public page carries the routes.
 */
export function guard(role: UserType) {
  return async (route: GuardArguments): Promise<void> => {
    const [{ enforceRole }] = await Promise.all([
      import('./role-check.ts'),
      route.context.session.whenKnown(),
    ])
    await enforceRole(role, route)
  }
}
