import { createFileRoute } from '@tanstack/react-router'
import { VendorTermsScreen } from '../../features/legal/vendor-terms-screen.tsx'

/** What a vendor agrees to. */
export const Route = createFileRoute('/_public/vendor-terms')({
  loader: async ({ context: { origin } }) => {
    const seo = await import('../../features/vendors/vendor-seo.ts')
    return seo.pageHead({
      title: 'Condizioni per i fornitori',
      description:
        'Le regole per chi offre servizi di matrimonio su Lovoglio: pagina, recensioni, ordine dei risultati, piani, sospensione e reclami.',
      path: '/vendor-terms',
      origin,
      ld: [seo.breadcrumbLd([{ name: 'Condizioni per i fornitori', path: '/vendor-terms' }], origin)],
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: VendorTermsScreen,
})
