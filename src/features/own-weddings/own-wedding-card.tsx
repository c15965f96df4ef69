import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import type { OwnRealWedding } from '#contract/vendors/real-wedding.ts'
import { Icon } from '../../ui/icon.tsx'
import { UiLink } from '../../ui/link.tsx'
import { cardLinkClass, linkedCardClass } from '../../ui/list/linked-card.ts'
import { Picture } from '../../ui/picture.tsx'
import { ReviewMark, WaitingMark } from '../../ui/state/save-mark.tsx'
import { StateDot } from '../../ui/state/state-dot.tsx'
import { useShownPicture } from '../files/file-face.ts'
import { type EntityMark, reviewPathOf } from '../sync/sync-face.ts'
import css from './own-weddings.module.css'
import { readiness, takenOffWords, whoWhereWhen } from './wedding-words.ts'

const SIZES = '(min-width: 64rem) 20rem, (min-width: 40rem) 40vw, 88vw'

/** One wedding: its first picture, its words, who sees it and what it still needs. */
export function OwnWeddingCard({
  wedding,
  hidden,
  mark,
}: {
  wedding: OwnRealWedding
  /** The plan shows couples none. */
  hidden: boolean
  mark: EntityMark | undefined
}) {
  const { id, slug, title, state, pictures, takenOff } = wedding
  const [first] = pictures
  const shown = useShownPicture(first?.id, first?.url ? first : null, first)
  const isPublished = state === 'published'
  const isOut = isPublished && !takenOff && !hidden
  const words = whoWhereWhen(wedding)
  return (
    <article className={linkedCardClass({ className: css.card })}>
      <span className={css.frame}>
        {shown ? <Picture picture={shown} sizes={SIZES} fill alt="" /> : <Icon of={IconPhoto} size={26} />}
      </span>
      <div className={css.words}>
        <h3 className={css.name}>
          <UiLink href={`/vendor/real-wedding/edit-wedding?wedding=${id}`} className={cardLinkClass()}>
            {title}
          </UiLink>
        </h3>
        {words && <p className={css.soft}>{words}</p>}
        <p className={css.state}>
          <StateDot tone={isOut ? 'good' : takenOff ? 'bad' : 'off'}>{wordOf(wedding, hidden)}</StateDot>
        </p>
        {takenOff ? (
          <p className={css.soft}>{takenOffWords(takenOff)}</p>
        ) : (
          !isPublished && <p className={css.soft}>{readiness(wedding)}</p>
        )}
        {(isOut || mark) && (
          <p className={css.ways}>
            {isOut && slug && mark !== 'waiting' && (
              <UiLink href={`/matrimoni-veri/${slug}`}>Vedi com’è</UiLink>
            )}
            {mark === 'waiting' && <WaitingMark />}
            {mark === 'review' && <ReviewMark what={title} href={reviewPathOf('vendor')} />}
          </p>
        )}
      </div>
    </article>
  )
}

function wordOf({ state, takenOff }: OwnRealWedding, hidden: boolean): string {
  const isPublished = state === 'published'
  if (takenOff) return isPublished ? 'Lo rileggiamo' : 'Tolto da noi'
  if (!isPublished) return 'Bozza'
  return hidden ? 'Nascosto dal piano' : 'Pubblicato'
}
