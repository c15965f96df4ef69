import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs'
import IconCoinEuro from '@tabler/icons-react/dist/esm/icons/IconCoinEuro.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { AreaFrame } from '../-frames/area-frame.tsx'
import { InstallCard } from '../../features/sync/install-card.tsx'
import { openedAccount } from '../../features/sync/opened-account.ts'
import { useSyncStatus } from '../../features/sync/sync-queries.ts'
import type { NavItem } from '../../ui/navigation.ts'

/** The couple's area. No guard here, as the specification says: the children have it. */
export const Route = createFileRoute('/couple')({
  ssr: false,
  beforeLoad: ({ context }) => openedAccount(context, 'couple'),
  component: CoupleArea,
})

function CoupleArea() {
  const { waiting, review } = useSyncStatus()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const items: readonly NavItem[] = [
    { href: '/couple', label: 'Oggi', icon: IconHome, exact: true },
    { href: '/couple/planning', label: 'Attività', icon: IconChecklist },
    { href: '/couple/budget', label: 'Budget', icon: IconCoinEuro },
    { href: '/couple/vendors', label: 'Fornitori', icon: IconHeart },
    { href: '/couple/profile', label: 'Voi due', icon: IconUsers },
    { href: '/fornitori', label: 'Cerca fornitori', icon: IconSearch },
    {
      href: '/couple/sync',
      label: 'Modifiche in attesa',
      icon: IconCloudUpload,
      badge: waiting + review,
      badgeLabel: 'modifiche da inviare o da rivedere',
    },
  ]
  return (
    <AreaFrame label="Area coppia" items={items}>
      {path === '/couple' && <InstallCard />}
      <Outlet />
    </AreaFrame>
  )
}
