/** Every screen of the three areas, by the table of screens, on a phone and on a wide screen, by day and by night. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEMO_ADMIN, DEMO_COUPLE, DEMO_VENDOR } from '#tests/support/product-people.ts'
import { colourViolations, violations } from './support/axe.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { overlaps } from './support/overlaps.ts'
import { screensOf } from './support/screen-addresses.ts'

const SIZES = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } }
type Flaws = Record<string, string[]>

/** Waits until a screen shows what it is about, not the shape of it. */
async function untilShown(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0)
}

/** Looks at a screen as it stands: both sizes, both lights, without opening it anew. */
async function look(page: Page, name: string, flaws: Flaws): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    const found = [...(await violations(page)), ...(await overlaps(page))]
    await page.emulateMedia({ colorScheme: 'dark' })
    found.push(...(await colourViolations(page)).map((flaw) => `dark, ${flaw}`))
    await page.emulateMedia({ colorScheme: 'light' })
    if (found.length > 0) flaws[`${name}, ${size}`] = found
  }
}

/**
 * Steps to a screen inside the app, as its links do, and waits until the keyboard starts from it. That each of them opens
 * by its address alone is the journey of every screen offline.
 */
async function stepTo(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).pathname === address) return
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    history.pushState(null, '', to)
  }, address)
  await page.waitForFunction(() => document.activeElement !== document.body)
}

async function lookAtAll(page: Page, screens: readonly string[], flaws: Flaws): Promise<void> {
  for (const screen of screens) {
    await stepTo(page, screen)
    await untilShown(page)
    await look(page, screen, flaws)
  }
}

const quiet = { reducedMotion: true, ...SIZES.wide } as const

demoJourney(
  'no screen of the couple has a flaw that axe knows, nor what opens over it, nor the assistant with an answer',
  async ({ newPhone }) => {
    const { page } = await newPhone(quiet)
    const flaws: Flaws = {}
    await openAs(page, DEMO_COUPLE, '/couple')
    const screens = screensOf('couple')
    expect(screens.length).toBeGreaterThan(8)
    await lookAtAll(page, screens, flaws)

    await page.goto('/couple/planning')
    await page.getByRole('button', { name: 'Aggiungi attività' }).first().click()
    await page.getByRole('dialog', { name: 'Nuova attività' }).waitFor()
    await look(page, 'new task', flaws)
    await page.goto('/couple/bookings')
    await page
      .getByRole('main')
      .getByRole('button', { name: /Studio Brera/ })
      .click()
    await page.getByRole('dialog', { name: 'Studio Brera' }).waitFor()
    await look(page, 'a booking', flaws)

    await page.goto('/wed-ai')
    await page.locator('button:enabled', { hasText: 'Fotografi a Lecce' }).click()
    await page.locator('article a[href^="/fornitore/"]').first().waitFor()
    await page.getByLabel('La tua domanda').fill('Come si fanno le pubblicazioni?')
    await page.getByRole('button', { name: 'Chiedi', exact: true }).click()
    await page.getByRole('heading', { name: 'Da mettere in lista?' }).waitFor()
    await look(page, 'the assistant with answers', flaws)
    expect(flaws).toEqual({})
  },
)

demoJourney(
  'no screen of a vendor has a flaw that axe knows, nor a reply that is being written',
  async ({ newPhone }) => {
    const { page } = await newPhone(quiet)
    const flaws: Flaws = {}
    await openAs(page, DEMO_VENDOR, '/vendor')
    await lookAtAll(page, screensOf('vendor'), flaws)
    await page.goto('/vendor/bookings?month=2027-06')
    await untilShown(page)
    await look(page, 'a month', flaws)
    await page.goto('/vendor/reviews')
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await page.getByRole('button', { name: 'Rispondi' }).first().click()
    await page.getByRole('textbox', { name: /^La tua risposta a / }).waitFor()
    await look(page, 'a reply', flaws)
    expect(flaws).toEqual({})
  },
)

demoJourney('no screen of the administrators has a flaw that axe knows', async ({ newPhone }) => {
  const { page } = await newPhone(quiet)
  const flaws: Flaws = {}
  await openAs(page, DEMO_ADMIN, '/admin/dashboard')
  await lookAtAll(page, screensOf('admin'), flaws)
  expect(flaws).toEqual({})
})
