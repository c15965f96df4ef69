import { lazy, type ReactNode } from 'react'
import { useSession } from '../../session/session-context.tsx'
import { FullSpinner } from '../../ui/state/spinner.tsx'
import { InBrowser } from './in-browser.tsx'

const ToastRegion = lazy(async () => ({
  default: (await import('../../ui/overlay/toast-region.tsx')).ToastRegion,
}))

/** Around every page: the toasts, and the spinner that covers all while the exchange runs. */
export function RootFrame({ children }: { children: ReactNode }) {
  const loading = useSession((session) => session.loading)
  return (
    <>
      {children}
      {loading && <FullSpinner label="Accesso in corso" />}
      <InBrowser>
        <ToastRegion />
      </InBrowser>
    </>
  )
}
