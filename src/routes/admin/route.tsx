import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AreaFrame } from '../-frames/area-frame.tsx'
import type { NavItem } from '../../ui/navigation.ts'

const ITEMS: readonly NavItem[] = [
  { href: '/admin', label: 'Panoramica', icon: IconLayoutDashboard, exact: true },
]

/** The administrators' area; every child is guarded. */
export const Route = createFileRoute('/admin')({
  ssr: false,
  component: () => (
    <AreaFrame label="Amministrazione" items={ITEMS} dense>
      <Outlet />
    </AreaFrame>
  ),
})
