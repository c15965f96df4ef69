import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs'
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs'
import IconCoinEuro from '@tabler/icons-react/dist/esm/icons/IconCoinEuro.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconWorldHeart from '@tabler/icons-react/dist/esm/icons/IconWorldHeart.mjs'
import type { NavItem } from '../../ui/navigation.ts'

/** The places of the couple's area. @param counts edits to be sent or reviewed, quotes to be answered, messages to be read */
export const couplePlaces = ({ unsettled = 0, quoted = 0, unread = 0 } = {}): readonly NavItem[] => [
  { href: '/couple', label: 'Oggi', icon: IconHome, exact: true },
  { href: '/couple/planning', label: 'Attività', icon: IconChecklist },
  { href: '/couple/budget', label: 'Budget', icon: IconCoinEuro },
  { href: '/couple/vendors', label: 'Fornitori', icon: IconHeart },
  {
    href: '/couple/bookings',
    label: 'Prenotazioni',
    icon: IconCalendarEvent,
    badge: quoted,
    badgeLabel: 'preventivi da accettare',
  },
  {
    href: '/couple/messages',
    label: 'Messaggi',
    icon: IconMessage,
    badge: unread,
    badgeLabel: 'messaggi da leggere',
  },
  { href: '/couple/website', label: 'Il vostro sito', icon: IconWorldHeart },
  { href: '/couple/profile', label: 'Voi due', icon: IconUsers },
  { href: '/couple/gallery', label: 'Galleria', icon: IconPhoto },
  { href: '/fornitori', label: 'Cerca fornitori', icon: IconSearch },
  {
    href: '/couple/sync',
    label: 'Modifiche in attesa',
    icon: IconCloudUpload,
    badge: unsettled,
    badgeLabel: 'modifiche da inviare o da rivedere',
  },
]
