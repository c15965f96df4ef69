import { expect } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { demoJourney, journey } from './support/journey.ts'
import { DEMO, newCouple, tasksOf } from '#tests/support/product-people.ts'
import {
  expectBar,
  expectNoBar,
  heading,
  openPlanner,
  renameTask,
  ring,
  untilOfflineReady,
} from './support/screens.ts'

journey(
  'an edit of what the partner has deleted is shown with its reason, and goes only when it is discarded',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Fuochi d’artificio', 'Invitati'])
    const phone = await newPhone()
    const { page } = phone
    await openPlanner(page, couple)
    await ring(page, 'Fuochi d’artificio').waitFor()
    await untilOfflineReady(page)
    await phone.goOffline()
    await renameTask(page, 'Fuochi d’artificio', 'Fuochi d’artificio piccoli')
    const task = (await tasksOf(couple)).find(({ title }) => title === 'Fuochi d’artificio')!
    await couple.call('DELETE', `/api/Couple/deleteTaskCouple/${task.id}`)

    phone.expect(/status of 410/)
    await phone.goOnline()
    await expectBar(page, '1 modifica da rivedere')
    await page.getByRole('link', { name: 'Vedi' }).click()
    await heading(page, 'Modifiche in attesa').waitFor()
    const card = page.getByRole('listitem').filter({ hasText: 'Fuochi d’artificio piccoli' })
    await card.getByText('è stat', { exact: false }).first().waitFor()
    await card.getByRole('button', { name: 'Scarta' }).waitFor()

    // It outlives a reload: nothing goes without a decision.
    await page.reload()
    await card.getByRole('button', { name: 'Scarta' }).click()
    await page
      .getByRole('alertdialog', { name: 'Scartare questa modifica?' })
      .getByRole('button', { name: 'Scarta' })
      .click()
    await card.waitFor({ state: 'detached' })
    await page.getByText('È tutto al suo posto').waitFor()
    await expectNoBar(page)
    expect((await tasksOf(couple)).map(({ title }) => title)).toEqual(['Invitati'])
  },
)

journey(
  'a refused edit is marked where it was made, and can be sent again once the reason is gone',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Confetti'])
    await couple.call('POST', '/api/Couple/addBudgetItemCouple', {
      id: newId(),
      category: 'cerimonia',
      title: 'Riso',
      estimatedCents: 5000,
    })
    const phone = await newPhone()
    const { page } = phone
    await openPlanner(page, couple)
    await ring(page, 'Confetti').waitFor()
    const setActive = (active: boolean) =>
      product.rows(
        `update couple set active = $1, deactivation_reason = case when $1 then null else 'Verifica in corso' end
       where id = (select couple_id from couple_member where uid = $2)`,
        [active, couple.uid],
      )
    await setActive(false)
    phone.expect(/status of 403/)
    await ring(page, 'Confetti').click()
    await expectBar(page, '1 modifica da rivedere')
    await page.getByRole('link', { name: 'Da rivedere: Confetti' }).waitFor()
    // Other things of the plan say so as well, each in its own place.
    await page.goto('/couple/budget')
    await page.getByText('Il vostro account è sospeso:').waitFor()
    await page.getByText('Verifica in corso').waitFor()
    await page.getByRole('table').getByRole('button', { name: /^Riso/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Spesa' })
    await sheet.getByText('inviato', { exact: true }).waitFor()
    await sheet.getByLabel('Voce').fill('Riso e petali')
    await sheet.getByRole('button', { name: 'Salva' }).click()
    await page.getByRole('table').getByRole('link', { name: 'Da rivedere: Riso' }).waitFor()
    await page.goto('/couple/profile')
    await page.getByLabel('Lo stile che avete in mente').fill('In campagna')
    await page.getByRole('button', { name: 'Salva', exact: true }).click()
    await page.getByRole('link', { name: 'Da rivedere: i vostri dati' }).click()
    await heading(page, 'Modifiche in attesa').waitFor()
    const card = page.getByRole('listitem').filter({ hasText: 'Fatta: Confetti' })
    await card.getByText('sospeso', { exact: false }).waitFor()
    expect((await tasksOf(couple))[0]!.done).toBe(false)

    await setActive(true)
    for (const left of [3, 2, 1]) {
      await expect.poll(() => page.getByRole('button', { name: 'Riprova', exact: true }).count()).toBe(left)
      await page.getByRole('button', { name: 'Riprova', exact: true }).first().click()
    }
    await page.getByText('È tutto al suo posto').waitFor()
    await expect.poll(async () => (await tasksOf(couple))[0]!.done).toBe(true)
  },
)

demoJourney(
  'of a refused edit the vendor of here and the one on the server are called by their names, and another can be chosen',
  async ({ product, newPhone }) => {
    const { page, ...phone } = await newPhone()
    await openPlanner(page, { email: DEMO.couple, password: DEMO.password })
    // Of the demo's couple: the one with a partner, and more than one vendor saved.
    const saved = await product.rows<{ couple: string; vendor: string; name: string }>(
      `select f.couple_id as couple, f.vendor_id as vendor, v.business_name as name
         from favorite f join vendor v on v.id = f.vendor_id
        where f.deleted_at is null and f.status <> 'discarded' order by f.couple_id, v.business_name limit 2`,
    )
    const [here, there] = saved
    const [task] = await product.rows<{ id: string; title: string }>(
      `select id, title from couple_task where couple_id = $1 and not done and deleted_at is null
        and vendor_id is null order by due_date limit 1`,
      [here!.couple],
    )
    await page.reload()
    const sheet = page.getByRole('dialog', { name: 'Attività' })
    const choose = async (vendor: string) => {
      await page.getByRole('button', { name: new RegExp(`^${task!.title}`) }).click()
      await sheet.getByLabel('Fornitore').selectOption({ label: vendor })
      await sheet.getByRole('button', { name: 'Salva', exact: true }).click()
      await sheet.waitFor({ state: 'hidden' })
    }
    await choose(there!.name)
    await expect
      .poll(() => product.rows(`select vendor_id as vendor from couple_task where id = $1`, [task!.id]))
      .toEqual([{ vendor: there!.vendor }])
    const suspend = (active: boolean) =>
      product.rows(
        `update couple set active = $1, deactivation_reason = case when $1 then null else 'Verifica' end where id = $2`,
        [active, here!.couple],
      )
    await suspend(false)
    phone.expect(/status of 403/)
    await choose(here!.name)
    await page.goto('/couple/sync')
    const card = page.getByRole('listitem').filter({ hasText: task!.title })
    const values = card.getByRole('definition')
    await expect
      .poll(async () => (await values.allInnerTexts()).map((words) => words.replace('\n', ' ')))
      .toEqual([`Qui ${here!.name}`, `Sul server ${there!.name}`])
    // What is said of the account comes above it, and moves it.
    await page.getByText('Il vostro account è sospeso:', { exact: false }).waitFor()
    await card.getByRole('button', { name: 'Correggi' }).click()
    const fix = page.getByRole('dialog', { name: 'Correggi e rimanda' })
    await suspend(true)
    await fix.getByLabel('Fornitore').selectOption({ label: there!.name })
    await fix.getByRole('button', { name: 'Salva e invia' }).click()
    await card.waitFor({ state: 'detached' })
  },
)
