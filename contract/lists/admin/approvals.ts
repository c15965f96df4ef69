/** What administrators do only two together (decision 113). Free of schemas: the screens have it too. */
import { ADMIN_RIGHTS } from './admin-rights.ts'
import type { AdminRole } from './admin-roles.ts'

/** One asks by the call itself; another who may make it confirms, and it is done. */
export const APPROVED_CALLS = ['Admin/deleteVendor', 'Admin/deleteCouple', 'Admin/creditInvoice'] as const
export type ApprovedCall = (typeof APPROVED_CALLS)[number]

/** How long it waits for the other one, in days. */
export const APPROVAL_DAYS = 7
/** How many of what waits are read at once, the oldest first: what is behind comes up as they are decided. */
export const APPROVALS_AT_ONCE = 100
/** What is credited of one invoice, with VAT, up to which one person is enough, in cents. */
export const ONE_PERSON_CREDITS_CENTS = 50_000

/** Who may make the call, and so ask it and confirm it. */
export const rolesFor = (call: ApprovedCall): readonly AdminRole[] => ADMIN_RIGHTS[call]

/** Whether a credit note takes two: with all that was credited of its invoice before, so that two small ones are one large. */
export const takesTwo = (creditedCents: number, totalCents: number): boolean =>
  creditedCents + totalCents > ONE_PERSON_CREDITS_CENTS
