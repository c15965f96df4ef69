import type { Article } from '#contract/site/article.ts'
import type { RichText } from '#contract/kit/rich-text.ts'
import type { Picture } from '#contract/media/picture.ts'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { localUrlOf } from '../../files/file-face.ts'
import { ArticleBody } from '../article-body.tsx'
import { ArticleHead } from '../article-head.tsx'
import css from './article-editor.module.css'
import type { ArticleForm } from './article-form.ts'

/** The article as it will be read. */
export function PreviewSheet({
  article,
  fields: { title, summary, authorName, authorRole, cover, body },
  heading = 'Anteprima',
  onClose,
}: {
  article: Article | undefined
  fields: ArticleForm
  heading?: string
  onClose: () => void
}) {
  const shownCover = cover && drawable(cover)
  return (
    <Sheet open title={heading} width="broad" onClose={onClose}>
      <article className={css.preview}>
        <ArticleHead
          as="h3"
          article={{
            title: title.trim() || 'Senza titolo, ancora',
            summary,
            author: { name: authorName, role: authorRole },
            updatedAt: article?.updatedAt ?? '',
            ...(article?.publishedAt && { publishedAt: article.publishedAt }),
            ...(shownCover && { cover: shownCover }),
          }}
        />
        {body.length > 0 ? (
          <ArticleBody
            text={body.flatMap((part): RichText => {
              if (part.kind !== 'picture') return [part]
              const picture = drawable(part.picture)
              return picture ? [{ ...part, picture }] : []
            })}
          />
        ) : (
          <p className={css.soft}>Il testo non c’è ancora.</p>
        )}
      </article>
    </Sheet>
  )
}

/** One that is only on this device is drawn from here. */
function drawable(picture: Picture): Picture | undefined {
  const url = picture.url || localUrlOf(picture.id)
  return url ? { ...picture, url } : undefined
}
