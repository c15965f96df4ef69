import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './planning.module.css'

/** The shape of the list while it is read. */
export function PlanningLoading() {
  return (
    <>
      <header className={css.head}>
        <h1 className={css.h1}>Attività</h1>
      </header>
      <Skeleton shape="title" />
      <Skeleton shape="row" count={6} />
    </>
  )
}

export function PlanningFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <>
      <header className={css.head}>
        <h1 className={css.h1}>Attività</h1>
      </header>
      <ErrorState title="Non riusciamo a leggere le vostre attività" busy={busy} onRetry={onRetry}>
        Questo dispositivo non le ha ancora salvate, e il server non risponde. Quello che aggiungi resta
        salvato qui.
      </ErrorState>
    </>
  )
}
