import type { AreaScreen } from './screen.ts'

/** The couple's screens, and where else its navigation leads, in its order. */
export const COUPLE_SCREENS = [
  { path: '/couple', label: 'Oggi' },
  { path: '/couple/planning', label: 'Attività' },
  { path: '/couple/budget', label: 'Budget' },
  { path: '/couple/messages', label: 'Messaggi', badge: { count: 'unread', label: 'messaggi da leggere' } },
  { path: '/couple/vendors', label: 'Fornitori' },
  {
    path: '/couple/bookings',
    label: 'Prenotazioni',
    badge: { count: 'quoted', label: 'risposte da dare' },
  },
  { path: '/couple/guests', label: 'Invitati' },
  { path: '/couple/website', label: 'Il vostro sito' },
  { path: '/couple/gifts', label: 'Regali' },
  { path: '/couple/profile', label: 'Voi due' },
  { path: '/couple/gallery', label: 'Galleria' },
  { path: '/fornitori', label: 'Cerca fornitori' },
  {
    path: '/couple/sync',
    label: 'Modifiche in attesa',
    badge: { count: 'unsettled', label: 'modifiche da inviare o da rivedere' },
  },
] as const satisfies readonly AreaScreen[]
