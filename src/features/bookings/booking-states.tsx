import { ErrorState } from '../../ui/state/error-state.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'

export function BookingsFailed({
  title,
  busy,
  onRetry,
}: {
  title: string
  busy: boolean
  onRetry: () => void
}) {
  return (
    <>
      <PageHeader title={title} />
      <ErrorState title="Non riusciamo a leggere le prenotazioni" busy={busy} onRetry={onRetry}>
        Questo dispositivo non le ha ancora salvate, e il server non risponde.
      </ErrorState>
    </>
  )
}
