/** What the planning page tells of itself. Loaded apart from the route. */
import { today } from '../../lib/day.ts'
import { type PageContext, publicPage } from '../../seo/public-page.ts'
import { deskPreload } from './desk-picture.ts'

/** @returns the head, and the day the page is made on, so that the server and the browser draw the same list */
export const planningPage = (context: PageContext) => ({
  head: publicPage(context, {
    title: 'La lista del matrimonio e il budget, da provare subito',
    description:
      'Scegli rito e data: ecco oltre sessanta attività con le scadenze, documenti compresi, e il budget diviso per voci. Senza account, anche senza rete.',
    path: '/planning',
    ld: [appLd(context.origin)],
    links: [deskPreload],
  }),
  today: today(),
})

const appLd = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: 'Lovoglio',
  url: `${origin}/planning`,
  applicationCategory: 'LifestyleApplication',
  operatingSystem: 'Android, iOS, Windows, macOS, Linux',
  inLanguage: 'it',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
})
