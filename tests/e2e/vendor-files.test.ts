/** All that a vendor has sent: where each file is seen, and what of it may go. */
import { expect } from 'vitest'
import { newVendor } from '#tests/support/product-people.ts'
import { phonePhoto } from '#tests/support/uploads.ts'
import { downloadCopy } from './support/downloaded-copy.ts'
import { journey } from './support/journey.ts'
import { openVendorScreen, untilOfflineReady } from './support/screens.ts'

journey(
  'a vendor finds where each picture is seen, and throws away what is of no use',
  async ({ product, newPhone }) => {
    const vendor = await newVendor(product, 'Villa Cipressa')
    const phone = await newPhone()
    const { page } = phone
    await openVendorScreen(page, vendor, '/vendor/image-manager', 'Foto')
    const photos = await Promise.all(
      ['#aa5533', '#33aa55'].map(async (colour, n) => ({
        name: `IMG_${n}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await phonePhoto(600, 400, colour),
      })),
    )
    await page.getByLabel('Le foto da aggiungere').setInputFiles(photos)
    const files = () =>
      product.rows<{ used: boolean }>('select used_by is not null as used from file where owner_id = $1', [
        vendor.vendorId,
      ])
    await expect.poll(async () => (await files()).filter(({ used }) => used).length).toBe(2)
    // One of them was taken off the page some days ago.
    await product.rows(
      `update file set used_by = null, unused_since = now() - interval '3 days', created_at = now() - interval '9 days'
      where owner_id = $1 and name = 'IMG_1.jpg' returning id`,
      [vendor.vendorId],
    )
    // It is long: nothing reads it before it is asked for.
    await untilOfflineReady(page)
    await phone.goOffline()
    await page.goto('/vendor/gallery')
    await page.getByText('si legge quando lo apri con la rete').waitFor()
    await phone.goOnline()
    await page.goto('/vendor/gallery')
    await page
      .getByRole('article', { name: 'IMG_0.jpg' })
      .getByRole('link', { name: 'Foto della tua pagina' })
      .waitFor()
    const unused = page.getByRole('article', { name: 'IMG_1.jpg' })
    await unused.getByText(/^Non serve a niente/).waitFor()
    await unused.getByRole('button', { name: 'Elimina' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
    await page.getByRole('region', { name: 'Avvisi' }).getByText('1 file eliminato.').waitFor()
    await unused.waitFor({ state: 'detached' })
    expect(await files()).toEqual([{ used: true }])

    await page.goto('/vendor/sync')
    const { paths, text } = await downloadCopy(page)
    await page.getByText('La copia è nel file, con 1 foto o documento').waitFor()
    expect(paths.filter((path) => path.startsWith('file/'))).toEqual([expect.stringContaining('img-0')])
    expect(JSON.parse(await text('pagina.json'))).toMatchObject({ businessName: 'Villa Cipressa' })
    expect(JSON.parse(await text('prenotazioni.json'))).toEqual([])
  },
)
