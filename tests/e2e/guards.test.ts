import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { changePassword, newCouple } from '#tests/support/product-people.ts'
import { openPlanner, signInWithForm } from './support/screens.ts'

const VENDORS_ONLY =
  'Ci dispiace, ma questa sezione è riservata ai venditori. Per favore, contatta il supporto per assistenza.'
const COUPLES_ONLY =
  'Ci dispiace, ma questa sezione è riservata alle coppie. Per favore, contatta il supporto per assistenza.'
const RESERVED = 'Ci dispiace, ma questa sezione è riservata.'
const UNAUTHORISED = 'Ci dispiace, non sei autorizzato a visualizzare questa pagina.'

const toastOf = (page: Page, words: string) =>
  page.locator('[data-type]', { has: page.getByText(words, { exact: true }) })

/** The kind of the toast with exactly these words, once it has gone by itself; how long each stays, unit tests say. */
async function readToast(page: Page, words: string): Promise<string | null> {
  const toast = toastOf(page, words)
  await toast.waitFor()
  const type = await toast.getAttribute('data-type')
  expect(await toast.getByRole('button', { name: 'Chiudi' }).count()).toBe(1)
  await toast.waitFor({ state: 'detached' })
  return type
}

journey(
  'a couple at the door of the vendors is kept out, with the words of the specification',
  async ({ product, newPhone }) => {
    const { page } = await newPhone()
    await signInWithForm(page, ...(await credentials(product.url)))
    await page.waitForURL('**/couple')
    await page.goto('/vendor')
    expect(await readToast(page, VENDORS_ONLY)).toBe('warning')
    expect(new URL(page.url()).pathname).toBe('/')
  },
)

journey('a couple at the door of the administrators is kept out', async ({ product, newPhone }) => {
  const { page } = await newPhone()
  await signInWithForm(page, ...(await credentials(product.url)))
  await page.waitForURL('**/couple')
  await page.goto('/admin')
  expect(await readToast(page, RESERVED)).toBe('danger')
  expect(new URL(page.url()).pathname).toBe('/')
})

journey('a visitor at any door is led to the sign-in and told why', async ({ newPhone }) => {
  const { page } = await newPhone()
  for (const [door, words, type] of [
    ['/couple', COUPLES_ONLY, 'warning'],
    ['/couple/planning', COUPLES_ONLY, 'warning'],
    ['/vendor', VENDORS_ONLY, 'warning'],
    ['/admin/dashboard', RESERVED, 'danger'],
  ] as const) {
    await page.goto(door)
    const toast = page.locator('[data-type]', { has: page.getByText(words, { exact: true }) })
    await toast.first().waitFor()
    expect(await toast.first().getAttribute('data-type')).toBe(type)
    await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('ritorno') === door)
  }
})

journey(
  'after being led to the sign-in one arrives where one wanted to go',
  async ({ product, newPhone }) => {
    const { page } = await newPhone()
    const [email, password] = await credentials(product.url)
    await page.goto('/couple/budget')
    await page.waitForURL('**/login**')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Accedi', exact: true }).click()
    await page.waitForURL('**/couple/budget')
  },
)

journey(
  'from a page for everybody into one’s area and back is one step each, with a network and without',
  async ({ product, newPhone }) => {
    const phone = await newPhone()
    const { page } = phone
    const couple = await newCouple(product.url)
    await openPlanner(page, couple)
    for (const offline of [false, true]) {
      await page.goto('/how-it-works')
      if (offline) await phone.goOffline()
      await page.getByRole('banner').getByRole('link', { name: 'Il nostro piano' }).click()
      await page.getByRole('navigation', { name: 'Area coppia' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/couple')
      await page.getByRole('link', { name: 'Budget' }).first().click()
      await page.getByRole('heading', { level: 1, name: 'Budget' }).waitFor()
      await page.goBack()
      await page.waitForURL('**/couple')
      await page.goBack()
      await page.waitForURL('**/how-it-works')
    }
  },
)

journey(
  'a session ended by a new password elsewhere shows the toast of a 401 at the next request',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url)
    const phone = await newPhone()
    const { page } = phone
    await openPlanner(page, couple)
    await page.goto('/couple/profile')
    await page.getByRole('button', { name: 'Invita Marco' }).waitFor()
    phone.expect(/status of 40[01]/, /WebSocket connection to .* HTTP Authentication failed/)
    await changePassword(product.url, couple, 'scelta-da-un-altro-telefono')
    await page.getByRole('button', { name: 'Invita Marco' }).click()
    expect(await readToast(page, UNAUTHORISED)).toBe('danger')
    // A hub that goes on knocking says nothing more.
    let [knocks, toasts] = [0, 0]
    page.on('websocket', () => (knocks += 1))
    page.on('request', (request) => (knocks += Number(request.url().includes('/hubs/'))))
    await expect
      .poll(async () => {
        toasts += await toastOf(page, UNAUTHORISED).count()
        return knocks
      })
      .toBeGreaterThanOrEqual(3)
    expect(toasts).toBe(0)
  },
)

async function credentials(url: string): Promise<[string, string]> {
  const { email, password } = await newCouple(url)
  return [email, password]
}
