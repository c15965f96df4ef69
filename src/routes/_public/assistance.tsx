import { createFileRoute } from '@tanstack/react-router'
import { AssistanceScreen } from '../../features/assistance/assistance-screen.tsx'

/** How to ask for help. */
export const Route = createFileRoute('/_public/assistance')({
  loader: async ({ context: { origin } }) => {
    const seo = await import('../../features/vendors/vendor-seo.ts')
    return seo.pageHead({
      title: 'Assistenza',
      description:
        'Scrivici che cosa non va: ricevi subito un numero e una ricevuta, e rispondiamo per e-mail. Con le risposte alle domande più frequenti.',
      path: '/assistance',
      origin,
      ld: [seo.breadcrumbLd([{ name: 'Assistenza', path: '/assistance' }], origin)],
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: AssistanceScreen,
})
