import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { useSession } from '../../session/session-context.tsx'
import { FullSpinner } from '../../ui/spinner.tsx'

const ToastRegion = lazy(() =>
  import('../../ui/toast-region.tsx').then(({ ToastRegion }) => ({ default: ToastRegion })),
)

const never = () => () => undefined

/** Around every page: the toasts, and the spinner that covers all while the exchange runs. */
export function RootFrame({ children }: { children: ReactNode }) {
  const loading = useSession((session) => session.loading)
  // Nothing can be told before a script runs: the region comes with the first of them.
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <>
      {children}
      {loading && <FullSpinner label="Accesso in corso" />}
      {inBrowser && (
        <Suspense>
          <ToastRegion />
        </Suspense>
      )}
    </>
  )
}
