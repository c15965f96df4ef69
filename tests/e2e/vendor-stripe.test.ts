/** Where Stripe is set up an invoice is paid on its page, and is paid here when one comes back. */
import { afterAll, expect, vi } from 'vitest'
import { PREMIUM, companyInvoiceData } from '#tests/support/invoice-data.ts'
import { newVendor } from '#tests/support/product-people.ts'
import { startStripeServer } from '#tests/support/stripe-server.ts'
import { demoJourney } from './support/journey.ts'
import { openVendorScreen } from './support/screens.ts'

const stripe = await startStripeServer()
// The product of this file takes them along when it starts.
vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_prova')
vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_prova')
vi.stubEnv('STRIPE_API_URL', stripe.url)
afterAll(() => stripe.close())

demoJourney(
  'a vendor pays its invoice on Stripe’s page, by a debit and then by card',
  async ({ product, newPhone }) => {
    const villa = await newVendor(product, 'Villa dei Conti')
    await villa.call('PUT', '/api/Vendor/setBillingData', companyInvoiceData('Villa dei Conti Srl'))
    await villa.call('POST', '/api/Vendor/updateTypeAccountVendor', PREMIUM)
    const { page } = await newPhone()
    await openVendorScreen(page, villa, '/vendor/billing', 'Fatture')
    const invoice = page.getByRole('listitem').filter({ hasText: 'Piano Premium mensile' })
    const pay = invoice.getByRole('button', { name: 'Paga con carta o addebito' })
    await pay.click()
    await page.getByRole('button', { name: 'Paga ora' }).waitFor()
    const [session] = stripe.sessions.keys()
    stripe.pay(session!, 'debit')
    // The product names itself otherwise than its phones do.
    const { pathname, search } = new URL(stripe.sessions.get(session!)!.success_url)
    await page.goto(product.url + pathname + search)
    await invoice.getByText('L’addebito è partito: arriva in qualche giorno.').waitFor()
    expect(await pay.count()).toBe(0)
    await page.waitForURL(/\/vendor\/billing$/)

    stripe.clear(session!, false)
    await stripe.tell(product.url, stripe.events.at(-1)!, 'whsec_prova')
    await page.reload()
    await pay.click()
    await page.getByRole('button', { name: 'Paga ora' }).waitFor()
    stripe.pay([...stripe.sessions.keys()].at(-1)!)
    await page.goto(product.url + pathname + search)
    await invoice.getByText('Pagata', { exact: true }).waitFor()
    await page
      .getByRole('region', { name: 'Avvisi' })
      .getByText('pagata. Grazie.', { exact: false })
      .waitFor()
    expect((await product.rows('select sum(cents)::int as cents from movement'))[0]).toEqual({ cents: 0 })
  },
)
