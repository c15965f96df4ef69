import type { Ceremony } from '#contract/people/couple.ts'

/** What each rite is called. */
export const CEREMONY_WORDS: Readonly<Record<Ceremony, string>> = {
  civile: 'Civile',
  religiosa: 'Religioso',
  simbolica: 'Simbolico',
}
