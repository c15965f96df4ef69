import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import type { NavItem } from '../../ui/navigation.ts'

/** The places of the administrators' area. @param counts messages to support to be read */
export const adminPlaces = ({ unread = 0 } = {}): readonly NavItem[] => [
  { href: '/admin', label: 'Panoramica', icon: IconLayoutDashboard, exact: true },
  { href: '/admin/reviews', label: 'Recensioni', icon: IconStar },
  {
    href: '/admin/chat-support',
    label: 'Chat',
    icon: IconLifebuoy,
    badge: unread,
    badgeLabel: 'messaggi da leggere',
  },
]
