import type { Review } from '#contract/vendors/review.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { ReactNode } from 'react'
import { formatMonth } from '../../lib/day.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rating } from '../../ui/rating.tsx'
import css from './review-section.module.css'

/** One couple's words, and what the vendor answered. */
export function ReviewItem({
  review,
  foot,
  heading: Heading = 'h3',
}: {
  review: Review
  foot?: ReactNode
  /** Under which of the page's headings it stands. */
  heading?: 'h2' | 'h3'
}) {
  const { author, eventDate, rating, title, text, verified, reply, photos } = review
  return (
    <article className={css.review}>
      <header className={css.by}>
        <strong>{author}</strong>
        {eventDate && <span className={css.soft}>{formatMonth(eventDate)}</span>}
        <Rating value={rating} />
        {verified && (
          <span className={css.verified}>
            <Icon of={IconCheck} size={16} />
            prenotazione verificata
          </span>
        )}
      </header>
      {title && <Heading className={css.title}>{title}</Heading>}
      <p className={css.text}>{text}</p>
      {photos.length > 0 && (
        <div className={css.photos}>
          {photos.map((photo) => (
            <Picture key={photo.id} picture={photo} sizes="160px" ratio="1/1" rounded />
          ))}
        </div>
      )}
      {reply && (
        <blockquote className={css.reply}>
          <strong>La risposta</strong>
          <p>{reply.text}</p>
        </blockquote>
      )}
      {foot}
    </article>
  )
}
