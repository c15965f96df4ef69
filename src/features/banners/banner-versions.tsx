import type { BannerReport } from '#contract/site/site-management.ts'
import { formatDay } from '../../lib/day.ts'
import { pictureWords } from '../../lists/versions/picture-words.tsx'
import { versionsOf } from '../../lists/versions/versions-of.tsx'
import { useKeptForm } from '../sync/form-queries.ts'
import { bannerDraft } from './banner-form.ts'
import { renewBanners } from './banner-queries.ts'
import { PLACEMENT_NAMES } from './banner-words.ts'

/** A banner as it was. */
export const BannerVersions = versionsOf<'banner', BannerReport>({
  kind: 'banner',
  words: {
    placement: { name: 'Dove', show: (placement) => PLACEMENT_NAMES[placement] },
    advertiser: { name: 'Chi paga' },
    title: { name: 'Titolo' },
    text: { name: 'Testo' },
    picture: { name: 'Foto', show: pictureWords },
    link: { name: 'Dove porta' },
    from: { name: 'Dal', show: (day) => formatDay(day) },
    to: { name: 'Al', show: (day) => formatDay(day) },
    weight: { name: 'Peso' },
  },
  of: ({ id }) => id,
  bringBack: (api, values, keyed, { id }) =>
    api('Admin/updateBanner', { params: { id }, ...keyed({ ...values, unlessWritten: true }) }),
  renew: renewBanners,
  useTyped: (banner) => useKeptForm<object>(bannerDraft(banner), {}, banner.version).dirty,
})
