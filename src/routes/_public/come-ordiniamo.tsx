import { createFileRoute } from '@tanstack/react-router'
import { ResultOrderScreen } from '../../features/guides/result-order-screen.tsx'

/** How results are ordered. */
export const Route = createFileRoute('/_public/come-ordiniamo')({
  loader: async ({ context }) => {
    const { publicPage } = await import('../../seo/public-page.ts')
    return publicPage(context, {
      title: 'Come ordiniamo i risultati',
      description:
        'Che cosa decide l’ordine dei fornitori su Lovoglio, quanto pesa ogni cosa, e che cosa è a pagamento: tutto, con i numeri.',
      path: '/come-ordiniamo',
      crumbs: [],
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ResultOrderScreen,
})
