import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEMO, newCouple, tasksOf } from '#tests/support/product-people.ts'
import { violations } from './support/axe.ts'
import { demoJourney, journey } from './support/journey.ts'
import { createProxy } from './support/proxy.ts'
import { addTask, heading, openPlanner, ring, signInWithForm, untilOfflineReady } from './support/screens.ts'

journey('the app can be installed: Chromium finds nothing wrong with it', async ({ newPhone }) => {
  const { page, context } = await newPhone()
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
    const couple = await newCouple(product.url)
    const phone = await newPhone({ baseURL: proxy.url })
    const { page } = phone
    try {
      await openPlanner(page, couple)
      await ring(page, 'Scegliere la data').waitFor()
      await untilOfflineReady(page)
      phone.expectNoNetwork()
      proxy.refuseWrites(true)
      await addTask(page, 'Non ancora partita')
      proxy.releaseNewWorker()
      await page.evaluate(
        async () => void (await (await navigator.serviceWorker.getRegistration())!.update()),
      )
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
      const reloaded = page.waitForEvent('load')
      await page.getByRole('button', { name: 'Aggiorna' }).click()
      await reloaded
      await expect.poll(waits).toBe(false)
      await ring(page, 'Non ancora partita').waitFor()
    } finally {
      await phone.close()
      await proxy.close()
    }
  },
)

journey('a task is added, ticked and opened by the keyboard alone', async ({ product, newPhone }) => {
  const couple = await newCouple(product.url)
  const { page } = await newPhone({ width: 1280, height: 900 })
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

for (const colorScheme of ['light', 'dark'] as const)
  demoJourney(`no private screen has a flaw that axe knows, ${colorScheme}`, async ({ newPhone }) => {
    const { page } = await newPhone({ colorScheme })
    const flaws: Record<string, string[]> = {}
    const look = async (name: string, at = page) => {
      const found = await violations(at)
      if (found.length > 0) flaws[name] = found
    }
    await signInWithForm(page, DEMO.couple, DEMO.password)
    await page.waitForURL('**/couple')
    await heading(page, /Buon/).waitFor()
    await look('/couple')
    await page.goto('/couple/planning')
    await page
      .getByRole('checkbox', { name: /^Fatta: / })
      .first()
      .waitFor()
    await look('/couple/planning')
    await page.getByRole('button', { name: 'Aggiungi attività' }).first().click()
    await page.getByRole('dialog', { name: 'Nuova attività' }).waitFor()
    await look('new task')
    await page.goto('/couple/budget')
    await page.getByRole('table').waitFor()
    await look('/couple/budget')
    await page.goto('/couple/sync')
    await heading(page, 'Modifiche in attesa').waitFor()
    await look('/couple/sync')
    await page.goto('/couple/bookings')
    await page
      .getByRole('main')
      .getByRole('button', { name: /Studio Brera/ })
      .click()
    await page.getByRole('dialog', { name: 'Studio Brera' }).waitFor()
    await look('/couple/bookings')

    const others = await newPhone({ colorScheme })
    await signInWithForm(others.page, DEMO.vendor, DEMO.password)
    await others.page.waitForURL('**/vendor')
    await others.page.getByRole('heading', { name: 'Prossimi eventi' }).waitFor()
    await look('/vendor', others.page)
    await others.page.goto('/vendor/bookings?month=2027-06')
    await others.page.getByRole('table').waitFor()
    await look('/vendor/bookings', others.page)
    await others.page.goto('/vendor/reviews')
    await others.page.getByRole('button', { name: 'Rispondi' }).first().click()
    await look('/vendor/reviews', others.page)
    expect(flaws).toEqual({})
  })
