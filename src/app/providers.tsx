import type { ReactNode } from 'react'
import { ApiProvider } from '../api/api-context.tsx'
import { DeviceProvider } from '../features/sync/device-queries.ts'
import { SyncProvider } from '../features/sync/sync-queries.ts'
import { AccountProvider, SessionProvider } from '../session/session-context.tsx'
import { LinkProvider } from '../ui/link.tsx'
import { AppLink } from './app-link.tsx'
import type { AppServices } from './app-services.ts'

/** Hands the services to the screens. The query client comes from the router's query integration. */
export function Providers({ services, children }: { services: AppServices; children: ReactNode }) {
  return (
    <ApiProvider value={services.api}>
      <SessionProvider value={services.session}>
        <AccountProvider value={services.account}>
          <SyncProvider value={services.sync}>
            <DeviceProvider value={services.device}>
              <LinkProvider value={AppLink}>{children}</LinkProvider>
            </DeviceProvider>
          </SyncProvider>
        </AccountProvider>
      </SessionProvider>
    </ApiProvider>
  )
}
