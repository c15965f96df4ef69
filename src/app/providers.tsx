import type { ReactNode } from 'react'
import { ApiProvider } from '../api/api-context.tsx'
import { DeviceContext } from '../features/sync/device/device-context.ts'
import { SyncContext } from '../features/sync/sync-context.ts'
import { AccountProvider, SessionProvider } from '../session/session-context.tsx'
import { LinkProvider } from '../ui/link.tsx'
import { AppLink } from './app-link.tsx'
import type { AppServices } from './services/app-services.ts'

/** Hands the services to the screens. The query client comes from the router's query integration. */
export function Providers({ services, children }: { services: AppServices; children: ReactNode }) {
  return (
    <ApiProvider value={services.api}>
      <SessionProvider value={services.session}>
        <AccountProvider value={services.account}>
          <SyncContext value={services.sync}>
            <DeviceContext value={services.device}>
              <LinkProvider value={AppLink}>{children}</LinkProvider>
            </DeviceContext>
          </SyncContext>
        </AccountProvider>
      </SessionProvider>
    </ApiProvider>
  )
}
