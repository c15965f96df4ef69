/** How many guests a vendor takes: who looks for a vendor by guests finds none that takes at most fewer than at least. */
import { guestsFault } from '#contract/lists/vendors/guest-range.ts'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { ProblemError } from '../../platform/http/problem.ts'

/** @throws ProblemError `rule_broken` at the greatest number, where it is below the smallest */
export function ensureGuestsFit(capacity: Vendor['capacity']): void {
  const detail = guestsFault(capacity)
  if (detail)
    throw new ProblemError('rule_broken', {
      detail,
      errors: [{ path: 'body.capacity.max', message: detail }],
    })
}
