/** A vendor takes a plan: what it costs is said before, the invoice is there after, and what the plan gives holds at once. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PREMIUM, companyInvoiceData } from '#tests/support/invoice-data.ts'
import { DEMO_ADMIN, newVendor } from '#tests/support/product-people.ts'
import { zipContents } from '#tests/support/zip-contents.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { heading, openVendorScreen, untilKept, untilOfflineReady } from './support/screens.ts'

demoJourney(
  'a vendor on Base goes Premium, pays for a test, and may put in films',
  async ({ product, newPhone }) => {
    const villa = await newVendor(product, 'Villa dei Conti')
    const phone = await newPhone()
    const { page } = phone
    await openVendorScreen(page, villa, '/vendor/upgrade-account', 'Il tuo piano')
    await page.getByText('Hai Base.').waitFor()
    await page.getByRole('button', { name: 'Passa a Premium' }).click()
    const sheet = page.getByRole('dialog', { name: 'Premium mensile' })
    await sheet.getByText('IVA 22 %').waitFor()
    phone.expect(/status of 422/)
    await sheet.getByRole('button', { name: /^Conferma: 59,78/ }).click()
    await sheet.getByText('Prima completa i dati per le fatture', { exact: false }).waitFor()

    await villa.call('PUT', '/api/Vendor/setBillingData', companyInvoiceData('Villa dei Conti Srl'))
    await sheet.getByRole('button', { name: /^Conferma: 59,78/ }).click()
    await heading(page, 'Fatture').waitFor()
    const invoice = page.getByRole('listitem').filter({ hasText: 'Piano Premium mensile' })
    await invoice.getByText('Da pagare').waitFor()
    await invoice.getByText('Chi l’ha emessa e per chi').click()
    await invoice
      .getByText('Villa dei Conti Srl, Via dei Tigli 3, 53100 Siena SI', { exact: false })
      .waitFor()
    await invoice.getByRole('button', { name: 'Paga per prova' }).click()
    await invoice.getByText('per prova: non è passato denaro', { exact: false }).waitFor()

    await page.goto('/vendor/videos')
    await page.getByRole('button', { name: 'Aggiungi un video' }).waitFor()
    await page.goto('/vendor/upgrade-account')
    await page.getByText('Niente si rinnova da solo', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Tienilo anche dopo' }).click()
    await page
      .getByRole('dialog', { name: 'Premium mensile' })
      .getByRole('button', { name: 'Conferma' })
      .click()
    // What leads on has been answered: a page that is left before takes its request along.
    await heading(page, 'Fatture').waitFor()
    await page.goto('/vendor/upgrade-account')
    await page.getByText(/^Hai Premium fino al.*, e poi Premium\.$/).waitFor()

    await untilOfflineReady(page)
    await untilKept(page, 'invoices', 'Piano Premium mensile')
    await phone.goOffline()
    await page.goto('/vendor/billing')
    await page.getByText('Piano Premium mensile', { exact: false }).waitFor()
    await page.goto('/vendor/upgrade-account')
    await page.getByText('Per cambiare piano serve la rete', { exact: false }).waitFor()
    expect((await product.rows('select sum(cents)::int as cents from movement'))[0]).toEqual({ cents: 0 })
  },
)

/** The bytes of what a button gives. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await press()
  return readFile(await (await download).path())
}

demoJourney(
  'an invoice is had as PDF and XML, and an administrator credits and refunds it in the vendor’s sight',
  async ({ product, newPhone }) => {
    const villa = await newVendor(product, 'Villa delle Rose')
    const data = { ...companyInvoiceData('Villa delle Rose Srl'), vatNumber: '01234567897' }
    await villa.call('PUT', '/api/Vendor/setBillingData', data)
    await villa.call('POST', '/api/Vendor/updateTypeAccountVendor', PREMIUM)
    const { page } = await newPhone()
    await openVendorScreen(page, villa, '/vendor/billing', 'Fatture')
    const invoice = page.getByRole('listitem').filter({ hasText: 'Piano Premium mensile' })
    await invoice.getByRole('button', { name: 'Paga per prova' }).click()
    await invoice.getByText('per prova: non è passato denaro', { exact: false }).waitFor()
    const pdf = await downloaded(page, () => invoice.getByRole('button', { name: 'Scarica il PDF' }).click())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const xml = await downloaded(page, () => invoice.getByRole('button', { name: 'Scarica l’XML' }).click())
    expect(xml.toString()).toContain('<ImportoTotaleDocumento>59.78</ImportoTotaleDocumento>')

    const { page: desk } = await newPhone({ width: 1440, height: 900 })
    await openAs(desk, DEMO_ADMIN, '/admin/billing?q=Villa delle Rose')
    await desk
      .getByRole('row', { name: /Villa delle Rose Srl.*Pagata/ })
      .getByRole('button')
      .click()
    const sheet = desk.getByRole('dialog', { name: /^Fattura/ })
    await sheet.getByLabel('Quanto, senza IVA').fill('10')
    await sheet.getByText('Con l’IVA 12,20', { exact: false }).waitFor()
    await sheet.getByRole('button', { name: 'Emetti la nota di credito' }).click()
    await sheet.getByText('Scrivi il motivo.').waitFor()
    await sheet.getByLabel('Il motivo, che il fornitore leggerà').fill('Uno sconto dimenticato')
    await sheet.getByRole('button', { name: 'Emetti la nota di credito' }).click()
    await sheet.getByRole('button', { name: 'Rimborsa' }).click()
    await sheet.getByText('Rimborsato', { exact: true }).waitFor()
    await desk.keyboard.press('Escape')

    await desk.getByRole('button', { name: 'Per il commercialista' }).click()
    const taken = desk.getByRole('dialog', { name: 'Per il commercialista' })
    await taken.getByText('Anno', { exact: true }).click()
    await taken.getByLabel('Quale').selectOption({ index: 9 })
    await taken.getByText('In questo periodo non ci sono', { exact: false }).waitFor()
    expect(await taken.getByRole('button', { name: 'Scarica lo zip' }).isDisabled()).toBe(true)
    await taken.getByLabel('Quale').selectOption({ index: 0 })
    await taken.getByText('danno gli stessi totali', { exact: false }).waitFor()
    const zip = await downloaded(desk, () => taken.getByRole('button', { name: 'Scarica lo zip' }).click())
    const files = [...(await zipContents(new Blob([new Uint8Array(zip)])))]
    expect(
      files.some(([name, content]) => name.startsWith('xml/') && content.includes('Uno sconto dimenticato')),
    ).toBe(true)
    expect(files.some(([name]) => /^pdf\/nota-di-credito-\d{4}-\d+\.pdf$/.test(name))).toBe(true)

    await page.reload()
    const note = page.getByRole('listitem').filter({ hasText: 'Uno sconto dimenticato' })
    await note.getByRole('heading', { name: /^Nota di credito/ }).waitFor()
    await page.getByText('Stornato con nota di credito').waitFor()
    expect((await product.rows('select sum(cents)::int as cents from movement'))[0]).toEqual({ cents: 0 })
  },
)
