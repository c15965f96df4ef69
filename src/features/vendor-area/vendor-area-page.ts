/** What the vendors' page tells of itself. Loaded apart from the route. */
import { type PageContext, faqLd, publicPage } from '../../seo/public-page.ts'
import { courtyardPreload } from './courtyard-picture.ts'
import { VENDOR_QUESTIONS } from './vendor-questions.ts'

export const vendorAreaPage = (context: PageContext) =>
  publicPage(context, {
    title: 'Per i fornitori: piani e prezzi',
    description:
      'La tua pagina tra i fornitori di matrimonio in Italia: gratuita, senza commissioni, con richieste vere e un ordine dei risultati che non si compra.',
    path: '/vendor-area',
    ld: [faqLd({ faq: VENDOR_QUESTIONS })],
    links: [courtyardPreload],
  })
