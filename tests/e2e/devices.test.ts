import { expect } from 'vitest'
import { newCouple } from '#tests/support/product-people.ts'
import { journey } from './support/journey.ts'
import {
  addTask,
  expectBar,
  fillSignIn,
  heading,
  openPlanner,
  ring,
  untilOfflineReady,
} from './support/screens.ts'

journey(
  'a device that was lost is ended from another, asks for a sign-in, and loses nothing of what it had not sent',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Invitati'])
    const [lost, desk] = await Promise.all([newPhone(), newPhone({ width: 1280, height: 900 })])
    await openPlanner(lost.page, couple)
    await untilOfflineReady(lost.page)
    await lost.goOffline()
    await addTask(lost.page, 'Scritta dove non c’è rete')

    // Sign-ins are told apart to the second.
    const second = () => Math.floor(Date.now() / 1_000)
    const signedIn = second()
    await expect.poll(second).toBeGreaterThan(signedIn)
    await openPlanner(desk.page, couple)
    await desk.page.getByRole('button', { name: 'Dispositivi collegati' }).click()
    const sheet = desk.page.getByRole('dialog', { name: 'Dispositivi collegati' })
    await sheet.getByText('Questo dispositivo', { exact: false }).first().waitFor()
    await sheet.getByRole('button', { name: 'Esci da tutti gli altri dispositivi' }).click()
    await expect.poll(() => sheet.getByRole('listitem').count()).toBe(1)

    lost.expect(/status of 401/)
    await lost.goOnline()
    await expectBar(lost.page, 'Accedi di nuovo')
    await lost.page.getByRole('link', { name: 'Accedi', exact: true }).click()
    await lost.page.getByText('C’è 1 modifica di').waitFor()
    await fillSignIn(lost.page, couple.email, couple.password)
    await heading(lost.page, 'Modifiche in attesa').waitFor()
    await ring(desk.page, 'Scritta dove non c’è rete').waitFor()
  },
)
