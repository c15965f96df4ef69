import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { TURN_MS } from '#tests/support/limits.ts'
import { newCouple, tasksOf } from '#tests/support/product-people.ts'
import { journey } from './support/journey.ts'
import { createProxy } from './support/proxy.ts'
import { addTask, openPlanner, ring, untilOfflineReady } from './support/screens.ts'

journey('the app can be installed: Chromium finds nothing wrong with it', async ({ newPhone }) => {
  const { page, context } = await newPhone({ firstVisit: true })
  await page.goto('/')
  await untilOfflineReady(page)
  const devtools = await context.newCDPSession(page)
  const { errors, data, url } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  const manifest = JSON.parse(data!)
  expect(manifest).toMatchObject({ lang: 'it', display: 'standalone', short_name: 'Lovoglio' })
  expect(manifest.screenshots.length).toBeGreaterThan(0)
  const files: string[] = [...manifest.icons, ...manifest.screenshots].map(({ src }: { src: string }) => src)
  const answers = await page.evaluate(
    (all) => Promise.all(all.map(async (src) => [src, (await fetch(src)).status] as const)),
    files,
  )
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  await expect
    .poll(async () => (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors)
    .toEqual([])
})

journey(
  'a new version is offered, never taken over while an edit waits, and taken on a tap',
  async ({ product, newPhone }) => {
    const proxy = await createProxy(product.url)
    onTestFinished(() => proxy.close())
    const couple = await newCouple(product.url)
    const phone = await newPhone({ firstVisit: true, baseURL: proxy.url })
    const { page } = phone
    await openPlanner(page, couple)
    await ring(page, 'Scegliere la data').waitFor()
    await untilOfflineReady(page)
    phone.expectNoNetwork()
    proxy.refuseWrites(true)
    await addTask(page, 'Non ancora partita')
    proxy.releaseNewWorker()
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())!.update()))
    const waits = () =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())!.waiting))
    await expect.poll(waits).toBe(true)
    await page.waitForTimeout(1_000)
    const offer = page.getByText('C’è una nuova versione di Lovoglio.')
    expect(await offer.count()).toBe(0)
    expect(await waits()).toBe(true)
    await ring(page, 'Non ancora partita').waitFor()

    proxy.refuseWrites(false)
    await expect.poll(async () => (await tasksOf(couple)).length).toBe(2)
    await page.reload()
    await offer.waitFor()
    const reloaded = page.waitForEvent('load', { timeout: TURN_MS })
    await page.getByRole('button', { name: 'Aggiorna' }).click()
    await reloaded
    await expect.poll(waits).toBe(false)
    await ring(page, 'Non ancora partita').waitFor()
  },
)

journey('a task is added, ticked and opened by the keyboard alone', async ({ product, newPhone }) => {
  const couple = await newCouple(product.url)
  const { page } = await newPhone({ firstVisit: true, width: 1280, height: 900 })
  await openPlanner(page, couple)
  await ring(page, 'Scegliere la data').waitFor()
  await tabTo(page, 'Aggiungi attività')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Nuova attività' }).waitFor()
  await page.keyboard.type('Scritta coi tasti')
  await page.keyboard.press('Enter')
  await ring(page, 'Scritta coi tasti').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await tabTo(page, 'Fatta: Scritta coi tasti')
  await page.keyboard.press('Space')
  await expect
    .poll(async () => (await tasksOf(couple)).find(({ title }) => title === 'Scritta coi tasti')?.done)
    .toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Attività' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

/** Presses Tab until what has the focus is called so. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
    if (focused.trim() === name) return
  }
  throw new Error(`Tab never reaches «${name}»`)
}
