import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { DEMO_COUPLE } from '#tests/support/product-people.ts'
import { keptOnDevice, signOut, untilOfflineReady } from './support/screens.ts'

const CARDS = 'main a[href^="/fornitore/"]'

/** The pictures in sight that are whole. */
const wholePictures = (page: Page) =>
  page.locator('main img').evaluateAll((all) => {
    const inSight = (all as HTMLImageElement[]).filter((one) => {
      const { top, bottom, width } = one.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight
    })
    return {
      shown: inSight.length,
      broken: inSight.filter((one) => !one.complete || one.naturalWidth === 0).length,
    }
  })

async function expectPictures(page: Page): Promise<void> {
  await expect.poll(() => wholePictures(page)).toEqual({ shown: expect.any(Number), broken: 0 })
  expect((await wholePictures(page)).shown).toBeGreaterThan(0)
}

/** The caches and databases in which something is kept under an address or a name with these words. */
async function whereKept(page: Page, words: string): Promise<string[]> {
  const cached = await page.evaluate(async (asked) => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) if (url.includes(asked)) found.push(name)
    return found
  }, words)
  const read = (await keptOnDevice(page, 'queries')).filter(({ key }) => key.includes(words))
  return [...cached, ...read.map(({ database }) => database)]
}

demoJourney(
  'vendors seen once are there with their pictures, with the server dead and the browser just started',
  async ({ product, newPhone }) => {
    const phone = await newPhone({ firstVisit: true })
    await phone.page.goto('/fornitori')
    await phone.page.locator(CARDS).first().waitFor()
    await untilOfflineReady(phone.page)
    await expectPictures(phone.page)
    await phone.page.locator(CARDS).first().click()
    await phone.page.waitForURL('**/fornitore/**')
    const title = phone.page.locator('main h1', { hasNotText: 'Fornitori' })
    await title.waitFor()
    const name = await title.innerText()
    const address = new URL(phone.page.url()).pathname
    await expectPictures(phone.page)
    // The page goes to the cache behind the answer.
    await phone.page.reload()
    await expectPictures(phone.page)

    await phone.close()
    await product.kill()
    phone.expectNoNetwork()
    await phone.reopen()
    const { page } = phone
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expectPictures(page)
    await page.goto('/fornitori')
    await page.locator(CARDS).first().waitFor()
    await expectPictures(page)
  },
)

demoJourney(
  'a page never seen says that it is not saved, and lists those that are',
  async ({ product, newPhone }) => {
    const phone = await newPhone()
    await phone.page.goto('/fornitori')
    await phone.page.locator(CARDS).first().waitFor()
    await untilOfflineReady(phone.page)
    await phone.page.reload()
    await phone.page.locator(CARDS).first().waitFor()
    const vendors: { id: string; slug: string }[] = await product.rows(
      `select id, slug from vendor where active order by id desc limit 1`,
    )
    await phone.goOffline()
    // React notes what an error screen was shown for.
    phone.expect(/^NetworkError: no answer from the server/)
    const { page } = phone
    await page.goto(`/fornitore/${vendors[0]!.id}/${vendors[0]!.slug}`)
    await page.getByText('Questa pagina non è salvata su questo dispositivo').waitFor()
    await page.getByText('Pagine che si aprono anche senza rete').waitFor()
    await page.getByText('Sei offline').waitFor()
    await page
      .getByRole('link', { name: /Fornitori/i })
      .first()
      .waitFor()

    await phone.goOnline()
    await page.getByRole('button', { name: 'Riprova' }).click()
    await page.locator('main h1').waitFor()
    await page.getByText('Questa pagina non è salvata').waitFor({ state: 'detached' })
  },
)

demoJourney(
  'where data is dear the favourites are kept when asked, and open with reviews and pictures though never visited',
  async ({ product, newPhone }) => {
    const phone = await newPhone()
    await phone.context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, type: 'cellular' } })
    })
    await openAs(phone.page, DEMO_COUPLE, '/couple')
    await untilOfflineReady(phone.page)
    await phone.page.goto('/couple/vendors')
    const panel = phone.page.getByRole('region', { name: 'Anche senza rete' })
    await panel.getByText('Non sono ancora su questo dispositivo.').waitFor()
    await panel.getByRole('button', { name: 'Tieni i preferiti su questo dispositivo' }).click()
    await panel.getByRole('progressbar').waitFor()
    await panel
      .getByText(
        /^Tutti e \d+ si aprono anche senza rete, con recensioni e foto\. Occupano [\d,]+ (kB|MB)\.$/,
      )
      .waitFor()
    const links = phone.page.getByRole('main').locator('h3 a[href^="/fornitore/"]')
    const name = await links.first().innerText()
    const address = (await links.first().getAttribute('href'))!

    await phone.close()
    phone.expectNoNetwork()
    await product.kill()
    await phone.reopen()
    const { page } = phone
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expectPictures(page)
    await page.getByRole('heading', { name: /^Chi (li ha scelti|si è sposato qui)$/ }).waitFor()
    expect(await page.getByText('Le recensioni non sono arrivate').count()).toBe(0)

    await compareTwo(page)
    await moveAndBack(page)

    // Which they are is the account's own affair: with the sign-out they go.
    const id = address.split('/')[2]!
    expect(await whereKept(page, id)).toContain('pages')
    await product.start()
    await signOut(page)
    // What the worker was about to keep it finds nobody for.
    await expect.poll(() => whereKept(page, id)).toEqual([])
  },
)

demoJourney(
  'a sign-out while favourites are on their way leaves nothing of them on the device',
  async ({ newPhone }) => {
    const { page } = await newPhone()
    const asked = Promise.withResolvers<string>()
    // Never answered: what is read for a favourite is here, and its page is not yet.
    await page.context().route('**/fornitore/**', (route) => {
      asked.resolve(new URL(route.request().url()).pathname.split('/')[2]!)
    })
    await openAs(page, DEMO_COUPLE, '/couple')
    const id = await asked.promise
    await expect.poll(() => whereKept(page, id)).not.toEqual([])
    await signOut(page)
    await expect.poll(() => whereKept(page, id)).toEqual([])
  },
)

demoJourney(
  'what the browser has thrown away of the app and of public data is here again after a visit with a network',
  async ({ product, newPhone }) => {
    const phone = await newPhone()
    let { page } = phone
    await page.goto('/fornitori')
    await page.locator(CARDS).first().waitFor()
    await untilOfflineReady(page)
    const keptFiles = () =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((one) => one.startsWith('workbox'))
        return name ? (await (await caches.open(name)).keys()).length : 0
      })
    const all = await keptFiles()
    expect(all).toBeGreaterThan(10)
    // A browser throws away what no page is using.
    await phone.close()
    page = await phone.reopen()
    const devtools = await phone.context.newCDPSession(page)
    const origin = product.url
    const bytesKept = async () => (await devtools.send('Storage.getUsageAndQuota', { origin })).usage
    const before = await bytesKept()
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,cache_storage' })
    // What says that a worker is registered stays, as with a browser that needs room.
    expect(await bytesKept()).toBeLessThan(before / 2)

    await page.goto('/fornitori/musica')
    await page.locator(CARDS).first().waitFor()
    await expect.poll(keptFiles).toBe(all)
    await expect.poll(async () => (await keptOnDevice(page, 'queries')).length).toBeGreaterThan(0)
    // Fetched ahead for the time without a network, as at the first visit.
    await expect
      .poll(async () => (await whereKept(page, '/api/Vendor/getAllVendor')).length)
      .toBeGreaterThan(0)
    // The browser's cache says that it has a file before the file is on the disk.
    await page.waitForTimeout(5_000)
    await phone.close()
    await product.kill()
    phone.expectNoNetwork()
    await phone.reopen()
    await phone.page.goto('/fornitori/musica')
    await phone.page.locator(CARDS).first().waitFor()
    await phone.page.goto('/fornitori/torte')
    await phone.page.getByText('salvati qui').waitFor()
  },
)

/** Side by side, of what this device has kept: nothing is left out, and nothing made up. */
async function compareTwo(page: Page): Promise<void> {
  await page.goto('/couple/vendors')
  await page.getByRole('button', { name: 'Confronta', exact: true }).click()
  const boxes = page.getByRole('checkbox', { name: /^Confronta / })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  const bar = page.getByRole('region', { name: 'Scelti per il confronto' })
  await bar.getByRole('button', { name: 'Confronta', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Confronto' })
  for (const known of [
    /^da [\d.]+/,
    /^(Libero|Già preso|Ha ancora posto|È già vostro)$/,
    /^(Risponde in .+|Ancora non si sa)$/,
  ])
    await expect.poll(() => sheet.getByRole('cell', { name: known }).count()).toBe(2)
  expect(await sheet.getByText('Si vede con la rete').count()).toBe(0)
  await sheet.getByRole('button', { name: 'Chiudi' }).click()
  await sheet.waitFor({ state: 'hidden' })
  await bar.getByRole('button', { name: 'Lascia il confronto' }).click()
}

/** By its menu to the next stage, and back by the undo. */
async function moveAndBack(page: Page): Promise<void> {
  const stage = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  const name = await stage('Salvati').getByRole('heading', { level: 3 }).first().innerText()
  const card = (where: string) => stage(where).getByRole('heading', { level: 3, name, exact: true })
  await page.getByRole('button', { name: `Altro per ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Sposta fra «Contattati»' }).click()
  await card('Contattati').waitFor()
  await page.getByRole('button', { name: `Annulla: Stato cambiato: ${name}`, exact: true }).click()
  await card('Salvati').waitFor()
}
