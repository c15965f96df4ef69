import { mayCall } from '#contract/lists/admin/admin-rights.ts'
import type { CallName } from '#contract/routes.ts'
import { useSession } from './session-context.tsx'

/** Whether the administrator who is signed in may make a call: what one may not do is not shown. */
export const useMay = (call: CallName): boolean => useSession(({ last }) => mayCall(last?.adminRole, call))
