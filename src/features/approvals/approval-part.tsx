import type { ReactNode } from 'react'
import type { Approval } from '#contract/admin/approval.ts'
import { UiLink } from '../../ui/link.tsx'
import { ApprovalActions } from './approval-actions.tsx'
import { hrefOf, isDeletion, waitWords } from './approval-words.ts'
import css from './approvals.module.css'

/**
 * One request: what is asked (`title`), why, by whom and until when, and what one may do with it.
 * @param leads to what it is about, where that is not here
 * @param onDone it was done, and there is nothing to look at any more
 */
export function ApprovalPart({
  approval,
  title,
  leads = false,
  onDone,
}: {
  approval: Approval
  title: ReactNode
  leads?: boolean
  onDone?: () => void
}) {
  return (
    <>
      {title}
      <p className={css.reason}>{approval.reason || 'Senza un motivo scritto.'}</p>
      {approval.changed && (
        <p>Nel frattempo è cambiato qualcosa: così com’è non si conferma più, va chiesta di nuovo.</p>
      )}
      <p className={css.soft}>
        {waitWords(approval)}
        {leads && (
          <>
            {' '}
            <UiLink href={hrefOf(approval)}>
              {isDeletion(approval) ? 'Apri la scheda' : 'Vai alla fattura'}
            </UiLink>
          </>
        )}
      </p>
      <ApprovalActions approval={approval} {...(onDone && { onDone })} />
    </>
  )
}
