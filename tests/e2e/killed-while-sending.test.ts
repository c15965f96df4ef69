import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { newCouple, tasksOf } from '#tests/support/product-people.ts'
import { createProxy } from './support/proxy.ts'
import { addTask, expectBar, expectNoBar, openPlanner, ring, untilOfflineReady } from './support/screens.ts'

/** For each list; of two, so that a slow machine has twice the time of a test for them. */
const KILLS = 10
/** So few and so slow that at the last kill a part of the list has not left yet, however long a kill takes. */
const PACE = { atOnce: 2, takesMs: 100 }

/** The person takes up the phone: the app asks at once whether the server is there, instead of at its next turn. */
const lookAgain = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')))

journey.for(['first', 'second'])(
  'a server killed again and again while a phone sends its list loses nothing and writes nothing twice: %s list',
  async (_, { product, newPhone, onTestFinished }) => {
    const couple = await newCouple(product.url, [])
    const proxy = await createProxy(product.url)
    onTestFinished(() => proxy.close())
    proxy.slowWrites(PACE.takesMs)
    proxy.doFewAtOnce(PACE.atOnce)
    const phone = await newPhone({ baseURL: proxy.url })
    const { page } = phone
    await openPlanner(page, couple)
    await untilOfflineReady(page)
    phone.expectNoNetwork()
    await product.kill()
    await page.getByRole('button', { name: 'Riempi la lista' }).click()
    const waiting = page.getByText(/\d+ modifiche in attesa/).first()
    await waiting.waitFor()
    const total = Number(/(\d+) modifiche/.exec(await waiting.innerText())![1])
    expect(total).toBeGreaterThanOrEqual(60)

    const arrived = async () =>
      (
        await product.rows<{ count: number }>(
          `select count(*)::int as count from couple_task
           where couple_id = (select couple_id from couple_member where uid = $1)`,
          [couple.uid],
        )
      )[0]!.count
    for (let kill = 1; kill <= KILLS; kill++) {
      const before = await arrived()
      const done = proxy.nextDone()
      await product.start()
      await lookAgain(page)
      await done
      await product.kill()
      expect(await arrived()).toBeGreaterThan(before)
    }
    expect(await arrived()).toBeLessThan(total)
    proxy.slowWrites(0)
    proxy.doFewAtOnce(Infinity)
    await product.start()
    await expect.poll(arrived).toBe(total)
    await expectNoBar(page)
    const tasks = await tasksOf(couple)
    expect(new Set(tasks.map(({ title }) => title)).size).toBe(total)
    expect(tasks.filter(({ version }) => version !== 1)).toEqual([])
    const changes = await product.rows<{ count: number }>(
      `select count(*)::int as count from change where entity_id = any($1)`,
      [tasks.map(({ id }) => id)],
    )
    expect(changes[0]!.count).toBe(total)
  },
)

journey(
  'an answer lost on the way is asked for again, and the write happens once',
  async ({ product, newPhone }) => {
    const proxy = await createProxy(product.url)
    const couple = await newCouple(product.url)
    const phone = await newPhone({ baseURL: proxy.url })
    try {
      await openPlanner(phone.page, couple)
      await ring(phone.page, 'Scegliere la data').waitFor()
      phone.expectNoNetwork()
      proxy.loseAnswers(3)
      await addTask(phone.page, 'Una volta sola')
      await ring(phone.page, 'Scegliere la data').click()
      await expect
        .poll(async () => (await tasksOf(couple)).map(({ title, done, version }) => [title, done, version]))
        .toEqual([
          ['Scegliere la data', true, 2],
          ['Una volta sola', false, 1],
        ])
      await expectNoBar(phone.page)
    } finally {
      await phone.close()
      await proxy.close()
    }
  },
)

journey('two tabs of one phone send each edit once', async ({ product, newPhone }) => {
  const couple = await newCouple(product.url)
  const phone = await newPhone()
  await openPlanner(phone.page, couple)
  await untilOfflineReady(phone.page)
  const second = await phone.context.newPage()
  await second.goto('/couple/planning')
  await ring(second, 'Scegliere la data').waitFor()
  await phone.goOffline()
  await addTask(phone.page, 'Dalla prima')
  await ring(second, 'Dalla prima').waitFor()
  await addTask(second, 'Dalla seconda')
  await ring(phone.page, 'Dalla seconda').waitFor()
  await expectBar(phone.page, 'Sei offline · 2 modifiche in attesa')
  await expectBar(second, 'Sei offline · 2 modifiche in attesa')
  await phone.goOnline()
  await expectNoBar(phone.page)
  await expectNoBar(second)
  await expect
    .poll(async () => (await tasksOf(couple)).map(({ title, version }) => [title, version]))
    .toEqual([
      ['Scegliere la data', 1],
      ['Dalla prima', 1],
      ['Dalla seconda', 1],
    ])
})
