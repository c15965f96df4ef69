import type { AreaScreen } from './screen.ts'

/** The administrators' screens, in the order of their navigation. */
export const ADMIN_SCREENS = [
  { path: '/admin/dashboard', label: 'Dashboard' },
  { path: '/admin/fornitori', label: 'Fornitori', list: true },
  { path: '/admin/couple', label: 'Coppie', list: true },
  { path: '/admin/assistance', label: 'Assistenza' },
  { path: '/admin/contests', label: 'Contestazioni' },
  { path: '/admin/reviews', label: 'Recensioni' },
  { path: '/admin/real-wedding', label: 'Matrimoni veri' },
  { path: '/admin/chat-support', label: 'Chat', badge: { count: 'unread', label: 'messaggi da leggere' } },
  { path: '/admin/awards', label: 'Award' },
  { path: '/admin/banner', label: 'Banner' },
  { path: '/admin/visibility', label: 'Visibilità' },
  { path: '/admin/blog', label: 'Blog', list: true },
  { path: '/admin/homepage-settings', label: 'Home' },
  { path: '/admin/footer', label: 'Piè di pagina' },
  { path: '/admin/seo', label: 'Motori di ricerca' },
  { path: '/admin/analytics', label: 'Statistiche' },
  { path: '/admin/billing', label: 'Fatture', list: true },
  { path: '/admin/da-confermare', label: 'Da confermare' },
  { path: '/admin/amministratori', label: 'Chi amministra' },
  { path: '/admin/sicurezza', label: 'Sicurezza' },
  { path: '/admin/registro', label: 'Registro', list: true },
] as const satisfies readonly AreaScreen[]

/** One thing of a list, by its id, and a new one: the list leads there, not the navigation. */
export const ADMIN_RECORDS = [
  '/admin/fornitori/new',
  '/admin/fornitori/$id',
  '/admin/couple/$id',
  '/admin/blog/new',
  '/admin/blog/$id',
  '/admin/registro/$id',
] as const
