import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import css from './planning.module.css'
import type { TaskSearch } from './task-search.ts'

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
        Questo dispositivo non le ha ancora salvate, e il server non risponde. Quello che aggiungete resta
        salvato qui.
      </ErrorState>
    </>
  )
}

/** No task yet. @param count how many the template would give; undefined until that is known */
export function PlanningEmpty({
  count,
  onFillIn,
  onAdd,
}: {
  count: number | undefined
  onFillIn: () => void
  onAdd: () => void
}) {
  return (
    <EmptyState
      drawing="tasks"
      title="Qui ci saranno le cose da fare"
      action={
        <>
          <Button icon={IconSparkles} onClick={onFillIn}>
            Riempi la lista
          </Button>
          <Button variant="link" onClick={onAdd}>
            Aggiungi la prima
          </Button>
        </>
      }
    >
      Partite da una lista {count ? `di ${count} attività` : 'pronta'} con i tempi giusti per il vostro rito,
      poi cambiatela come volete.
    </EmptyState>
  )
}

/** Nothing in sight: because of the filters, or because there is nothing left. */
export function NothingHere({ search, onClear }: { search: TaskSearch; onClear: () => void }) {
  const filtered = search.q || search.who || search.category || search.state
  const text = filtered
    ? 'Nessuna attività con questi filtri.'
    : search.view === 'done'
      ? 'Ancora niente di fatto: la prima è la più difficile.'
      : search.view === 'later'
        ? 'Per dopo non c’è altro.'
        : 'Per adesso è tutto fatto.'
  return (
    <div className={css.nothing}>
      <p>{text}</p>
      <Button variant="quiet" onClick={onClear}>
        Mostra tutte
      </Button>
    </div>
  )
}
