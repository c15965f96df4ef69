import { createFileRoute } from '@tanstack/react-router'
import { AssistanceScreen } from '../../features/assistance/assistance-screen.tsx'

/** How to ask for help. */
export const Route = createFileRoute('/_public/assistance')({
  loader: async ({ context }) => {
    const { publicPage } = await import('../../seo/public-page.ts')
    return publicPage(context, {
      title: 'Assistenza',
      description:
        'Scrivici che cosa non va: ricevi subito un numero e una ricevuta, e rispondiamo per email. Con le risposte alle domande più frequenti.',
      path: '/assistance',
      crumbs: [],
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: AssistanceScreen,
})
