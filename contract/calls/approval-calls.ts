import { z } from 'zod'
import { ApprovalDecision, Approvals, WhichApprovals } from '../admin/approval.ts'
import { Id } from '../kit/ids.ts'
import { type Call, Done, byId } from './call.ts'

export const APPROVAL_CALLS = {
  'Admin/getApprovals': { query: WhichApprovals, reply: Approvals },
  /** Does what was asked, exactly, or says no to it. */
  'Admin/decideApproval': {
    params: byId,
    body: ApprovalDecision,
    reply: z.strictObject({ id: Id, state: z.enum(['confirmed', 'refused']) }),
  },
  /** By who asked. */
  'Admin/withdrawApproval': { params: byId, reply: Done },
} as const satisfies Record<string, Call>
