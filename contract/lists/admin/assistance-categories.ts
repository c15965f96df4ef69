/** What one may write about. Free of schemas. */
export const ASSISTANCE_CATEGORIES = [
  { slug: 'account', name: 'Accesso e account' },
  { slug: 'piano', name: 'Attività, budget e piano' },
  { slug: 'fornitori', name: 'Fornitori, prenotazioni e messaggi' },
  { slug: 'pagamenti', name: 'Abbonamenti e fatture' },
  { slug: 'segnalazione', name: 'Segnalare qualcosa che non va' },
  { slug: 'privacy', name: 'I miei dati' },
  { slug: 'altro', name: 'Altro' },
] as const
export type AssistanceCategory = (typeof ASSISTANCE_CATEGORIES)[number]['slug']

/** How many files a request may carry. */
export const ASSISTANCE_FILES_MAX = 3
