import { Suspense, useSyncExternalStore, type ReactNode } from 'react'

const never = () => () => undefined

/** What only a running script can show: left out of the server's page, and loaded after it stands. */
export function InBrowser({ children }: { children: ReactNode }) {
  const running = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return running && <Suspense>{children}</Suspense>
}
