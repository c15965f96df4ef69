import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { addTask as addTaskByApi, newCouple, tasksOf } from '#tests/support/product-people.ts'
import { paperOf } from './support/paper.ts'
import {
  addTask,
  deleteTask,
  expectBar,
  expectNoBar,
  heading,
  openPlanner,
  renameTask,
  ring,
  titlesOnScreen,
  untilKept,
  untilOfflineReady,
} from './support/screens.ts'

journey(
  'a couple plans with no network, reloads, closes the browser, and it is all there, then all sent, once',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, [
      'Prenotare la villa',
      'Sentire il fotografo',
      'Vecchia idea',
    ])
    const phone = await newPhone()
    await openPlanner(phone.page, couple)
    await ring(phone.page, 'Prenotare la villa').waitFor()
    await untilOfflineReady(phone.page)
    await untilKept(phone.page, 'couple-tasks')

    await phone.goOffline()
    await addTask(phone.page, 'Assaggiare le torte')
    await expectBar(phone.page, 'Sei offline · 1 modifica in attesa')
    await renameTask(phone.page, 'Sentire il fotografo', 'Sentire due fotografi')
    await ring(phone.page, 'Prenotare la villa').click()
    await deleteTask(phone.page, 'Vecchia idea')
    await expectBar(phone.page, 'Sei offline · 4 modifiche in attesa')

    const expected = ['Assaggiare le torte', 'Prenotare la villa', 'Sentire due fotografi']
    const asLeft = async () => {
      await ring(phone.page, 'Sentire due fotografi').waitFor()
      await ring(phone.page, 'Assaggiare le torte').waitFor()
      expect((await titlesOnScreen(phone.page)).toSorted()).toEqual(expected)
      await expectBar(phone.page, 'Sei offline · 4 modifiche in attesa')
    }
    await phone.page.reload()
    await asLeft()

    await phone.close()
    // A browser that starts with a network sends what waits before any page opens: here it finds none.
    await product.kill()
    await phone.reopen()
    await product.start()
    await phone.page.goto('/couple/planning')
    await asLeft()
    await addTask(phone.page, 'Chiamare la zia')
    expect(await tasksOf(couple)).toHaveLength(3)
    await phone.page.getByRole('button', { name: 'Altre azioni', exact: true }).click()
    await phone.page.getByRole('menuitem', { name: 'Stampa o salva in PDF' }).click()
    const paper = await paperOf(phone.page)
    for (const title of [...expected, 'Chiamare la zia']) expect(paper).toContain(title)

    await phone.goOnline()
    await expectNoBar(phone.page)
    await expect
      .poll(async () =>
        (await tasksOf(couple)).map(({ title, done }) => `${title}${done ? ' ✓' : ''}`).toSorted(),
      )
      .toEqual(['Assaggiare le torte', 'Chiamare la zia', 'Prenotare la villa ✓', 'Sentire due fotografi'])
  },
)

journey(
  'with the server killed the planner opens from a cold start, keeps every edit, and sends it all once when it is back',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Prenotare la chiesa'])
    const phone = await newPhone()
    await openPlanner(phone.page, couple)
    await untilOfflineReady(phone.page)
    await untilKept(phone.page, 'couple-tasks')
    await phone.close()

    phone.expectNoNetwork()
    await product.kill()
    await phone.reopen()
    await phone.page.goto('/couple/planning')
    await ring(phone.page, 'Prenotare la chiesa').waitFor()
    await addTask(phone.page, 'Scegliere le letture')
    await ring(phone.page, 'Prenotare la chiesa').click()
    await expectBar(phone.page, 'Il server non risponde · 2 modifiche in attesa')

    await phone.close()
    await phone.reopen()
    await phone.page.goto('/couple/planning')
    await ring(phone.page, 'Scegliere le letture').waitFor()
    await expectBar(phone.page, '2 modifiche in attesa')

    await product.start()
    await expectNoBar(phone.page)
    await expect
      .poll(async () => (await tasksOf(couple)).map(({ title, done }) => [title, done]))
      .toEqual([
        ['Prenotare la chiesa', true],
        ['Scegliere le letture', false],
      ])
  },
)

journey('an edit survives a phone that dies the moment it is made', async ({ product, newPhone }) => {
  const couple = await newCouple(product.url)
  const phone = await newPhone()
  await openPlanner(phone.page, couple)
  await untilOfflineReady(phone.page)
  await untilKept(phone.page, 'couple-tasks')
  await phone.close()
  await phone.reopen()
  await phone.goOffline()
  await phone.page.goto('/couple/planning')
  await addTask(phone.page, 'Scritta un attimo prima')
  await phone.kill()

  await product.kill()
  await phone.reopen()
  await product.start()
  await phone.page.goto('/couple/planning')
  await ring(phone.page, 'Scritta un attimo prima').waitFor()
  await phone.goOnline()
  await expect
    .poll(async () => (await tasksOf(couple)).map(({ title }) => title))
    .toContain('Scritta un attimo prima')
})

journey('tasks are put in order by the keyboard with no network', async ({ product, newPhone }) => {
  const couple = await newCouple(product.url, ['Prima', 'Seconda', 'Terza'])
  const phone = await newPhone()
  await openPlanner(phone.page, couple)
  await ring(phone.page, 'Terza').waitFor()
  await untilOfflineReady(phone.page)
  await untilKept(phone.page, 'couple-tasks')
  await phone.goOffline()
  const words = phone.page.getByRole('button', { name: 'Terza', exact: false })
  await words.focus()
  await phone.page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => titlesOnScreen(phone.page)).toEqual(['Prima', 'Terza', 'Seconda'])
  await phone.page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => titlesOnScreen(phone.page)).toEqual(['Terza', 'Prima', 'Seconda'])
  await phone.page.reload()
  await expect.poll(() => titlesOnScreen(phone.page)).toEqual(['Terza', 'Prima', 'Seconda'])
  await phone.goOnline()
  await expect
    .poll(async () =>
      (await tasksOf(couple))
        .toSorted((a, b) => (a.position < b.position ? -1 : 1))
        .map(({ title }) => title),
    )
    .toEqual(['Terza', 'Prima', 'Seconda'])
})

journey('what is done while a partner also edits merges by field', async ({ product, newPhone }) => {
  const couple = await newCouple(product.url, ['Scegliere i fiori'])
  const phone = await newPhone()
  await openPlanner(phone.page, couple)
  await untilOfflineReady(phone.page)
  await phone.goOffline()
  await renameTask(phone.page, 'Scegliere i fiori', 'Scegliere i fiori di campo')
  const [task] = await tasksOf(couple)
  await couple.call('PUT', `/api/Couple/updateTaskCouple/${task!.id}`, {
    done: true,
    baseVersion: task!.version,
  })
  await addTaskByApi(couple, 'Aggiunta da casa')
  await phone.goOnline()
  await expectNoBar(phone.page)
  await expect
    .poll(async () => (await tasksOf(couple)).map(({ title, done }) => [title, done]))
    .toEqual([
      ['Scegliere i fiori di campo', true],
      ['Aggiunta da casa', false],
    ])
  await heading(phone.page, 'Attività').waitFor()
  await ring(phone.page, 'Aggiunta da casa').waitFor()
})

journey(
  'an empty list is filled in by the first tap, however early, and once',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, [])
    const { page } = await newPhone()
    await openPlanner(page, couple)
    await page.getByRole('button', { name: 'Riempi la lista' }).dblclick()
    const count = page.getByText(/0 di \d+ fatte/)
    await count.waitFor()
    const total = Number(/di (\d+) fatte/.exec(await count.innerText())![1])
    await expect.poll(async () => (await tasksOf(couple)).length).toBe(total)
    expect(new Set((await tasksOf(couple)).map(({ title }) => title)).size).toBe(total)
  },
)
