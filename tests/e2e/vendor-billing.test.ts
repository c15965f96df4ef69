/** A vendor takes a plan: what it costs is said before, the invoice is there after, and what the plan gives holds at once. */
import { expect } from 'vitest'
import { companyInvoiceData } from '#tests/support/invoice-data.ts'
import { newVendor } from '#tests/support/product-people.ts'
import { demoJourney } from './support/journey.ts'
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
