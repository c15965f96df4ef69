/** Each screen of the product, opened by its address with the server dead and the browser just started. */
import { patternOf } from '#contract/screens/screens.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { BOOKINGS_KEY } from '#src/features/bookings/booking-commands.ts'
import { COUPLE_KEY } from '#src/features/couple/couple-commands.ts'
import { FAVORITES_KEY } from '#src/features/favorites/favorite-commands.ts'
import { CONVERSATIONS_KEY } from '#src/features/messages/message-cache.ts'
import { OWN_REVIEWS_KEY } from '#src/features/reviews/review-commands.ts'
import { PLAN_ENTITIES } from '#src/plan/entities.ts'
import { DEMO } from '#tests/support/product-people.ts'
import { demoJourney } from './support/journey.ts'
import { screensOf, WEDDING, WEDDING_INVITATION } from './support/screen-addresses.ts'
import { heading, keptOnDevice, signInWithForm, untilOfflineReady } from './support/screens.ts'

/** What is read ahead of its screens, as the device names it. */
const PLAN = [
  ...PLAN_ENTITIES.map((entity) => entity.query(() => Promise.reject(new Error('not asked'))).queryKey),
  COUPLE_KEY,
  FAVORITES_KEY,
  BOOKINGS_KEY,
  OWN_REVIEWS_KEY,
  CONVERSATIONS_KEY,
].map((key) => JSON.stringify(key).slice(1, -1))

/** What a person has before them: a title, and words that say what is here or that there is no network. */
async function lookAt(page: Page) {
  const main = page.getByRole('main')
  await main.locator('h1').first().waitFor()
  await expect.poll(() => main.locator('[aria-busy="true"]').count()).toBe(0)
  const text = await main.innerText()
  return {
    text,
    title: (await main.locator('h1').first().innerText()).trim(),
    notSaved: text.includes('Questa pagina non è salvata su questo dispositivo'),
    broken: /Qualcosa non ha funzionato|Unexpected Application Error/.test(text),
  }
}

/** Runs in the page: the files of the build that a saved page names and that are not on the device. */
async function missingParts(): Promise<string[]> {
  const missing = new Set<string>()
  const pages = await caches.open('pages')
  for (const request of await pages.keys()) {
    const html = await (await pages.match(request))!.text()
    for (const [part] of html.matchAll(/\/assets\/[\w.-]+\.(js|css)/g))
      if (!(await caches.match(part, { ignoreSearch: true, ignoreVary: true }))) missing.add(part)
  }
  return [...missing]
}

/** Runs in the page: what the vendor's area is made of and is not on the device; `undefined` where nothing is. */
async function missingOfArea(): Promise<string[] | undefined> {
  const list = await caches.match('/areas/vendor.json', { ignoreSearch: true })
  const files = (await list?.json()) as string[] | undefined
  if (!files?.length) return undefined
  const here = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })))
  return files.filter((_, at) => !here[at])
}

demoJourney(
  'every screen of the couple opens by its address on a dead network, after one visit to the first of them',
  async ({ product, newPhone }) => {
    const phone = await newPhone({ firstVisit: true })
    await signInWithForm(phone.page, DEMO.couple, DEMO.password)
    await phone.page.waitForURL('**/couple')
    await heading(phone.page, /Buon/).waitFor()
    await untilOfflineReady(phone.page)
    const missing = async () => {
      const here = (await keptOnDevice(phone.page, 'queries')).map(({ key }) => key)
      return PLAN.filter((part) => !here.some((key) => key.includes(part)))
    }
    await expect.poll(missing).toEqual([])
    await phone.close()

    phone.expectNoNetwork()
    await product.kill()
    await phone.reopen()
    const seen: Record<string, unknown> = {}
    for (const address of screensOf('couple')) {
      await phone.page.goto(address)
      const { title, text, notSaved, broken } = await lookAt(phone.page)
      expect(new URL(phone.page.url()).pathname).toBe(address)
      await phone.page
        .getByText('Il server non risponde')
        .or(phone.page.getByText('Sei offline'))
        .first()
        .waitFor()
      seen[address] = { titled: title !== '', words: text.length > 40, notSaved, broken }
    }
    expect(seen).toEqual(
      Object.fromEntries(
        screensOf('couple').map((address) => [
          address,
          { titled: true, words: true, notSaved: false, broken: false },
        ]),
      ),
    )
    // What is there is the plan, and not its absence.
    await phone.page.goto('/couple/planning')
    await phone.page
      .getByRole('checkbox', { name: /^Fatta: / })
      .first()
      .waitFor()
    await phone.page.goto('/couple/budget')
    await phone.page.getByRole('table').waitFor()
    await phone.page.goto('/couple/vendors')
    await phone.page.getByRole('heading', { level: 2 }).first().waitFor()
  },
)

demoJourney(
  'every screen of the vendor opens by its address on a dead network, after one visit to the first of them',
  async ({ product, newPhone }) => {
    const phone = await newPhone({ firstVisit: true })
    await signInWithForm(phone.page, DEMO.vendor, DEMO.password)
    await phone.page.waitForURL('**/vendor')
    await heading(phone.page, /./).waitFor()
    await untilOfflineReady(phone.page)
    await expect.poll(() => phone.page.evaluate(missingOfArea)).toEqual([])
    await expect.poll(() => phone.page.evaluate(() => caches.has('area-couple'))).toBe(false)
    await phone.close()

    phone.expectNoNetwork()
    await product.kill()
    await phone.reopen()
    for (const address of screensOf('vendor')) {
      await phone.page.goto(address)
      const { title, notSaved, broken } = await lookAt(phone.page)
      expect({ address, titled: title !== '', notSaved, broken }).toEqual({
        address,
        titled: true,
        notSaved: false,
        broken: false,
      })
    }
  },
)

demoJourney(
  'every public screen that was visited opens by its address on a dead network; one that was not says so',
  async ({ product, newPhone }) => {
    const phone = await newPhone({ firstVisit: true })
    await phone.page.goto('/')
    await untilOfflineReady(phone.page)
    const titles: Record<string, string> = {}
    const linked = new Set<string>([WEDDING])
    const visit = async (address: string) => {
      await phone.page.goto(address)
      titles[address] = (await lookAt(phone.page)).title
      const links = await phone.page
        .locator('main a[href^="/"]')
        .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ pathname }) => pathname))
      for (const link of links) linked.add(link)
    }
    const screens = screensOf('_public')
    const unvisited = () =>
      screens.filter((screen) => !Object.keys(titles).some((one) => patternOf(screen).test(one)))
    for (const screen of screens) if (!screen.includes('$')) await visit(screen)
    // An address with a name in it: the first that a page before leads to.
    for (const screen of screens.filter((one) => one.includes('$'))) {
      const address = [...linked].find((link) => patternOf(screen).test(link) && !(link in titles))
      if (address) await visit(address)
    }
    expect(unvisited()).toEqual([])
    await visit(WEDDING_INVITATION)
    const visited = Object.keys(titles)
    const unseen = [...linked].find((link) => link.startsWith('/fornitore/') && !(link in titles))!
    const isSaved = () =>
      phone.page.evaluate(async () =>
        (await (await caches.open('pages')).keys()).map(({ url }) => url.slice(location.origin.length)),
      )
    await expect.poll(isSaved).toEqual(expect.arrayContaining(visited))
    // Forty pages are made whole behind the ones that are looked at.
    await expect.poll(() => phone.page.evaluate(missingParts)).toEqual([])
    await phone.close()

    phone.expectNoNetwork()
    // React notes what an error screen was shown for.
    phone.expect(/^NetworkError: no answer from the server/)
    await product.kill()
    await phone.reopen()
    const again: Record<string, string> = {}
    for (const address of visited) {
      await phone.page.goto(address)
      const { title, notSaved, broken } = await lookAt(phone.page)
      again[address] = notSaved || broken ? 'not there' : title
    }
    expect(again).toEqual(titles)

    await phone.page.goto(unseen)
    await phone.page.getByText('Questa pagina non è salvata su questo dispositivo').waitFor()
    await phone.page.getByText('Pagine che si aprono anche senza rete').waitFor()
  },
)
