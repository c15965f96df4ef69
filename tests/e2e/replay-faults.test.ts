/** A long outbox on its way, and what may end under it: the tab, the browser, the server, the worker's version. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { TURN_MS } from '#tests/support/limits.ts'
import { newCouple, newPartner, tasksOf, type Person } from '#tests/support/product-people.ts'
import type { ProductProcess } from '#tests/support/product-process.ts'
import { journey } from './support/journey.ts'
import { createProxy } from './support/proxy.ts'
import { addTask, expectBar, expectNoBar, openPlanner, ring, untilOfflineReady } from './support/screens.ts'

/** The whole template, kept while nothing can be sent. @returns how many edits wait */
async function fillList(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Riempi la lista' }).click()
  const count = page.getByText(/0 di \d+ fatte/).first()
  await count.waitFor()
  return Number(/di (\d+) fatte/.exec(await count.innerText())![1])
}

const arrivals = (product: ProductProcess, couple: Person) => async () =>
  (
    await product.rows<{ count: number }>(
      `select count(*)::int as count from couple_task
       where couple_id = (select couple_id from couple_member where uid = $1)`,
      [couple.uid],
    )
  )[0]!.count

/** All have arrived, each by one write. */
async function expectOnce(couple: Person, total: number): Promise<void> {
  const tasks = await tasksOf(couple)
  expect(tasks).toHaveLength(total)
  expect(new Set(tasks.map(({ title }) => title)).size).toBe(total)
  expect(tasks.filter(({ version }) => version !== 1)).toEqual([])
}

journey(
  'a tab killed in mid-replay leaves nothing stuck: the next one sends the rest, each edit once',
  async ({ product, newPhone, onTestFinished }) => {
    const proxy = await createProxy(product.url)
    onTestFinished(() => proxy.close())
    const couple = await newCouple(product.url, [])
    const phone = await newPhone({ baseURL: proxy.url })
    const { page, context } = phone
    await openPlanner(page, couple)
    await untilOfflineReady(page)
    phone.expectNoNetwork()
    proxy.refuseWrites(true)
    const total = await fillList(page)
    proxy.slowWrites(60)
    proxy.refuseWrites(false)
    const arrived = arrivals(product, couple)
    await expect.poll(arrived, { interval: 10 }).toBeGreaterThan(3)
    const devtools = await context.newCDPSession(page)
    // Its answer would come from the page that dies of it.
    void devtools.send('Page.crash').catch(() => undefined)
    await page.waitForEvent('crash')
    expect(await arrived()).toBeLessThan(total)

    proxy.slowWrites(0)
    const next = await context.newPage()
    await next.goto('/couple/planning')
    await expect.poll(arrived).toBe(total)
    await expectNoBar(next)
    await next.getByText(`0 di ${total} fatte`).waitFor()
    await expectOnce(couple, total)
    await page.close()
  },
)

/** Waits until no version of the worker waits for its turn. The page that asks is none of ours. */
async function untilNoneWaits(context: BrowserContext, blank: Page, origin: string): Promise<void> {
  const devtools = await context.newCDPSession(blank)
  const known = new Map<string, { status: string; running: string; clients: number }>()
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, scriptURL, status, runningStatus, controlledClients = [] } of versions)
      if (scriptURL.startsWith(origin))
        known.set(versionId, { status, running: runningStatus, clients: controlledClients.length })
  })
  await devtools.send('ServiceWorker.enable')
  const isWaiting = () => [...known.values()].some(({ status }) => status === 'installed')
  await expect
    .poll(() => known.size > 0 && (isWaiting() ? [...known.values()] : 'none waits'), {
      timeout: TURN_MS,
    })
    .toBe('none waits')
}

/** Fires the worker's Background Sync as the browser does when it finds a network. The page that asks is none of ours. */
async function fireBackgroundSync(context: BrowserContext, origin: string): Promise<void> {
  const blank = await context.newPage()
  const devtools = await context.newCDPSession(blank)
  const known = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (ours) resolve(ours.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await known,
    tag: 'outbox',
    lastChance: false,
  })
}

journey(
  'the whole list leaves with no page of the app open, by Background Sync, and the next start knows it',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, [])
    const phone = await newPhone()
    const { page } = phone
    await openPlanner(page, couple)
    await untilOfflineReady(page)
    phone.expectNoNetwork()
    await product.kill()
    const total = await fillList(page)
    await phone.close()
    await phone.reopen()
    expect(phone.page.url()).toBe('about:blank')
    await product.start()
    await fireBackgroundSync(phone.context, product.url)
    const arrived = arrivals(product, couple)
    await expect.poll(arrived).toBe(total)
    await expectOnce(couple, total)

    // The answers wait in the worker's store: without a network the list is whole, and nothing waits.
    await product.kill()
    await phone.page.goto('/couple/planning')
    await phone.page.getByText(`0 di ${total} fatte`).waitFor()
    await expectBar(phone.page, 'Il server non risponde')
    expect(await phone.page.getByText(/modific\w+ in attesa/).count()).toBe(0)
  },
)

journey(
  'two phones of one couple send at once to a server that is killed under both: each edit once, both the same',
  async ({ product, newPhone, onTestFinished }) => {
    const proxy = await createProxy(product.url)
    onTestFinished(() => proxy.close())
    const anna = await newCouple(product.url, ['Di tutti e due'])
    const marco = await newPartner(product.url, anna)
    const phones = await Promise.all([newPhone({ baseURL: proxy.url }), newPhone({ baseURL: proxy.url })])
    await Promise.all([openPlanner(phones[0].page, anna), openPlanner(phones[1].page, marco)])
    for (const [index, phone] of phones.entries()) {
      phone.expectNoNetwork()
      await untilOfflineReady(phone.page)
      await ring(phone.page, 'Di tutti e due').waitFor()
      await phone.goOffline()
      for (let one = 1; one <= 4; one++) await addTask(phone.page, `Cosa ${one} di ${index + 1}`)
      await ring(phone.page, 'Di tutti e due').click()
    }
    proxy.slowWrites(80)
    await Promise.all(phones.map((phone) => phone.goOnline()))
    await expect.poll(arrivals(product, anna), { interval: 5 }).toBeGreaterThan(2)
    await product.kill()
    await product.start()
    await expect
      .poll(async () => (await tasksOf(anna)).map(({ title, done }) => `${title} ${done}`).toSorted())
      .toEqual([
        ...[1, 2, 3, 4].flatMap((one) => [`Cosa ${one} di 1 false`, `Cosa ${one} di 2 false`]),
        'Di tutti e due true',
      ])
    const added = (await tasksOf(anna)).filter(({ title }) => title.startsWith('Cosa'))
    expect(added.filter(({ version }) => version !== 1)).toEqual([])
    for (const { page } of phones) {
      await expectNoBar(page)
      await page.getByText('1 di 9 fatte').waitFor()
    }
  },
)

journey(
  'a new version of the app finds a full outbox: it takes over when the tabs are closed, and sends all of it once',
  async ({ product, newPhone, onTestFinished }) => {
    const proxy = await createProxy(product.url)
    onTestFinished(() => proxy.close())
    const couple = await newCouple(product.url, [])
    const phone = await newPhone({ baseURL: proxy.url })
    const { page, context } = phone
    await openPlanner(page, couple)
    await untilOfflineReady(page)
    phone.expectNoNetwork()
    proxy.refuseWrites(true)
    const total = await fillList(page)
    proxy.releaseNewWorker()
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())!.update()))
    await expect
      .poll(() =>
        page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)),
      )
      .toBe(true)
    expect(await page.getByText('C’è una nuova versione di Lovoglio.').count()).toBe(0)

    // The last tab closes: the new worker takes over by itself.
    await page.goto('about:blank')
    const next = await context.newPage()
    await untilNoneWaits(context, next, proxy.url)
    await next.goto('/couple/planning')
    await next.getByText(`0 di ${total} fatte`).waitFor()
    await expect
      .poll(() =>
        next.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)),
      )
      .toBe(false)
    expect(await arrivals(product, couple)()).toBe(0)
    proxy.refuseWrites(false)
    await expect.poll(arrivals(product, couple)).toBe(total)
    await expectNoBar(next)
    await expectOnce(couple, total)
  },
)
