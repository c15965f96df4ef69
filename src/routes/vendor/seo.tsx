import { createFileRoute } from '@tanstack/react-router'
import { SeoScreen } from '../../features/vendor-seo/seo-screen.tsx'

/** How this vendor's page stands in search results and shared links. */
export const Route = createFileRoute('/vendor/seo')({
  head: () => ({ meta: [{ title: 'Motori di ricerca · Lovoglio' }] }),
  component: SeoScreen,
})
