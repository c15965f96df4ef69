import { asSeen, resultTitle } from './seo-length-face.ts'
import css from './seo-previews.module.css'

/** A page as a search engine lists it. @param way the names that lead there, after the site's */
export function SearchResult({
  way,
  title,
  description,
}: {
  way: readonly string[]
  title: string
  description: string
}) {
  return (
    <div className={css.result}>
      <p className={css.where}>
        <strong>Lovoglio</strong> {[location.host, ...way].join(' › ')}
      </p>
      <p className={css.title}>{resultTitle(title)}</p>
      <p className={css.soft}>{asSeen('description', description)}</p>
    </div>
  )
}
