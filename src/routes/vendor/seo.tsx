import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { SeoScreen } from '../../features/vendor-seo/seo-screen.tsx'

/** How this vendor's page stands in search results and shared links. */
export const Route = createFileRoute('/vendor/seo')({
  head: titled('Motori di ricerca'),
  component: SeoScreen,
})
