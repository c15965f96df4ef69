import { createFileRoute } from '@tanstack/react-router'
import { PrivacyScreen } from '../../features/legal/privacy-screen.tsx'

/** What data there is of whom. */
export const Route = createFileRoute('/_public/privacy-policy')({
  loader: async ({ context }) => {
    const { publicPage } = await import('../../seo/public-page.ts')
    return publicPage(context, {
      title: 'Informativa sulla privacy',
      description:
        'Quali dati trattiamo, che cosa resta sul tuo dispositivo, per quanto tempo li teniamo e come si cancellano. Senza strumenti di terzi che ti seguono.',
      path: '/privacy-policy',
      crumbs: [],
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: PrivacyScreen,
})
