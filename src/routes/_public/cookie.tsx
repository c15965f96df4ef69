import { createFileRoute } from '@tanstack/react-router'
import { CookieScreen } from '../../features/legal/cookie-screen.tsx'

/** What is kept on the device and what may be counted. */
export const Route = createFileRoute('/_public/cookie')({
  loader: async ({ context: { origin } }) => {
    const seo = await import('../../features/vendors/vendor-seo.ts')
    return seo.pageHead({
      title: 'Cookie e preferenze',
      description:
        'Un solo cookie tecnico, le statistiche solo se accetti, niente di terzi prima del tuo sì. Qui cambi idea quando vuoi.',
      path: '/cookie',
      origin,
      ld: [seo.breadcrumbLd([{ name: 'Cookie e preferenze', path: '/cookie' }], origin)],
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: CookieScreen,
})
