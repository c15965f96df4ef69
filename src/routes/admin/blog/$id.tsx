import { createFileRoute } from '@tanstack/react-router'
import { WrittenArticleScreen } from '../../../features/news/editor/written-article-screen.tsx'
import { titled } from '../../../lib/titled.ts'

/** One article, to be written on. */
export const Route = createFileRoute('/admin/blog/$id')({
  head: titled('Articolo'),
  component: WrittenArticleRoute,
})

function WrittenArticleRoute() {
  const { id } = Route.useParams()
  return <WrittenArticleScreen key={id} id={id} />
}
