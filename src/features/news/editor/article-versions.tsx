import type { Article } from '#contract/site/article.ts'
import type { RichText } from '#contract/kit/rich-text.ts'
import { versionsOf } from '../../../lists/versions/versions-of.tsx'
import { ArticleBody } from '../article-body.tsx'
import css from './article-editor.module.css'
import { FIELD_NAMES } from './article-words.ts'
import { blocksOf, docOf } from './rich-doc.ts'
import { renewNews } from './written-queries.ts'

const partsOf = (body: RichText) => blocksOf(docOf(body))

/** A text, with the parts marked that the other one does not have. */
function Parts({ body, other }: { body: RichText; other: RichText }) {
  const there = new Set(partsOf(other).map((part) => JSON.stringify(part)))
  return (
    <div className={css.version}>
      {partsOf(body).map((part, at) => (
        <div key={at} data-other={!there.has(JSON.stringify(part)) || undefined}>
          <ArticleBody text={[part]} />
        </div>
      ))}
    </div>
  )
}

/** What an article said. */
export const ArticleVersions = versionsOf<'article', Article>({
  kind: 'article',
  words: {
    title: { name: FIELD_NAMES.title },
    summary: { name: FIELD_NAMES.summary },
    body: { name: FIELD_NAMES.body, show: (body, { other }) => <Parts body={body} other={other} /> },
  },
  of: ({ id }) => id,
  bringBack: (api, values, keyed, { id }) =>
    api('News/updateArticle', { params: { id }, ...keyed({ ...values, unlessWritten: true }) }),
  renew: renewNews,
})
