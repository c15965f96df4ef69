import { createFileRoute } from '@tanstack/react-router'
import { VendorTermsScreen } from '../../features/legal/vendor-terms-screen.tsx'

/** What a vendor agrees to. */
export const Route = createFileRoute('/_public/vendor-terms')({
  loader: async ({ context }) => {
    const { publicPage } = await import('../../seo/public-page.ts')
    return publicPage(context, {
      title: 'Condizioni per i fornitori',
      description:
        'Le regole per chi offre servizi di matrimonio su Lovoglio: pagina, recensioni, ordine dei risultati, piani, sospensione e reclami.',
      path: '/vendor-terms',
      crumbs: [],
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: VendorTermsScreen,
})
