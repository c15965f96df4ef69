import { useQuery } from '@tanstack/react-query'
import type { Approvals } from '#contract/admin/approval.ts'
import { APPROVAL_DAYS } from '#contract/lists/admin/approvals.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { plural } from '../../lib/text.ts'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { ApprovalPart } from './approval-part.tsx'
import { approvalQueries } from './approval-queries.ts'
import { askedWords } from './approval-words.ts'
import css from './approvals.module.css'

/** What takes two administrators, was asked by one, and waits for another. */
export function ApprovalsScreen() {
  const { data, error, isFetching, refetch } = useQuery(approvalQueries.all(useApi()))
  return (
    <>
      <PageHeader
        title="Da confermare"
        subtitle={`Quello che si fa in due: una persona chiede, un’altra conferma. Dopo ${plural(APPROVAL_DAYS, 'giorno', 'giorni')} la richiesta scade.`}
      />
      {data ? (
        <List approvals={data} />
      ) : error ? (
        <ErrorState title="Le richieste non sono arrivate" onRetry={() => void refetch()} busy={isFetching}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Skeleton shape="row" count={3} />
      )}
    </>
  )
}

function List({ approvals: { waiting, more, needed } }: { approvals: Approvals }) {
  if (waiting.length === 0)
    return (
      <EmptyState drawing="tasks" title="Niente da confermare">
        {needed.length > 0
          ? 'Qui arrivano le eliminazioni e le note di credito alte chieste da chi amministra con te.'
          : 'Oggi nessun’altra persona può confermare: quello che fai vale subito, e il registro lo dice.'}
      </EmptyState>
    )
  return (
    <>
      <ul className={css.rows}>
        {waiting.map((approval) => (
          <li key={approval.id} className={css.row}>
            <ApprovalPart
              approval={approval}
              title={<h2 className={css.name}>{askedWords(approval)}</h2>}
              leads
            />
          </li>
        ))}
      </ul>
      {more && (
        <p className={css.soft}>
          Queste sono le prime {waiting.length}, dalla più vecchia: decise queste, arrivano le altre.
        </p>
      )}
    </>
  )
}
