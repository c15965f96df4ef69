import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Approval } from '#contract/admin/approval.ts'
import type { ApprovedCall } from '#contract/lists/admin/approvals.ts'
import { useApi } from '../../api/api-context.tsx'
import { useMay } from '../../session/admin-may.ts'
import { Notice } from '../../ui/state/notice.tsx'
import { ApprovalPart } from './approval-part.tsx'
import { approvalQueries, renewApprovals } from './approval-queries.ts'
import { askedWords } from './approval-words.ts'
import css from './approvals.module.css'

/** What is asked of one account or invoice and waits, and whether the call takes two people today. */
export function useApproval(
  call: ApprovedCall,
  thingId: string,
): { waiting: Approval | undefined; takesTwo: boolean } {
  const may = useMay(call)
  const { data } = useQuery({ ...approvalQueries.of(useApi(), thingId), enabled: may })
  return {
    waiting: data?.waiting.find((one) => one.call === call),
    takesTwo: data?.needed.includes(call) ?? false,
  }
}

/** On the screen of what it is about: who asked what, until when it waits, and what one may do with it. */
export function ApprovalNotice({ approval, onDone }: { approval: Approval; onDone?: () => void }) {
  return (
    <Notice tone="warning">
      <div className={css.words}>
        <ApprovalPart
          approval={approval}
          title={
            <p>
              <strong>{askedWords(approval)}</strong>
            </p>
          }
          {...(onDone && { onDone })}
        />
      </div>
    </Notice>
  )
}

/** What the record of an account says of its end, which takes two people. */
export function useApprovedEnding(call: ApprovedCall, id: string) {
  const client = useQueryClient()
  const { waiting, takesTwo } = useApproval(call, id)
  return {
    takesTwo,
    onAsked: () => void renewApprovals(client),
    renderAsked:
      waiting &&
      (({ onDone }: { onDone: () => void }) => <ApprovalNotice approval={waiting} onDone={onDone} />),
  }
}
