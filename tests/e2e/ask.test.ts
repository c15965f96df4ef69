import { newId } from '#contract/kit/new-id.ts'
import { PASSWORD, newCouple } from '#tests/support/product-people.ts'
import type { ProductProcess } from '#tests/support/product-process.ts'
import { busyDaysOf, freeDaysOf } from './support/days-of.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { fillSignIn } from './support/screens.ts'

const MONTHS =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ')
const inWords = (day: string) => `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`

/** A vendor with a day that is taken and one that is free, both to come. */
async function vendorWithDays(product: ProductProcess) {
  const rows =
    await product.rows(`select v.id, v.slug from vendor v join vendor_busy_day b on b.vendor_id = v.id
    where v.active and v.deleted_at is null and v.takes_bookings and b.day > current_date + 40
    group by v.id, v.slug order by count(*) desc limit 1`)
  const { id, slug } = rows[0] as { id: string; slug: string }
  const from = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const to = new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10)
  const [busy] = await busyDaysOf(product.url, id, from, to)
  const [free] = await freeDaysOf(product.url, id, from, to)
  return { path: `/fornitore/${id}/${slug}`, busy: busy!, free: free! }
}

/** A couple whose day is known. */
async function coupleWithDay(url: string, weddingDate: string) {
  const couple = await newCouple(url)
  const { value } = await couple.call('GET', '/api/User/me')
  await couple.call('PUT', `/api/Couple/updateCouple/${value.id}`, { weddingDate })
  return couple
}

demoJourney(
  'what a visitor wanted to ask is asked after the sign-in, and a phone’s bar says how far it is',
  async ({ product, newPhone }) => {
    const vendor = await vendorWithDays(product)
    const couple = await coupleWithDay(product.url, vendor.free)
    const { page } = await newPhone({ width: 390 })
    const sheet = page.getByRole('dialog', { name: /^Chiedi a/ })
    // The last of the page: what stays at the foot of the window.
    const bar = page.locator('[data-lifted]')
    await page.goto(vendor.path)
    await bar.getByRole('link', { name: 'Giorni liberi e contatti' }).waitFor()
    await page.getByRole('link', { name: 'Accedi e chiedi il vostro giorno' }).click()
    await page.waitForURL('**/login?ritorno=**')
    await fillSignIn(page, couple.email, couple.password)
    await sheet.waitFor()
    await sheet.getByRole('button', { name: 'Chiudi' }).first().click()
    await sheet.waitFor({ state: 'detached' })
    // The router shows the page of an address before the browser says the address.
    await page.waitForURL((url) => !url.searchParams.has('chiedi'))

    await bar.getByRole('button', { name: `Chiedi il ${inWords(vendor.free)}` }).click()
    await sheet.getByLabel('Il vostro messaggio').fill('Siete liberi?')
    await sheet.getByRole('button', { name: 'Manda la richiesta' }).click()
    await sheet.waitFor({ state: 'detached' })
    await bar.getByRole('link', { name: 'Vedi la richiesta' }).click()
    await page.waitForURL('**/couple/bookings?booking=**')

    const others = await coupleWithDay(product.url, vendor.busy)
    const other = await newPhone({ width: 390 })
    await openAs(other.page, others, vendor.path)
    await other.page
      .locator('[data-lifted]')
      .getByRole('link', { name: 'Giorni liberi', exact: true })
      .waitFor()
  },
)

demoJourney(
  'who registers on the way is led to what they wanted once the first questions are over; a vendor to the plan it chose',
  async ({ product, newPhone }) => {
    const vendor = await vendorWithDays(product)
    const { page } = await newPhone({ width: 390 })
    await page.goto(vendor.path)
    await page.getByRole('link', { name: 'Accedi e chiedi il vostro giorno' }).click()
    // The page that is left has such a link too.
    await page.getByRole('heading', { name: 'Rieccoti' }).waitFor()
    await page.getByRole('link', { name: 'Registrati' }).click()
    await page.getByLabel('Il tuo nome').fill('Giulia')
    await page.getByLabel('Email').fill(`${newId()}@prova.test`)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Inizia a pianificare' }).click()
    await page.waitForURL('**/couple')
    await page.getByText('Poi tornate alla pagina da cui venivate.').waitFor()
    // Kept as long as the tab is, however long the questions take.
    await page.reload()
    await page.getByRole('button', { name: 'Preferisco fare da me' }).click()
    await page.waitForURL(`**${vendor.path}?chiedi=1`)
    await page.getByRole('dialog', { name: /^Chiedi a/ }).waitFor()

    const trade = await newPhone({ width: 1280 })
    await trade.page.goto('/vendor-area')
    await trade.page.getByRole('link', { name: 'Iscriviti e scegli Premium' }).click()
    await trade.page.getByText(/Hai scelto Premium, da pagare ogni mese/).waitFor()
    await trade.page.getByLabel('Nome dell’attività').fill('Fiori di prova')
    await trade.page.getByLabel('Categoria').selectOption({ index: 1 })
    await trade.page.getByLabel('Regione').selectOption({ label: 'Toscana' })
    await trade.page.getByLabel('Provincia').selectOption({ label: 'Siena' })
    await trade.page.getByRole('combobox', { name: 'Comune' }).fill('siena')
    await trade.page.getByRole('listbox').getByRole('option', { name: 'Siena', exact: true }).click()
    await trade.page.getByLabel('Email').fill(`${newId()}@prova.test`)
    await trade.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await trade.page.getByRole('button', { name: 'Apri la tua pagina' }).click()
    await trade.page.waitForURL('**/vendor/upgrade-account?piano=premium**')
    const sheet = trade.page.getByRole('dialog', { name: 'Premium mensile' })
    await sheet.getByRole('button', { name: /^Conferma: 59,78/ }).waitFor()
    await trade.page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    await trade.page.waitForURL('**/vendor/upgrade-account')
    await trade.page.getByText('Hai Base.').waitFor()
  },
)
