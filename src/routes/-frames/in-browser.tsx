import { Suspense, type ReactNode } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** What only a running script can show: left out of the server's page, and loaded after it stands. */
export function InBrowser({ children }: { children: ReactNode }) {
  return useHydrated() && <Suspense>{children}</Suspense>
}
