import type { Article } from '#contract/site/article.ts'
import { formatDay } from '../../lib/day.ts'
import { Picture } from '../../ui/picture.tsx'
import css from './article-screen.module.css'
import { COVER_SIZES } from './article-sizes.ts'

type Headed = Pick<Article, 'title' | 'summary' | 'author' | 'cover' | 'publishedAt' | 'updatedAt'>

/** What stands over the text of an article. @param as the page's title, or one inside another page */
export function ArticleHead({ article, as: Title = 'h1' }: { article: Headed; as?: 'h1' | 'h3' }) {
  return (
    <>
      <header className={css.head}>
        <Title className={css.h1}>{article.title}</Title>
        <p className={css.summary}>{article.summary}</p>
        <Byline article={article} />
      </header>
      {article.cover && <Picture picture={article.cover} sizes={COVER_SIZES} ratio="16/9" rounded eager />}
    </>
  )
}

function Byline({ article: { author, publishedAt, updatedAt } }: { article: Headed }) {
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
