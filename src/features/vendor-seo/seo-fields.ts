/** What a vendor writes for search results. */
import { SEO_MOST } from '#contract/lists/site/seo-limits.ts'
import type { Fields } from '../../plan/fields.ts'
import type { SeoWords } from './seo-commands.ts'

export const SEO_FIELDS: Fields<keyof SeoWords> = {
  title: { kind: 'text', label: 'Titolo', the: 'il titolo', max: SEO_MOST.title, optional: true },
  description: {
    kind: 'long',
    label: 'Descrizione',
    the: 'la descrizione',
    max: SEO_MOST.description,
    optional: true,
  },
}
