import { formatMonth } from '../../lib/day.ts'
import { buttonClass } from '../../ui/button.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { WeddingCard } from './real-wedding-page-queries.ts'
import css from './real-wedding.module.css'

/** One wedding, large, with what the couple said of it, and the way to its story. */
export function RealWeddingTeaser({
  wedding,
}: {
  wedding: Omit<WeddingCard, 'id' | 'region' | 'guestCount'>
}) {
  const { slug, couple, city, date, quote, title, picture } = wedding
  return (
    <div className={css.teaser}>
      {picture && (
        <div className={css.big}>
          <Picture
            picture={picture}
            sizes="(min-width: 80rem) 680px, (min-width: 56rem) 55vw, 88vw"
            ratio="3/2"
          />
        </div>
      )}
      <div className={css.teaserWords}>
        <p className={css.soft}>
          {couple} · {city}, {formatMonth(date)}
        </p>
        <blockquote className={css.quote}>«{quote || title}»</blockquote>
        <UiLink href={`/matrimoni-veri/${slug}`} className={buttonClass('link')}>
          Leggi il loro matrimonio
        </UiLink>
      </div>
    </div>
  )
}
