import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconGavel from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import type { AdminDashboard } from '#contract/admin/admin-dashboard.ts'
import type { DutyName } from '#contract/lists/admin/dashboard.ts'
import { formatNumber } from '../../lib/number.ts'
import { plural } from '../../lib/text.ts'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { Icon, type IconDrawing } from '../../ui/icon.tsx'
import { UiLink } from '../../ui/link.tsx'
import { DUTY_WORDS, waitsSince } from './dashboard-words.ts'
import css from './dashboard.module.css'

const ICONS: Readonly<Record<DutyName, IconDrawing>> = {
  chats: IconMessageCircle,
  requests: IconLifebuoy,
  reports: IconFlag,
  review_reports: IconFlag,
  reviews: IconStar,
  weddings: IconBook2,
  contests: IconGavel,
  approvals: IconUserCheck,
}

/** What waits until somebody has done it, each with the way there; the longest wait first. */
export function DutiesPart({ duties }: { duties: AdminDashboard['duties'] }) {
  const all = duties.reduce((sum, { count }) => sum + count, 0)
  return (
    <section>
      <SectionHeader title="Da decidere" side={all > 0 ? plural(all, 'cosa', 'cose') : undefined} />
      {duties.length === 0 ? (
        <p className={css.calm}>Non aspetta niente. Quando c’è qualcosa da decidere, è qui.</p>
      ) : (
        <ul className={css.duties}>
          {duties.map(({ what, count, since }) => {
            const { title, href } = DUTY_WORDS[what]
            return (
              <li key={what}>
                <UiLink href={href} className={css.duty}>
                  <Icon of={ICONS[what]} size={20} />
                  <span className={css.dutyTitle}>{title}</span>
                  <span className={css.since}>
                    {count === 1 ? waitsSince(since) : `la prima ${waitsSince(since)}`}
                  </span>
                  <span className={css.count}>{formatNumber(count)}</span>
                  <Icon of={IconChevronRight} size={18} />
                </UiLink>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
