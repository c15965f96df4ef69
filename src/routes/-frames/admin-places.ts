import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import type { NavItem } from '../../ui/navigation.ts'

/** The places of the administrators' area. */
export const adminPlaces = (): readonly NavItem[] => [
  { href: '/admin', label: 'Panoramica', icon: IconLayoutDashboard, exact: true },
  { href: '/admin/reviews', label: 'Recensioni', icon: IconStar },
]
