/** A vendor's portfolio: a project written with no network, published, and read by whoever comes by. */
import { expect } from 'vitest'
import { newVendor } from '#tests/support/product-people.ts'
import { phonePhoto } from '#tests/support/uploads.ts'
import { journey } from './support/journey.ts'
import { expectNoBar, openVendorScreen, untilKept, untilOfflineReady } from './support/screens.ts'

journey(
  'a project published with no network outlives the browser, is read by a visitor, and gone when it is taken back',
  async ({ product, newPhone }) => {
    const vendor = await newVendor(product)
    const phone = await newPhone()
    await openVendorScreen(phone.page, vendor, '/vendor/portfolio', 'Portfolio')
    await phone.page.getByRole('heading', { name: 'I lavori che ti fanno scegliere' }).waitFor()
    await untilOfflineReady(phone.page)
    await untilKept(phone.page, 'portfolio')

    await phone.goOffline()
    await phone.page.getByRole('button', { name: 'Aggiungi un progetto' }).click()
    const sheet = phone.page.getByRole('dialog', { name: 'Nuovo progetto' })
    await sheet.getByLabel('Titolo').fill('La cena lunga')
    await sheet.getByLabel('Luogo').fill('Ostuni')
    await sheet.getByLabel('Mese').fill('2199-06')
    await sheet.getByLabel('Le foto da aggiungere').setInputFiles([
      { name: 'IMG_0.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(600, 400, '#aa5533') },
      { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(600, 400, '#33aa55') },
    ])
    await sheet.getByLabel('Che cosa si vede nella foto 1').fill('La tavola sotto i tigli')
    await sheet.getByLabel('Che cosa hai fatto').fill('Una tavola sola per ottanta.')
    await sheet.getByRole('radio', { name: /^Tutti/ }).check()
    await sheet.getByRole('button', { name: 'Pubblica' }).click()
    await sheet.getByText('Questo mese deve ancora venire', { exact: false }).waitFor()
    await sheet.getByLabel('Mese').fill('2026-06')
    await sheet.getByRole('button', { name: 'Pubblica' }).click()
    await sheet
      .getByText('Per pubblicarlo manca ancora: che cosa si vede in ogni foto, il sì degli sposi')
      .waitFor()
    await sheet.getByLabel('Che cosa si vede nella foto 2').fill('Le candele')
    await sheet.getByRole('checkbox', { name: /Gli sposi sono d’accordo/ }).check()
    await sheet.getByRole('button', { name: 'Pubblica' }).click()
    await phone.page.getByText('Progetto pubblicato: La cena lunga').waitFor()
    await phone.page.getByText('1 modifica in attesa').waitFor()

    await phone.kill()
    const page = await phone.reopen()
    await page.goto('/vendor/portfolio')
    await page.getByRole('link', { name: 'La cena lunga' }).waitFor()
    await phone.goOnline()
    await expectNoBar(page)

    const address = `/fornitore/${vendor.vendorId}/${vendor.slug}`
    const rendered = async () => (await fetch(product.url + address)).text()
    await expect.poll(rendered).toContain('La cena lunga')
    const visitor = await newPhone()
    await visitor.page.goto(address)
    const portfolio = visitor.page.getByRole('region', { name: 'Portfolio' })
    await portfolio.getByRole('heading', { name: 'La cena lunga' }).waitFor()
    await portfolio.getByText('Ostuni · giugno 2026 · 2 foto').waitFor()
    await portfolio.getByText('Una tavola sola per ottanta.').waitFor()
    await portfolio.getByRole('button', { name: /^Apri 2 foto di «La cena lunga»/ }).click()
    await visitor.page.getByRole('dialog').getByRole('img', { name: 'La tavola sotto i tigli' }).waitFor()

    await page.getByRole('link', { name: 'La cena lunga' }).click()
    const opened = page.getByRole('dialog', { name: 'Progetto' })
    await opened.getByRole('radio', { name: /^Solo tu/ }).check()
    await opened.getByRole('button', { name: 'Salva' }).click()
    await page.getByText('Tolto dalla tua pagina: La cena lunga').waitFor()
    await page.getByText('Pronto da pubblicare').waitFor()
    await expect.poll(rendered).not.toContain('La cena lunga')
  },
)
