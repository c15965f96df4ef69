import { createFileRoute } from '@tanstack/react-router'
import { ArticleEditor } from '../../../features/news/editor/article-editor.tsx'
import { titled } from '../../../lib/titled.ts'

/** An article that is begun. */
export const Route = createFileRoute('/admin/blog/new')({
  head: titled('Un articolo nuovo'),
  component: NewArticleRoute,
})

function NewArticleRoute() {
  return <ArticleEditor />
}
