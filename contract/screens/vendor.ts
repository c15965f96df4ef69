import type { AreaScreen } from './screen.ts'

/** The vendor's screens, in the order of its navigation. */
export const VENDOR_SCREENS = [
  { path: '/vendor', label: 'Oggi' },
  {
    path: '/vendor/bookings',
    label: 'Prenotazioni',
    badge: { count: 'unanswered', label: 'risposte da dare' },
  },
  { path: '/vendor/messages', label: 'Messaggi', badge: { count: 'unread', label: 'messaggi da leggere' } },
  { path: '/vendor/profile', label: 'La tua pagina' },
  { path: '/vendor/analytics', label: 'Statistiche' },
  { path: '/vendor/image-manager', label: 'Foto' },
  { path: '/vendor/gallery', label: 'Archivio' },
  { path: '/vendor/videos', label: 'Video' },
  { path: '/vendor/portfolio', label: 'Portfolio' },
  { path: '/vendor/real-wedding', label: 'Matrimoni veri' },
  { path: '/vendor/seo', label: 'Motori di ricerca' },
  { path: '/vendor/reviews', label: 'Recensioni' },
  { path: '/vendor/award', label: 'Awards' },
  { path: '/vendor/auto-replies', label: 'Risposte automatiche' },
  { path: '/vendor/upgrade-account', label: 'Il tuo piano' },
  { path: '/vendor/billing', label: 'Fatture' },
  {
    path: '/vendor/sync',
    label: 'In attesa',
    badge: { count: 'unsettled', label: 'modifiche da inviare o da rivedere' },
  },
] as const satisfies readonly AreaScreen[]
