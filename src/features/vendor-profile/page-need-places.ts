/** Where what a page still needs is written, and what the way there is called. */
import type { PageNeedKey } from '#contract/lists/analytics/page-needs.ts'
import { PICTURES, onForm } from './page-steps.ts'

export const NEED_PLACES: Readonly<Record<Exclude<PageNeedKey, 'email'>, { href: string; label: string }>> = {
  name: { href: onForm('chi-sei'), label: 'Scrivi il nome' },
  category: { href: onForm('chi-sei'), label: 'Scegli la categoria' },
  place: { href: onForm('dove'), label: 'Di’ dove lavori' },
  description: { href: onForm('chi-sei'), label: 'Scrivi la descrizione' },
  photos: { href: PICTURES, label: 'Metti le foto' },
}
