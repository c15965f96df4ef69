import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs'
import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import type { NavItem } from '../../ui/navigation.ts'

/** The places of the vendor's area. @param counts edits to be sent or reviewed, bookings to be answered, messages to be read */
export const vendorPlaces = ({ unsettled = 0, unanswered = 0, unread = 0 } = {}): readonly NavItem[] => [
  { href: '/vendor', label: 'Oggi', icon: IconBuildingStore, exact: true },
  {
    href: '/vendor/bookings',
    label: 'Prenotazioni',
    icon: IconCalendarEvent,
    badge: unanswered,
    badgeLabel: 'risposte da dare',
  },
  {
    href: '/vendor/messages',
    label: 'Messaggi',
    icon: IconMessage,
    badge: unread,
    badgeLabel: 'messaggi da leggere',
  },
  { href: '/vendor/reviews', label: 'Recensioni', icon: IconStar },
  {
    href: '/vendor/sync',
    label: 'In attesa',
    icon: IconCloudUpload,
    badge: unsettled,
    badgeLabel: 'modifiche da inviare o da rivedere',
  },
]
