import type { ReactNode } from 'react'
import { SyncBar } from '../../features/sync/sync-bar.tsx'

/** Around the pages of signing in and registering: they say too when there is no network. */
export function AccountPage({ children }: { children: ReactNode }) {
  return (
    <>
      <SyncBar />
      {children}
    </>
  )
}
