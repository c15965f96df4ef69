import { Link } from '@tanstack/react-router'
import { cardLinkClass, linkedCardClass } from '../../ui/list/linked-card.ts'
import { Picture } from '../../ui/picture.tsx'
import { CARD_SIZES, FEATURED_SIZES } from './article-sizes.ts'
import css from './article-card.module.css'
import type { LatestArticle } from './news-queries.ts'

/** An article to be opened; `featured` is the first of a page, large. */
export function ArticleCard({
  article: { slug, title, summary, cover, minutes },
  featured = false,
  as: Title = 'h2',
}: {
  article: Omit<LatestArticle, 'id'>
  featured?: boolean
  as?: 'h2' | 'h3'
}) {
  return (
    <article className={linkedCardClass({ featured, className: featured ? css.featured : css.card })}>
      {cover && (
        <Picture
          picture={cover}
          sizes={featured ? FEATURED_SIZES : CARD_SIZES}
          ratio={featured ? '3/2' : '4/3'}
          rounded
          alt=""
          eager={featured}
        />
      )}
      <div>
        <Title className={featured ? css.featuredTitle : css.title}>
          <Link to="/news/$slug" params={{ slug }} className={cardLinkClass()}>
            {title}
          </Link>
        </Title>
        <p className={css.summary}>{summary}</p>
        <p className={css.minutes}>{minutes} min di lettura</p>
      </div>
    </article>
  )
}
