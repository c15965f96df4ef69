import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { newCouple, newVendor } from '#tests/support/product-people.ts'
import { newId } from '#contract/kit/new-id.ts'
import { journey } from './support/journey.ts'
import { openVendorScreen, untilKept, untilOfflineReady } from './support/screens.ts'

journey(
  'a vendor reads how it is doing, drawn or in figures, as a file, and without a network as it was',
  async ({ product, newPhone }) => {
    const villa = await newVendor(product, 'Villa dei Conti')
    const phone = await newPhone()
    const { page } = phone
    await openVendorScreen(page, villa, '/vendor/analytics', 'Statistiche')
    await page.getByRole('heading', { name: /^Niente da contare dal/ }).waitFor()

    const anna = await newCouple(product.url)
    await anna.call('POST', '/api/Messages/send', {
      id: newId(),
      with: villa.vendorId,
      text: 'Siete liberi il 12 giugno?',
    })
    await product.rows(
      `with placed as (insert into vendor_visibility
          (id, vendor_id, placement, "from", "to", weight, created_at, updated_at, version)
        values (gen_random_uuid(), '${villa.vendorId}', 'home', current_date - 3, current_date - 2, 1, now(), now(), 1)
        returning id, "to")
      insert into placement_count (placement_id, day, views, clicks) select id, "to", 290, 10 from placed returning day`,
    )
    await page.reload()
    await page.getByRole('heading', { name: 'Contatti al giorno' }).waitFor()
    await page.getByRole('img', { name: /^Contatti al giorno: 1 in tutto/ }).waitFor()
    const placements = page.getByRole('table', { name: /^I tuoi posti a pagamento/ })
    await placements.getByText('3,4 %', { exact: true }).waitFor()
    await page.getByText('Tabella', { exact: true }).click()
    const table = page.getByRole('table', { name: 'Contatti al giorno' })
    await table.getByText('oggi non è finito', { exact: false }).waitFor()
    expect(await table.getByRole('row').last().innerText()).toMatch(/In tutto\s+0\s+1\s+0/)
    await page.getByText('non ancora', { exact: true }).waitFor()
    await page.getByText('12 mesi', { exact: true }).click()
    await page.getByRole('heading', { name: 'Contatti al mese' }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Scarica CSV' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toContain('In tutto;0;1;0;0;0;0')

    await untilOfflineReady(page)
    await untilKept(page, 'analytics', '"contacts":1')
    await phone.goOffline()
    await page.goto('/vendor/analytics')
    await page.getByText(/^Senza rete: questi numeri sono di/).waitFor()
    await page.getByRole('heading', { name: 'Contatti al giorno' }).waitFor()
  },
)
