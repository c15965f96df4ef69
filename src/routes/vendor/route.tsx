import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AreaFrame } from '../-frames/area-frame.tsx'
import { guard } from '../../session/guards.ts'
import type { NavItem } from '../../ui/navigation.ts'

const ITEMS: readonly NavItem[] = [
  { href: '/vendor', label: 'La mia attività', icon: IconBuildingStore, exact: true },
]

/** The vendor's area, guarded here and at its children, as the specification says. */
export const Route = createFileRoute('/vendor')({
  ssr: false,
  beforeLoad: guard('vendor'),
  component: () => (
    <AreaFrame label="Area fornitore" items={ITEMS}>
      <Outlet />
    </AreaFrame>
  ),
})
