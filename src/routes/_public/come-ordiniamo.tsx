import { createFileRoute } from '@tanstack/react-router'
import { ResultOrderScreen } from '../../features/guides/result-order-screen.tsx'

/** How results are ordered. */
export const Route = createFileRoute('/_public/come-ordiniamo')({
  loader: async ({ context: { origin } }) => {
    const seo = await import('../../features/vendors/vendor-seo.ts')
    const crumbs = [{ name: 'Come ordiniamo i risultati', path: '/come-ordiniamo' }]
    return seo.pageHead({
      title: 'Come ordiniamo i risultati',
      description:
        'Che cosa decide l’ordine dei fornitori su Lovoglio, quanto pesa ogni cosa, e che cosa è a pagamento: tutto, con i numeri.',
      path: '/come-ordiniamo',
      origin,
      ld: [seo.breadcrumbLd(crumbs, origin)],
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ResultOrderScreen,
})
