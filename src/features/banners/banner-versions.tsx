import { useQueryClient } from '@tanstack/react-query'
import type { BannerReport } from '#contract/site/site-management.ts'
import { useApi } from '../../api/api-context.tsx'
import { formatDay } from '../../lib/day.ts'
import { pictureWords } from '../../lists/versions/picture-words.tsx'
import type { ContentWords } from '../../lists/versions/content-words.ts'
import { VersionsSheet } from '../../lists/versions/versions-sheet.tsx'
import { useKeptForm } from '../sync/form-queries.ts'
import { bannerDraft } from './banner-form.ts'
import { renewBanners } from './banner-queries.ts'
import { PLACEMENT_NAMES } from './banner-words.ts'

const WORDS: ContentWords<'banner'> = {
  placement: { name: 'Dove', show: (placement) => PLACEMENT_NAMES[placement] },
  advertiser: { name: 'Chi paga' },
  title: { name: 'Titolo' },
  text: { name: 'Testo' },
  picture: { name: 'Foto', show: pictureWords },
  link: { name: 'Dove porta' },
  from: { name: 'Dal', show: (day) => formatDay(day) },
  to: { name: 'Al', show: (day) => formatDay(day) },
  weight: { name: 'Peso' },
}

/** A banner as it was. */
export function BannerVersions({ banner, onClose }: { banner: BannerReport; onClose: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const { id, version } = banner
  const { dirty } = useKeptForm<object>(bannerDraft(banner), {}, version)
  return (
    <VersionsSheet
      kind="banner"
      of={id}
      now={banner}
      version={version}
      words={WORDS}
      unsaved={dirty}
      onBringBack={(values, baseVersion, keyFor) => {
        const body = { ...values, baseVersion, unlessWritten: true }
        return api('Admin/updateBanner', { params: { id }, body, idempotencyKey: keyFor(body) })
      }}
      renew={() => renewBanners(client)}
      onClose={onClose}
    />
  )
}
