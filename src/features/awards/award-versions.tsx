import type { AdminAward } from '#contract/vendors/award.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { versionsOf } from '../../lists/versions/versions-of.tsx'
import { useKeptForm } from '../sync/form-queries.ts'
import { awardDraft } from './award-draft.ts'
import { renewAwards } from './award-queries.ts'

/** An award as it was. */
export const AwardVersions = versionsOf<'award', AdminAward>({
  kind: 'award',
  words: {
    category: { name: 'Categoria', show: (slug) => categoryOf(slug)?.name ?? slug },
    place: { name: 'Che cosa', show: (place) => (place === 'winner' ? 'Vincitore' : 'Finalista') },
    citation: { name: 'Motivazione' },
  },
  of: ({ id }) => id,
  bringBack: (api, values, keyed, { id }) =>
    api('Vendor/updateAwardById', { params: { id }, ...keyed({ ...values, unlessWritten: true }) }),
  renew: renewAwards,
  useTyped: (award) => useKeptForm<object>(awardDraft(award, award.year), {}, award.version).dirty,
})
