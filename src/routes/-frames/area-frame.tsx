import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AreaLayout } from '../../ui/frame/area-layout.tsx'
import type { NavItem } from '../../ui/frame/navigation.ts'
import { AccountPanel } from '../../features/account/account-panel.tsx'
import { SyncBar } from '../../features/sync/sync-bar.tsx'

/** The frame of a private area: its nav items, the state of the network, who is signed in. */
export function AreaFrame({
  label,
  items,
  wide,
  children,
}: {
  label: string
  items: readonly NavItem[]
  wide?: boolean
  children: ReactNode
}) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <AreaLayout
      label={label}
      items={items}
      path={path}
      status={<SyncBar />}
      account={<AccountPanel />}
      wide={wide}
    >
      {children}
    </AreaLayout>
  )
}
