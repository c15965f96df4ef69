/** What administrators arrange on the home page: how it stands until they do, and how much of each there may be. */
export const BACKGROUNDS_MOST = 24
/** Beside the paid placements there is room for these. */
export const FEATURED_MOST = 3
export const HOME_TEXT_MOST = { headline: 60, lead: 200, shelfTitle: 60 } as const

/** `*sì*` is set apart in italics; a line break breaks. */
export const HOME_TEXTS = {
  headline: 'Dal primo *sì*\nal gran giorno',
  lead: 'Trova chi renderà bella la tua festa e tieni insieme scadenze e budget. Anche quando la rete non c’è.',
  shelfTitle: 'I più amati questo mese',
} as const
