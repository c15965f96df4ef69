import { APPROVED_CALLS, type ApprovedCall } from '#contract/lists/admin/approvals.ts'
import { type Handlers, read, write } from '../../platform/http/call-server.ts'
import { type ApprovedByCall, approvals, decide, lineOfApproval, withdraw } from './approval-decision.ts'
import type { Approved } from './approval-service.ts'

/** @param each what takes two, one of each call. @param publicUrl where people reach the product, for the mails' links */
export function approvalRoutes(each: readonly Approved<never>[], publicUrl: () => string): Handlers {
  const of = (call: ApprovedCall) => each.find((one) => one.call === call) as unknown as Approved
  const approved = Object.fromEntries(APPROVED_CALLS.map((call) => [call, of(call)])) as ApprovedByCall
  return {
    'Admin/getApprovals': read((call) => approvals(call, call.query, approved)),
    'Admin/decideApproval': write(
      (call) => decide(call, call.params.id, call.body, approved, publicUrl()),
      ({ params, tx }) => lineOfApproval(params.id, approved, tx),
    ),
    'Admin/withdrawApproval': write(async (call) => {
      await withdraw(call, call.params.id)
      return { id: call.params.id }
    }),
  }
}
