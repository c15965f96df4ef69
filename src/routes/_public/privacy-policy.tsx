import { createFileRoute } from '@tanstack/react-router'
import { PrivacyScreen } from '../../features/legal/privacy-screen.tsx'

/** What data there is of whom. */
export const Route = createFileRoute('/_public/privacy-policy')({
  loader: async ({ context: { origin } }) => {
    const seo = await import('../../features/vendors/vendor-seo.ts')
    return seo.pageHead({
      title: 'Informativa sulla privacy',
      description:
        'Quali dati trattiamo, che cosa resta sul tuo dispositivo, per quanto tempo li teniamo e come si cancellano. Senza strumenti di terzi che ti seguono.',
      path: '/privacy-policy',
      origin,
      ld: [seo.breadcrumbLd([{ name: 'Informativa sulla privacy', path: '/privacy-policy' }], origin)],
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: PrivacyScreen,
})
