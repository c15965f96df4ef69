import { createFileRoute } from '@tanstack/react-router'
import { CookieScreen } from '../../features/legal/cookie-screen.tsx'

/** What is kept on the device and what may be counted. */
export const Route = createFileRoute('/_public/cookie')({
  loader: async ({ context }) => {
    const { publicPage } = await import('../../seo/public-page.ts')
    return publicPage(context, {
      title: 'Cookie e preferenze',
      description:
        'Un solo cookie tecnico, le statistiche solo se accetti, niente di terzi prima del tuo sì. Qui cambi idea quando vuoi.',
      path: '/cookie',
      crumbs: [],
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: CookieScreen,
})
