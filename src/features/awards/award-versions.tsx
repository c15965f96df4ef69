import { useQueryClient } from '@tanstack/react-query'
import type { AdminAward } from '#contract/vendors/award.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { useApi } from '../../api/api-context.tsx'
import type { ContentWords } from '../../lists/versions/content-words.ts'
import { VersionsSheet } from '../../lists/versions/versions-sheet.tsx'
import { useKeptForm } from '../sync/form-queries.ts'
import { awardDraft } from './award-draft.ts'
import { renewAwards } from './award-queries.ts'

const WORDS: ContentWords<'award'> = {
  category: { name: 'Categoria', show: (slug) => categoryOf(slug)?.name ?? slug },
  place: { name: 'Che cosa', show: (place) => (place === 'winner' ? 'Vincitore' : 'Finalista') },
  citation: { name: 'Motivazione' },
}

/** An award as it was. */
export function AwardVersions({ award, onClose }: { award: AdminAward; onClose: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const { id, version } = award
  const { dirty } = useKeptForm<object>(awardDraft(award, award.year), {}, version)
  return (
    <VersionsSheet
      kind="award"
      of={id}
      now={award}
      version={version}
      words={WORDS}
      unsaved={dirty}
      onBringBack={(values, baseVersion, keyFor) => {
        const body = { ...values, baseVersion, unlessWritten: true }
        return api('Vendor/updateAwardById', { params: { id }, body, idempotencyKey: keyFor(body) })
      }}
      renew={() => renewAwards(client)}
      onClose={onClose}
    />
  )
}
