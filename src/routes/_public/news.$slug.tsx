import { createFileRoute } from '@tanstack/react-router'
import { ArticleScreen } from '../../features/news/article-screen.tsx'

/** An article of the news. */
export const Route = createFileRoute('/_public/news/$slug')({
  loader: async ({ context, params }) =>
    (await import('../../features/news/news-page.ts')).loadArticle(context, params.slug),
  head: ({ loaderData }) => loaderData ?? {},
  component: function ArticlePage() {
    return <ArticleScreen slug={Route.useParams().slug} />
  },
})
