import { useQueryClient } from '@tanstack/react-query'
import type { Article } from '#contract/site/article.ts'
import type { RichText } from '#contract/kit/rich-text.ts'
import { useApi } from '../../../api/api-context.tsx'
import type { ContentWords } from '../../../lists/versions/content-words.ts'
import { VersionsSheet } from '../../../lists/versions/versions-sheet.tsx'
import { ArticleBody } from '../article-body.tsx'
import css from './article-editor.module.css'
import { FIELD_NAMES } from './article-words.ts'
import { blocksOf, docOf } from './rich-doc.ts'
import { renewNews } from './written-queries.ts'

const WORDS: ContentWords<'article'> = {
  title: { name: FIELD_NAMES.title },
  summary: { name: FIELD_NAMES.summary },
  body: { name: FIELD_NAMES.body, show: (body, { other }) => <Parts body={body} other={other} /> },
}

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
export function ArticleVersions({
  article,
  unsaved,
  onClose,
}: {
  article: Article
  unsaved: boolean
  onClose: () => void
}) {
  const api = useApi()
  const client = useQueryClient()
  const { id, version } = article
  return (
    <VersionsSheet
      kind="article"
      of={id}
      now={article}
      version={version}
      words={WORDS}
      unsaved={unsaved}
      onBringBack={(values, baseVersion, keyFor) => {
        const body = { ...values, baseVersion, unlessWritten: true }
        return api('News/updateArticle', { params: { id }, body, idempotencyKey: keyFor(body) })
      }}
      renew={() => renewNews(client)}
      onClose={onClose}
    />
  )
}
