import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { DEMO, DEMO_COUPLE, newCouple, signIn } from '#tests/support/product-people.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { heading, untilOfflineReady } from './support/screens.ts'

const asAnna = async (page: Page) => {
  await openAs(page, DEMO_COUPLE, '/couple')
}

demoJourney(
  'the day begins with whose turn it is and what changed, then what is to be done',
  async ({ newPhone }) => {
    for (const width of [390, 1440]) {
      const { page } = await newPhone({ width })
      await asAnna(page)
      const titles = page.getByRole('main').getByRole('heading', { level: 2 })
      const order = ['Tocca a voi', 'Novità', 'In ritardo', 'Le prossime']
      await expect
        .poll(async () => (await titles.allInnerTexts()).filter((title) => order.includes(title)))
        .toEqual(order)
      // On a phone they come before everything else too.
      expect((await titles.allInnerTexts())[0]).toBe('Tocca a voi')
    }
  },
)

demoJourney(
  'an invitation is sent by a tap: to WhatsApp, by mail or as a square, each with its own address',
  async ({ newPhone }) => {
    const { page } = await newPhone()
    await asAnna(page)
    await page.goto('/couple/website?parte=invitati')
    await page
      .getByRole('button', { name: /^Manda/ })
      .first()
      .click()
    const share = page.getByRole('dialog').getByRole('region', { name: 'Mandare l’invito' })
    const words = (await share.locator('p').first().innerText()).trim()
    const address = /https?:\S+invito=\S+/.exec(words)![0]
    const said = async (name: string) =>
      decodeURIComponent((await share.getByRole('link', { name }).getAttribute('href'))!)
    expect(await said('WhatsApp')).toMatch(/^https:\/\/wa\.me\/\?text=/)
    expect(await said('WhatsApp')).toContain(address)
    expect(await said('Email')).toMatch(/^mailto:\?subject=/)
    expect(await said('Email')).toContain(address)
    await share.getByRole('button', { name: 'Codice QR' }).click()
    await share.getByRole('img', { name: /^Codice QR dell’invito/ }).waitFor()
  },
)

demoJourney(
  'a favourite’s card is moved on the board, dragged by a mouse or from its menu, and stays where it was put',
  async ({ product, newPhone }) => {
    const { page } = await newPhone({ width: 1440, height: 900 })
    const couple = await newCouple(product.url)
    const [vendor] = await product.rows(
      `select id from vendor where active and deleted_at is null and slug = 'villa-cipressa' limit 1`,
    )
    const id = newId()
    await couple.call('PUT', `/api/Couple/saveFavoriteVendor/${id}`, {
      id,
      vendorId: (vendor as { id: string }).id,
      status: 'saved',
    })
    await openAs(page, couple, '/couple/vendors')
    const stage = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Villa Cipressa' })
    const status = async () => {
      const [favorite] = await couple.call('GET', '/api/Couple/getFavoriteVendorByCouple')
      return favorite.status
    }
    await stage('Salvati').getByText('Villa Cipressa').waitFor()
    await card.dragTo(stage('Contattati'))
    await stage('Contattati').getByText('Villa Cipressa').waitFor()
    await expect.poll(status).toBe('contacted')
    await card.getByRole('button', { name: 'Altro per Villa Cipressa' }).click()
    await page.getByRole('menuitem', { name: 'Sposta fra «Con preventivo»' }).click()
    await stage('Con preventivo').getByText('Villa Cipressa').waitFor()
    await expect.poll(status).toBe('quoted')
    await page.reload()
    await stage('Con preventivo').getByText('Villa Cipressa').waitFor()
  },
)

/** Runs in the page: WCAG's contrast of an element's words on what is behind them, and the hue of it, in degrees. */
function looks(toast: Element): { contrast: number; hue: number } {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  const rgb = (color: string) => {
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255)
  }
  const luminance = (color: string) => {
    const [r, g, b] = rgb(color).map((part) =>
      part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
  }
  const back = getComputedStyle(toast).backgroundColor
  const words = getComputedStyle([...toast.querySelectorAll('span')].at(-1)!).color
  const [light, dark] = [luminance(back), luminance(words)].toSorted((a, b) => b - a)
  const [r, g, b] = rgb(back) as [number, number, number]
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  // Red and green lead in a yellow, so these are enough of the formula.
  const hue = 60 * (most === r ? (g - b) / (most - least) : 2 + (b - r) / (most - least))
  return { contrast: (light! + 0.05) / (dark! + 0.05), hue }
}

demoJourney(
  'a warning is yellow, by day and by night, and its words are read on it',
  async ({ newPhone }) => {
    const { page } = await newPhone()
    await asAnna(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // Not a couple's: the guard says so.
      await page.goto('/vendor/bookings')
      const toast = page.getByRole('region', { name: 'Avvisi' }).locator('[data-type=warning]')
      await toast.waitFor()
      const { contrast, hue } = await toast.evaluate(looks)
      expect(hue, colorScheme).toBeGreaterThan(40)
      expect(hue, colorScheme).toBeLessThan(60)
      expect(contrast, colorScheme).toBeGreaterThan(4.5)
    }
  },
)

demoJourney(
  'what is typed on the website is saved when its field is left, and nobody looks for a button',
  async ({ product, newPhone }) => {
    const phone = await newPhone({ width: 1280 })
    const { page } = phone
    await asAnna(page)
    const anna = await signIn(product.url, DEMO.couple, DEMO.password)
    const title = async () => (await anna.call('GET', '/api/Couple/getSiteWeddingCoupleByIdCouple')).title
    await page.goto('/couple/website')
    await heading(page, 'Il vostro sito').waitFor()
    await page.locator('summary').filter({ hasText: 'Titolo e benvenuto' }).click()
    const line = page.getByLabel('Una riga sopra i nomi')
    await line.fill('Oggi sposi, in giardino')
    await line.press('Tab')
    await expect.poll(title).toBe('Oggi sposi, in giardino')
    await untilOfflineReady(page)
    await phone.goOffline()
    await line.fill('Oggi sposi, sotto il portico')
    await heading(page, 'Il vostro sito').click()
    await page.getByText('Ci sono testi da salvare').waitFor({ state: 'hidden' })
    await page.reload()
    await page.locator('summary').filter({ hasText: 'Titolo e benvenuto' }).click()
    await expect.poll(() => line.inputValue()).toBe('Oggi sposi, sotto il portico')
    await phone.goOnline()
    await expect.poll(title).toBe('Oggi sposi, sotto il portico')
  },
)
