import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import { missingInProject } from '#contract/lists/vendors/project-ready.ts'
import type { PortfolioProject } from '#contract/vendors/portfolio.ts'
import { formatMonth } from '../../lib/day.ts'
import { NBSP } from '../../lib/number.ts'
import { plural } from '../../lib/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ReviewMark, WaitingMark } from '../../ui/state/save-mark.tsx'
import { StateDot } from '../../ui/state/state-dot.tsx'
import { useShownPicture } from '../files/file-face.ts'
import { type EntityMark, reviewPathOf } from '../sync/sync-face.ts'
import css from './own-portfolio.module.css'

/** What a draft still needs; that it needs nothing. */
function readiness(project: PortfolioProject): string {
  const missing = missingInProject(project)
  return missing.length === 0 ? 'Pronto da pubblicare' : `Manca: ${missing.join(', ')}`
}

/** One project: its first picture, its words, who sees it and what it still needs. */
export function ProjectRow({ project, mark }: { project: PortfolioProject; mark: EntityMark | undefined }) {
  const { id, title, place, month, pictures, state } = project
  const [first] = pictures
  const shown = useShownPicture(first?.id, first?.url ? first : null, first)
  const isOut = state === 'published'
  const words = [
    place,
    month && formatMonth(month),
    pictures.length > 0 && plural(pictures.length, 'foto', 'foto').replace(' ', NBSP),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <div className={css.project}>
      <span className={css.frame}>
        {shown ? <Picture picture={shown} sizes="9rem" fill alt="" /> : <Icon of={IconPhoto} size={22} />}
      </span>
      <span className={css.words}>
        <strong>
          <UiLink href={`/vendor/portfolio?project=${id}`}>{title}</UiLink>
        </strong>
        {words && <span className={css.soft}>{words}</span>}
        <span className={css.soft}>
          <StateDot tone={isOut ? 'good' : 'off'}>{isOut ? 'Pubblicato' : 'Bozza'}</StateDot>{' '}
          {mark === 'waiting' && <WaitingMark />}
          {mark === 'review' && <ReviewMark what={title} href={reviewPathOf('vendor')} />}
        </span>
        {!isOut && <span className={css.soft}>{readiness(project)}</span>}
      </span>
    </div>
  )
}
