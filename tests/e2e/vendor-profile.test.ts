import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEMO, DEMO_VENDOR } from '#tests/support/product-people.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import {
  expectNoBar,
  heading,
  heldUndo,
  openVendorScreen,
  untilKept,
  untilOfflineReady,
} from './support/screens.ts'

demoJourney(
  'a vendor writes its page with no network; it outlives the browser, is sent once, and is what couples read',
  async ({ product, newPhone }) => {
    const phone = await newPhone()
    await openVendorScreen(phone.page, DEMO_VENDOR, '/vendor/profile', 'La tua pagina')
    // What may be left empty says so after its name.
    const field = (name: string) =>
      phone.page.getByRole('textbox', { name: new RegExp(`^${name}( \\(facoltativo\\))?$`) })
    const before = await field('Nome dell’attività').inputValue()
    await untilOfflineReady(phone.page)

    await phone.goOffline()
    await field('In una riga').fill('Gli ulivi, il tramonto, e nessuno di fretta')
    await field('In attività dal').fill('l’anno scorso')
    await field('In attività dal').blur()
    await phone.page.getByText('Scrivi un anno, per esempio 2012.').waitFor()
    await field('In attività dal').fill('1998')
    await field('In attività dal').blur()
    await phone.page.getByText('2 modifiche in attesa').waitFor()
    await field('Che cosa offri').fill('Custodia dei cappelli')
    await field('Che cosa offri').press('Enter')
    const services = () => phone.page.getByRole('list', { name: 'Che cosa offri' })
    await services().getByText('Custodia dei cappelli').waitFor()
    await phone.page.getByText('3 modifiche in attesa').waitFor()
    await untilKept(phone.page, 'vendor')

    await phone.kill()
    await phone.reopen()
    await phone.page.goto('/vendor/profile')
    await expect.poll(() => field('In attività dal').inputValue()).toBe('1998')
    await services().getByText('Custodia dei cappelli').waitFor()

    await phone.goOnline()
    await expectNoBar(phone.page)
    const written = async () =>
      (
        await product.rows(
          `select id, slug, headline, since, services ? 'Custodia dei cappelli' as offers
           from vendor where business_name = $1`,
          [before],
        )
      )[0]
    await expect.poll(written).toMatchObject({
      headline: 'Gli ulivi, il tramonto, e nessuno di fretta',
      since: 1998,
      offers: true,
    })
    const row = await written()
    const page = await fetch(`${product.url}/fornitore/${row!.id}/${row!.slug}`)
    expect(await page.text()).toContain('Gli ulivi, il tramonto, e nessuno di fretta')
  },
)

demoJourney(
  'a vendor moves to a town of the list and takes off its page what it need not say; its other device follows',
  async ({ product, newPhone }) => {
    const { page } = await newPhone({ width: 1440, height: 900 })
    const { page: other } = await newPhone()
    for (const each of [page, other]) {
      await openAs(each, DEMO_VENDOR, '/vendor')
    }
    await page.getByRole('link', { name: 'La tua pagina' }).first().click()
    await other.goto('/vendor/profile')
    for (const each of [page, other]) await heading(each, 'La tua pagina').waitFor()
    await page.getByLabel('Regione', { exact: true }).selectOption({ label: 'Puglia' })
    await page.getByLabel('Provincia', { exact: true }).first().selectOption({ label: 'Brindisi' })
    await page.getByRole('combobox', { name: 'Comune' }).fill('ostu')
    await page.getByRole('option', { name: 'Ostuni', exact: true }).click()
    await page.getByLabel('Prezzo da').fill('')
    await page.getByLabel('Prezzo da').blur()
    const undo = await heldUndo(page, /^Annulla: Cambiato: il prezzo/)
    // The card beside it is the one that lists show.
    const card = page.getByRole('complementary', { name: 'Come ti vedono' })
    await card.getByText('Ostuni').waitFor()
    await card.getByText('Di’ un prezzo.').waitFor()
    const written = () =>
      product.rows(`select place ->> 'city' as city, place ->> 'province' as province, price_from_cents as price
        from vendor v join vendor_account a on a.vendor_id = v.id where a.account_email = '${DEMO.vendor}'`)
    await expect.poll(written).toEqual([{ city: 'Ostuni', province: 'BR', price: null }])
    await undo.click()
    await expect.poll(async () => (await written())[0]?.['price']).not.toBeNull()
    await expect.poll(() => other.getByRole('combobox', { name: 'Comune' }).inputValue()).toBe('Ostuni')
  },
)

demoJourney(
  'the data for invoices are checked where they are typed, and are on no page',
  async ({ product, newPhone }) => {
    const { page } = await newPhone()
    const { page: other } = await newPhone()
    for (const each of [page, other]) {
      await openAs(each, DEMO_VENDOR, '/vendor/profile')
    }
    const number = (of: Page) => of.getByRole('textbox', { name: 'Partita IVA', exact: true })
    await number(page).fill('01273400918')
    await number(page).blur()
    await page.getByText('Una cifra non torna: ricontrolla il numero.').waitFor()
    await number(page).fill('IT 0665 5971 007')
    await number(page).blur()
    const written = async () =>
      (
        await product.rows(`select vat_number from billing_data b join vendor_account a using (vendor_id)
        where a.account_email = '${DEMO.vendor}'`)
      )[0]?.['vat_number']
    await expect.poll(written).toBe('06655971007')
    await expect.poll(() => number(other).inputValue()).toBe('06655971007')
    const [vendor] = await product.rows(
      `select id, slug from vendor v join vendor_account a on a.vendor_id = v.id where a.account_email = $1`,
      [DEMO.vendor],
    )
    const shown = await fetch(`${product.url}/fornitore/${vendor!.id}/${vendor!.slug}`)
    expect(await shown.text()).not.toContain('06655971007')
  },
)
