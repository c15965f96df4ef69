import type { ReactNode } from 'react'
import { useSession } from '../../session/session-context.tsx'
import { FullSpinner } from '../../ui/spinner.tsx'
import { ToastRegion } from '../../ui/toast-region.tsx'

/** Around every page: the toasts, and the spinner that covers all while the exchange runs. */
export function RootFrame({ children }: { children: ReactNode }) {
  const loading = useSession((session) => session.loading)
  return (
    <>
      {children}
      {loading && <FullSpinner label="Accesso in corso" />}
      <ToastRegion />
    </>
  )
}
