import { useQueryClient } from '@tanstack/react-query'
import type { PageSeoRecord } from '#contract/site/page-seo.ts'
import { useApi } from '../../api/api-context.tsx'
import type { ContentWords } from '../../lists/versions/content-words.ts'
import { pictureWords } from '../../lists/versions/picture-words.tsx'
import { VersionsSheet } from '../../lists/versions/versions-sheet.tsx'
import { useKeptForm } from '../sync/form-queries.ts'
import { pageSeoDraft } from './page-seo-form.ts'
import { renewPageSeo } from './page-seo-queries.ts'

const AS_WRITTEN_BY_US = 'le parole di partenza'

const WORDS: ContentWords<'pageSeo'> = {
  title: { name: 'Titolo', show: (title) => title || AS_WRITTEN_BY_US },
  description: { name: 'Descrizione', show: (description) => description || AS_WRITTEN_BY_US },
  picture: { name: 'Foto per i link', show: pictureWords },
  noindex: { name: 'Nei motori di ricerca', show: (noindex) => (noindex ? 'no' : 'sì') },
}

/** What was written of a page, as it was. */
export function PageSeoVersions({ record, onClose }: { record: PageSeoRecord; onClose: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const { path, version, changed: _, ...now } = record
  const { dirty } = useKeptForm<object>(pageSeoDraft(path), {}, version)
  return (
    <VersionsSheet
      kind="pageSeo"
      of={path}
      now={now}
      version={version}
      words={WORDS}
      unsaved={dirty}
      onBringBack={(values, baseVersion, keyFor) => {
        const body = { ...values, path, baseVersion }
        return api('Admin/setPageSeo', { body, idempotencyKey: keyFor(body) })
      }}
      renew={() => renewPageSeo(client, api)}
      onClose={onClose}
    />
  )
}
