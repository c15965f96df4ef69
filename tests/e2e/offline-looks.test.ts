/** What a page looks like without a network where not all of it is on the device. */
import { expect } from 'vitest'
import { DEMO } from '#tests/support/product-people.ts'
import { demoJourney } from './support/journey.ts'
import { signInWithForm, untilOfflineReady } from './support/screens.ts'

/** Runs in the page: whether the list of vendors was read ahead; the worker answers by its address. */
const vendorsAreKept = async () =>
  Boolean(await caches.match('/api/Vendor/getAllVendor', { ignoreSearch: true, ignoreVary: true }))

demoJourney(
  'without a network nobody can say that a category is none: its page is not saved here',
  async ({ newPhone }) => {
    const phone = await newPhone()
    const { page } = phone
    await page.goto('/matrimoni-veri')
    await untilOfflineReady(page)
    await expect.poll(() => page.evaluate(vendorsAreKept)).toBe(true)
    phone.expect(/status of 404/)
    await page.goto('/fornitori/di-domani')
    await page.getByText('Questa pagina non c’è').waitFor()
    await phone.goOffline()
    phone.expect(/^NetworkError: no answer from the server/)
    await page.goto('/fornitori/di-domani')
    await page.getByText('Questa pagina non è salvata su questo dispositivo').waitFor()
    // One that this build knows is made of the vendors that are here.
    await page.goto('/fornitori/musica')
    await page.getByText('salvati qui').waitFor()
  },
)

demoJourney(
  'a picture that is not on the device leaves its placeholder, and not the browser’s sign for a broken one',
  async ({ newPhone }) => {
    const phone = await newPhone()
    const { page } = phone
    await page.goto('/matrimoni-veri')
    await untilOfflineReady(page)
    await page.reload()
    await page.locator('main img').first().waitFor()
    await page.waitForLoadState('networkidle')
    await phone.goOffline()
    await page.reload()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const broken = () =>
      page.locator('main img').evaluateAll((all) =>
        (all as HTMLImageElement[])
          .filter((one) => one.complete && one.naturalWidth === 0)
          .map((one) => ({
            hidden: getComputedStyle(one).opacity === '0',
            blur: Boolean(one.closest('picture')?.parentElement?.querySelector(':scope > img')),
          })),
      )
    await expect.poll(async () => (await broken()).length).toBeGreaterThan(0)
    await expect.poll(async () => (await broken()).filter(({ hidden, blur }) => !hidden || !blur)).toEqual([])
  },
)

demoJourney('the preview of the website asks for nothing that the policy refuses', async ({ newPhone }) => {
  const phone = await newPhone({ width: 1400, height: 900 })
  const { page } = phone
  await signInWithForm(page, DEMO.couple, DEMO.password)
  await page.waitForURL('**/couple')
  await page.goto('/couple/website')
  const preview = page.getByRole('region', { name: /^Anteprima/ })
  await preview.locator('img').first().waitFor()
  await page.waitForLoadState('networkidle')
  await untilOfflineReady(page)
  // With and without a network: the journey fails for any other error of the console.
  await phone.goOffline()
  await page.reload()
  await preview.locator('img').first().waitFor()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => page.getByText('Sei offline').count()).toBeGreaterThan(0)
})
