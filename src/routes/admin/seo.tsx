import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { AdminPageSeoScreen } from '../../features/page-seo/admin-page-seo-screen.tsx'
import { titled } from '../../lib/titled.ts'
import { ownWordsAt } from './-own-words.ts'

/** How the site's own pages stand in search results. */
export const Route = createFileRoute('/admin/seo')({
  head: titled('Motori di ricerca'),
  component: SeoRoute,
})

function SeoRoute() {
  const router = useRouter()
  const client = useQueryClient()
  return <AdminPageSeoScreen ownWordsOf={(path) => ownWordsAt(router, client, path)} />
}
