import { createFileRoute } from '@tanstack/react-router'
import { RealWeddingsScreen } from '../../features/real-weddings/real-weddings-screen.tsx'

interface WeddingsSearch {
  /** A region's slug; one that is none shows no wedding, and the way to all. */
  regione?: string | undefined
}

/** The weddings that vendors tell, all or of a region. */
export const Route = createFileRoute('/_public/matrimoni-veri/')({
  validateSearch: ({ regione }: Record<string, unknown>): WeddingsSearch =>
    typeof regione === 'string' && /^[a-z-]{3,40}$/.test(regione) ? { regione } : { regione: undefined },
  loaderDeps: ({ search: { regione } }) => ({ regione }),
  loader: async ({ context, deps: { regione } }) => {
    const [page, seo] = await Promise.all([
      import('../../features/real-weddings/real-wedding-page.ts'),
      import('../../features/vendors/vendor-seo.ts'),
    ])
    const weddings = await page.loadWeddings(context)
    const first = weddings.find((wedding) => !regione || wedding.region === regione)?.picture
    const head = seo.pageHead({
      ...page.listWords,
      origin: context.origin,
      image: first,
      ld: [seo.breadcrumbLd([{ name: 'Matrimoni veri', path: '/matrimoni-veri' }], context.origin)],
    })
    return {
      ...head,
      links: [...head.links, ...(first ? [seo.picturePreload(first, page.FEATURED_SIZES)] : [])],
    }
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: function Weddings() {
    return <RealWeddingsScreen region={Route.useSearch().regione} />
  },
})
