import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Article } from '#contract/site/article.ts'
import { useApi } from '../../api/api-context.tsx'
import { chipClass } from '../../ui/chip.tsx'
import { Contents } from '../../ui/frame/contents.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import { ArticleBody, headingId } from './article-body.tsx'
import { ArticleCard } from './article-card.tsx'
import { ArticleHead } from './article-head.tsx'
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
      <ArticleHead article={article} />
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

/** The headings of an article that its table of contents leads to. */
const headingsOf = ({ body }: Article) =>
  body.flatMap((part, at) =>
    part.kind === 'heading' && part.level === 2 ? [{ id: headingId(at), title: part.text }] : [],
  )
