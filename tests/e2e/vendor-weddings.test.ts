/** A vendor's real weddings: begun with no network, published, read by whoever comes by, and taken back. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newVendor } from '#tests/support/product-people.ts'
import type { ProductProcess } from '#tests/support/product-process.ts'
import { phonePhoto } from '#tests/support/uploads.ts'
import { type NewPhone, journey } from './support/journey.ts'
import { expectNoBar, heading, openVendorScreen, untilKept, untilOfflineReady } from './support/screens.ts'

type NewVendor = Awaited<ReturnType<typeof newVendor>>

async function newElite(product: ProductProcess): Promise<NewVendor> {
  const vendor = await newVendor(product)
  await product.rows(`update vendor set type_of_account = 'elite' where id = $1 returning id`, [
    vendor.vendorId,
  ])
  return vendor
}

async function openWeddings(newPhone: NewPhone, vendor: NewVendor) {
  const phone = await newPhone()
  await openVendorScreen(phone.page, vendor, '/vendor/real-wedding', 'Matrimoni veri')
  return phone
}

const photos = async () =>
  Promise.all(
    ['#aa5533', '#33aa55', '#5533aa'].map(async (colour, n) => ({
      name: `IMG_${n}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await phonePhoto(600, 400, colour),
    })),
  )

const openWedding = async (page: Page, title: string) => {
  await page.getByRole('link', { name: title }).click()
  return page.getByRole('dialog', { name: 'Matrimonio' })
}

const listed = async (product: ProductProcess) => (await fetch(`${product.url}/matrimoni-veri`)).text()

journey(
  'a draft written with no network outlives the browser, is published, read by a visitor, and gone when it is taken back',
  async ({ product, newPhone }) => {
    const vendor = await newElite(product)
    await newVendor(product, 'Fiori di Nives')
    const phone = await openWeddings(newPhone, vendor)
    await phone.page.getByRole('heading', { name: 'Racconta un giorno che c’eri' }).waitFor()
    await untilOfflineReady(phone.page)
    await untilKept(phone.page, 'real-weddings')

    await phone.goOffline()
    await phone.page.getByRole('button', { name: 'Racconta un matrimonio' }).click()
    const sheet = phone.page.getByRole('dialog', { name: 'Nuovo matrimonio' })
    await sheet.getByLabel('Titolo').fill('Sotto i limoni')
    await sheet.getByLabel('Gli sposi', { exact: true }).fill('Anna e Marco')
    await sheet.getByLabel('Le foto da aggiungere').setInputFiles(await photos())
    await sheet.getByLabel('Che cosa si vede nella foto 1').fill('La tavola lunga')
    await sheet.getByLabel('Il racconto').fill('Pioveva.\nPoi no.')
    await sheet.getByRole('button', { name: 'Salva la bozza' }).click()
    await phone.page.getByText('Bozza salvata: Sotto i limoni').waitFor()
    await phone.page.getByText('1 modifica in attesa').waitFor()

    await phone.kill()
    const page = await phone.reopen()
    await page.goto('/vendor/real-wedding')
    await page.getByText('Manca: il giorno, il luogo, la regione, il sì degli sposi').waitFor()
    await phone.goOnline()
    await expectNoBar(page)
    expect(await listed(product)).not.toContain('Sotto i limoni')

    const opened = await openWedding(page, 'Sotto i limoni')
    await opened.getByRole('radio', { name: /^Tutti/ }).check()
    await opened.getByRole('button', { name: 'Pubblica' }).click()
    await opened.getByText('Per pubblicarlo manca ancora: il giorno, il luogo').waitFor()
    await opened.getByLabel('Il giorno').fill('2026-06-20')
    await opened.getByLabel('Luogo').fill('Siena')
    await opened.getByLabel('Regione').selectOption('Toscana')
    await opened.getByRole('searchbox', { name: 'Cerca un fornitore da ricordare' }).fill('Nives')
    await opened.getByRole('button', { name: /^Fiori di Nives/ }).click()
    await opened.getByRole('textbox', { name: 'Fiori di Nives' }).fill('I fiori')
    await opened.getByRole('checkbox', { name: /Gli sposi sono d’accordo/ }).check()
    await opened.getByRole('button', { name: 'Pubblica' }).click()
    await page.getByText('Matrimonio pubblicato: Sotto i limoni').waitFor()
    await page.getByRole('link', { name: 'Vedi com’è' }).waitFor()

    const visitor = await newPhone()
    await expect.poll(() => listed(product)).toContain('Sotto i limoni')
    await visitor.page.goto('/matrimoni-veri')
    await visitor.page.getByRole('link', { name: 'Sotto i limoni' }).click()
    await heading(visitor.page, 'Sotto i limoni').waitFor()
    await visitor.page.getByText('Pioveva.').waitFor()
    await visitor.page.getByRole('link', { name: 'Fiori di Nives' }).waitFor()
    await visitor.page.getByRole('img', { name: 'La tavola lunga' }).waitFor()
    const address = visitor.page.url()

    const again = await openWedding(page, 'Sotto i limoni')
    await again.getByRole('radio', { name: /^Solo tu/ }).check()
    await again.getByRole('button', { name: 'Salva' }).click()
    await page.getByText('Tolto dalla tua pagina: Sotto i limoni').waitFor()
    await page.getByText('Pronto da pubblicare').waitFor()
    await expect.poll(() => listed(product)).not.toContain('Sotto i limoni')
    await expect.poll(async () => (await fetch(address)).status).toBe(404)
  },
)

journey('who has a plan without real weddings is told which one has them', async ({ product, newPhone }) => {
  const { page } = await openWeddings(newPhone, await newVendor(product))
  await page.getByText('Il piano Base non prevede i matrimoni veri').waitFor()
  expect(await page.getByRole('button', { name: 'Racconta un matrimonio' }).count()).toBe(0)
})
