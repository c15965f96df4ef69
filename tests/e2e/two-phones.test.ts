import { expect } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { journey } from './support/journey.ts'
import { PASSWORD, newCouple, newPartner, tasksOf } from '#tests/support/product-people.ts'
import { confirmAddress } from './support/mailed-link.ts'
import {
  addTask,
  expectNoBar,
  openPlanner,
  renameTask,
  ring,
  row,
  untilOfflineReady,
} from './support/screens.ts'

journey(
  'a partner joins by the link, and each sees what the other does, at once or after being offline',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Prenotare la villa'])
    const [anna, marco] = await Promise.all([newPhone(), newPhone()])
    await openPlanner(anna.page, couple)
    await anna.page.goto('/couple/profile')
    await anna.page.getByRole('button', { name: 'Invita Marco' }).click()
    const link = new URL(await anna.page.getByLabel('Il collegamento').inputValue())

    await marco.page.goto(link.pathname + link.search)
    const email = `${newId()}@prova.test`
    await marco.page.getByLabel('Email').fill(email)
    await marco.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    const enter = marco.page.getByRole('button', { name: 'Entra nel vostro piano' })
    marco.expect(/status of 403 .*joinCouple/)
    await enter.click()
    await confirmAddress(marco.page, product, email)
    await enter.click()
    await marco.page.waitForURL('**/couple')
    await marco.page.goto('/couple/planning')
    await anna.page.goto('/couple/planning')
    await ring(marco.page, 'Prenotare la villa').waitFor()
    await ring(anna.page, 'Prenotare la villa').waitFor()

    await addTask(anna.page, 'Vista subito da Marco')
    await ring(marco.page, 'Vista subito da Marco').waitFor()
    await ring(marco.page, 'Prenotare la villa').click()
    await expect.poll(() => ring(anna.page, 'Prenotare la villa').isChecked()).toBe(true)

    await untilOfflineReady(marco.page)
    await marco.goOffline()
    await addTask(anna.page, 'Scritta mentre Marco è in metropolitana')
    await addTask(marco.page, 'Scritta in metropolitana')
    expect(await ring(anna.page, 'Scritta in metropolitana').count()).toBe(0)
    await marco.goOnline()
    await ring(marco.page, 'Scritta mentre Marco è in metropolitana').waitFor()
    await ring(anna.page, 'Scritta in metropolitana').waitFor()
    await expectNoBar(marco.page)
    expect((await tasksOf(couple)).map(({ title }) => title).toSorted()).toEqual([
      'Prenotare la villa',
      'Scritta in metropolitana',
      'Scritta mentre Marco è in metropolitana',
      'Vista subito da Marco',
    ])
  },
)

journey(
  'when both change the same words the later stands, and the other can be brought back',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Torta'])
    const marco = await newPartner(product.url, couple)
    const phone = await newPhone()
    await openPlanner(phone.page, couple)
    await ring(phone.page, 'Torta').waitFor()
    await untilOfflineReady(phone.page)
    await phone.goOffline()
    await renameTask(phone.page, 'Torta', 'Torta di frutta')
    const [task] = await tasksOf(couple)
    await marco.call('PUT', `/api/Couple/updateTaskCouple/${task!.id}`, {
      title: 'Torta al cioccolato',
      baseVersion: task!.version,
    })
    await phone.goOnline()
    await expect
      .poll(async () => (await tasksOf(couple)).map(({ title }) => title))
      .toEqual(['Torta di frutta'])
    await expectNoBar(phone.page)
    await row(phone.page, 'Torta di frutta').click()
    const sheet = phone.page.getByRole('dialog', { name: 'Attività' })
    await sheet.getByText('Marco ha scritto invece «Torta al cioccolato»', { exact: false }).waitFor()
    await sheet.getByRole('button', { name: 'Ripristina' }).click()
    await ring(phone.page, 'Torta al cioccolato').waitFor()
    await expect
      .poll(async () => (await tasksOf(couple)).map(({ title }) => title))
      .toEqual(['Torta al cioccolato'])
  },
)
