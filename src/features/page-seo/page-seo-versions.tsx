import type { PageSeoRecord } from '#contract/site/page-seo.ts'
import { pictureWords } from '../../lists/versions/picture-words.tsx'
import { versionsOf } from '../../lists/versions/versions-of.tsx'
import { useKeptForm } from '../sync/form-queries.ts'
import { pageSeoDraft } from './page-seo-form.ts'
import { renewPageSeo } from './page-seo-queries.ts'

const AS_WRITTEN_BY_US = 'le parole di partenza'

/** What was written of a page, as it was. */
export const PageSeoVersions = versionsOf<'pageSeo', PageSeoRecord>({
  kind: 'pageSeo',
  words: {
    title: { name: 'Titolo', show: (title) => title || AS_WRITTEN_BY_US },
    description: { name: 'Descrizione', show: (description) => description || AS_WRITTEN_BY_US },
    picture: { name: 'Foto per i link', show: pictureWords },
    noindex: { name: 'Nei motori di ricerca', show: (noindex) => (noindex ? 'no' : 'sì') },
  },
  of: ({ path }) => path,
  bringBack: (api, values, keyed, { path }) => api('Admin/setPageSeo', keyed({ ...values, path })),
  renew: renewPageSeo,
  useTyped: ({ path, version }) => useKeptForm<object>(pageSeoDraft(path), {}, version).dirty,
})
