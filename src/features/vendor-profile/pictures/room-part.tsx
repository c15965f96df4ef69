import { morePhotosText } from '#contract/lists/billing/plan-limit-words.ts'
import { PLAN_PHOTOS } from '#contract/lists/billing/plan-limits.ts'
import { PLAN_NAMES } from '#contract/lists/billing/plan-names.ts'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/api-context.tsx'
import { formatBytes } from '../../../lib/text.ts'
import { ProgressBar } from '../../../ui/chart/progress-bar.tsx'
import { UiLink } from '../../../ui/link.tsx'
import css from './pictures.module.css'

/** Where the plans are compared. */
export const PLANS_HREF = '/vendor/upgrade-account'

/** How many photos the plan takes and how much the account's files weigh, each with its way out. */
export function RoomPart({ vendor: { typeOfAccount, gallery, version } }: { vendor: Vendor }) {
  const most = PLAN_PHOTOS[typeOfAccount]
  const more = morePhotosText(typeOfAccount)
  return (
    <section className={css.room} aria-label="Lo spazio">
      <div>
        <p>
          <strong>
            {gallery.length} di {most} foto
          </strong>{' '}
          <span className={css.soft}>del piano {PLAN_NAMES[typeOfAccount]}</span>
        </p>
        <ProgressBar label="Foto del piano" value={Math.min(gallery.length, most)} max={most} />
        {more && (
          <p className={css.soft}>
            {more} <UiLink href={PLANS_HREF}>Confronta i piani</UiLink>
          </p>
        )}
      </div>
      <FileRoom version={version} />
    </section>
  )
}

/** Known with a network only: it is the server's to count. */
function FileRoom({ version }: { version: number }) {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['account', 'files', version],
    queryFn: ({ signal }) => api('Files/getUsage', { signal }),
    retry: false,
    placeholderData: (before) => before,
  })
  if (!data) return null
  return (
    <div>
      <p>
        <strong>
          {data.usedBytes > 0 ? formatBytes(data.usedBytes) : '0 kB'} di {formatBytes(data.quotaBytes)}
        </strong>{' '}
        <span className={css.soft}>per i tuoi file</span>
      </p>
      <ProgressBar label="Spazio per i file" value={data.usedBytes} max={data.quotaBytes} />
      <p className={css.soft}>Quello che togli libera il suo posto dopo 30 giorni.</p>
    </div>
  )
}
