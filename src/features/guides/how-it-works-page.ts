/** What the page tells of itself. Loaded apart from the route. */
import { couplePreload } from './couple-picture.ts'

export const howItWorksWords = {
  title: 'Come funziona',
  description:
    'Come si pianifica un matrimonio con Lovoglio, che cosa succede senza rete, come ordiniamo i fornitori e come verifichiamo le recensioni.',
  path: '/how-it-works',
}

export const links = [couplePreload]
