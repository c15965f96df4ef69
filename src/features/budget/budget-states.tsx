import { ErrorState } from '../../ui/state/error-state.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'

/** The shape of the page while it is read. */
export function BudgetLoading() {
  return (
    <>
      <PageHeader title="Budget" />
      <Skeleton shape="stat" count={4} />
      <Skeleton shape="row" count={5} />
    </>
  )
}

export function BudgetFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <>
      <PageHeader title="Budget" />
      <ErrorState title="Non riusciamo a leggere il vostro budget" busy={busy} onRetry={onRetry}>
        Questo dispositivo non l’ha ancora salvato, e il server non risponde. Quello che aggiungete resta
        salvato qui.
      </ErrorState>
    </>
  )
}
