import { createFileRoute } from '@tanstack/react-router'
import { matching, searchParams } from '../../lib/search-params.ts'
import { NewsScreen } from '../../features/news/news-screen.tsx'

/** `tag` is a slug; one that nothing has shows nothing, and the way to all. */
const readSearch = searchParams({ tag: matching(/^[a-z0-9-]{1,160}$/) })

/** The news, all or of a tag. */
export const Route = createFileRoute('/_public/news/')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { tag } }) => ({ tag }),
  loader: async ({ context, deps }) =>
    (await import('../../features/news/news-page.ts')).loadNews(context, deps.tag),
  head: ({ loaderData }) => loaderData ?? {},
  component: function News() {
    return <NewsScreen tag={Route.useSearch().tag} />
  },
})
