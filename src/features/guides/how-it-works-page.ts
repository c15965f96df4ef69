/** What the page tells of itself. Loaded apart from the route. */
import { type PageContext, publicPage } from '../../seo/public-page.ts'
import { couplePreload } from './couple-picture.ts'

export const howItWorksPage = (context: PageContext) =>
  publicPage(context, {
    title: 'Come funziona',
    description:
      'Come si pianifica un matrimonio con Lovoglio, che cosa succede senza rete, come ordiniamo i fornitori e come verifichiamo le recensioni.',
    path: '/how-it-works',
    crumbs: [],
    links: [couplePreload],
  })
