/** What the vendors' page tells of itself. Loaded apart from the route. */
import { courtyardPreload } from './courtyard-picture.ts'

export { VENDOR_QUESTIONS } from './vendor-questions.ts'

export const vendorAreaWords = {
  title: 'Per i fornitori: piani e prezzi',
  description:
    'La tua pagina tra i fornitori di matrimonio in Italia: gratuita, senza commissioni, con richieste vere e un ordine dei risultati che non si compra.',
  path: '/vendor-area',
}

export const links = [courtyardPreload]
