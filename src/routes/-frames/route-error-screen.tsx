import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ApiError, NetworkError, failureText } from '../../api/api-error.ts'
import { isMissingPart } from '../../lib/missing-part.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import { NotSavedScreen } from '../../features/sync/device/not-saved-screen.tsx'
import { NotFoundNotice } from './not-found-notice.tsx'

/** What a page shows when it could not be made: it is not there, it is not on this device, or something went wrong. */
export function RouteErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  if (error instanceof ApiError && error.status === 404) return <NotFoundNotice />
  if (error instanceof NetworkError || isMissingPart(error)) return <NotSavedScreen onRetry={retry} />
  return (
    <Wrap>
      <ErrorState heading="h1" title="Qualcosa non ha funzionato" onRetry={retry}>
        {failureText(error)} Le modifiche che hai fatto sono salvate su questo dispositivo.
      </ErrorState>
    </Wrap>
  )
}
