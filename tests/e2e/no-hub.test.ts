/** A proxy between the phone and the server that lets no hub through: only what is asked for comes. */
import { journey } from './support/journey.ts'
import { newCouple } from '#tests/support/product-people.ts'
import { addTask, openPlanner, ring } from './support/screens.ts'

journey(
  'where no hub gets through, what the partner does comes all the same',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Prenotare la villa'])
    const [anna, marco] = await Promise.all([newPhone(), newPhone()])
    marco.expectNoNetwork()
    await marco.context.route('**/hubs/**', (route) => route.abort())
    await marco.context.routeWebSocket('**/hubs/**', (socket) => socket.close())
    await Promise.all([openPlanner(anna.page, couple), openPlanner(marco.page, couple)])
    await ring(marco.page, 'Prenotare la villa').waitFor()
    await addTask(anna.page, 'Assaggiare il menù')
    await ring(marco.page, 'Assaggiare il menù').waitFor()
  },
)
