import { createFileRoute } from '@tanstack/react-router'
import { WeddingMissing } from '../../features/website/wedding-missing.tsx'
import { WeddingScreen } from '../../features/website/wedding-screen.tsx'

interface WeddingSearch {
  /** The code of the invitation whose link was opened. */
  invito?: string
}

/** A couple's website, for whoever has its address. */
export const Route = createFileRoute('/_public/wedding/$id')({
  validateSearch: (search): WeddingSearch =>
    typeof search.invito === 'string' && /^[\w-]{1,64}$/.test(search.invito) ? { invito: search.invito } : {},
  loaderDeps: ({ search: { invito } }) => ({ invito }),
  loader: async ({ context, params: { id }, deps: { invito } }) => {
    const [page, seo] = await Promise.all([
      import('../../features/website/wedding-head.ts'),
      import('../../features/vendors/vendor-seo.ts'),
    ])
    const site = await page.loadWedding(context, id, invito)
    const cover = site.locked ? undefined : (site.cover ?? undefined)
    const head = seo.pageHead({ ...page.weddingWords(site), origin: context.origin, image: cover })
    return {
      ...head,
      links: [...head.links, ...(cover ? [seo.picturePreload(cover, page.COVER_SIZES)] : [])],
    }
  },
  head: ({ loaderData }) => loaderData ?? {},
  notFoundComponent: WeddingMissing,
  component: function Wedding() {
    return <WeddingScreen id={Route.useParams().id} code={Route.useSearch().invito} />
  },
})
