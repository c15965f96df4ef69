import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Article } from '#contract/article.ts'
import { useApi } from '../../api/api-context.tsx'
import { formatDay } from '../../lib/day.ts'
import { chipClass } from '../../ui/chip.tsx'
import { Contents } from '../../ui/frame/contents.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import { ArticleBody, headingId } from './article-body.tsx'
import { ArticleCard } from './article-card.tsx'
import { COVER_SIZES } from './article-sizes.ts'
import css from './article-screen.module.css'
import { newsQueries } from './news-queries.ts'
import { ShareButton } from '../../ui/share-button.tsx'

/** From so many headings on, an article has a table of contents. */
const CONTENTS_FROM = 3

/** An article, with who wrote it, what is in it, and what to read next. */
export function ArticleScreen({ slug }: { slug: string }) {
  const { data } = useQuery(newsQueries.bySlug(useApi(), slug))
  if (!data) return null
  const { article, related } = data
  const headings = headingsOf(article)
  return (
    <Wrap as="article">
      <nav aria-label="Percorso" className={css.crumbs}>
        <Link to="/news">Il giornale</Link>
      </nav>
      <header className={css.head}>
        <h1 className={css.h1}>{article.title}</h1>
        <p className={css.summary}>{article.summary}</p>
        <Byline article={article} />
      </header>
      {article.cover && <Picture picture={article.cover} sizes={COVER_SIZES} ratio="16/9" rounded eager />}
      <div className={css.columns}>
        {headings.length >= CONTENTS_FROM && <Contents title="In questo articolo" parts={headings} />}
        <div className={css.reading}>
          <ArticleBody text={article.body} />
          <footer className={css.foot}>
            <ul className={css.tags} aria-label="Argomenti">
              {article.tags.map((tag) => (
                <li key={tag.slug}>
                  <Link to="/news" search={{ tag: tag.slug }} className={chipClass()} activeProps={{}}>
                    {tag.name}
                  </Link>
                </li>
              ))}
            </ul>
            <ShareButton title={article.title} path={`/news/${article.slug}`} />
          </footer>
        </div>
      </div>
      {related.length > 0 && (
        <section className={css.related} aria-labelledby="altri">
          <h2 id="altri">Da leggere dopo</h2>
          <ul className={css.grid}>
            {related.map((card) => (
              <li key={card.id}>
                <ArticleCard article={card} as="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Wrap>
  )
}

function Byline({ article: { author, publishedAt, updatedAt } }: { article: Article }) {
  const [out, mended] = [publishedAt?.slice(0, 10), updatedAt.slice(0, 10)]
  return (
    <p className={css.byline}>
      Di <strong>{author.name}</strong>
      {author.role && `, ${author.role}`}
      {out && (
        <>
          {' · '}
          <time dateTime={publishedAt}>{formatDay(out, 'medium')}</time>
        </>
      )}
      {out && mended > out && (
        <>
          {' · aggiornato il '}
          <time dateTime={updatedAt}>{formatDay(mended, 'medium')}</time>
        </>
      )}
    </p>
  )
}

/** The headings of an article that its table of contents leads to. */
const headingsOf = ({ body }: Article) =>
  body.flatMap((part, at) =>
    part.kind === 'heading' && part.level === 2 ? [{ id: headingId(at), title: part.text }] : [],
  )
