/** A vendor's pictures: put in, ordered, described and taken out on a phone, and seen by who looks at its page. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { PLAN_PHOTOS } from '#contract/lists/billing/plan-limits.ts'
import { newVendor } from '#tests/support/product-people.ts'
import type { ProductProcess } from '#tests/support/product-process.ts'
import { phonePhoto } from '#tests/support/uploads.ts'
import { type NewPhone, journey } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { overHeard } from './support/over-heard.ts'
import type { PhoneOptions } from './support/phone.ts'
import {
  expectNoBar,
  heading,
  heldUndo,
  openVendorScreen,
  untilKept,
  untilOfflineReady,
} from './support/screens.ts'

let folder: string
let files: string[]
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-photos-'))
  files = await Promise.all(
    ['#aa5533', '#33aa55', '#5533aa'].map(async (colour, index) => {
      const file = path.join(folder, `IMG_000${index + 1}.jpg`)
      // Known apart by their height: they were taken sideways.
      await writeFile(file, await phonePhoto(600 + 30 * index, 400, colour))
      return file
    }),
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type NewVendor = Awaited<ReturnType<typeof newVendor>>

/** A device on which the vendor has opened its pictures. */
async function openPictures(newPhone: NewPhone, vendor: NewVendor, size: Partial<PhoneOptions> = {}) {
  const phone = await newPhone(size)
  await openVendorScreen(phone.page, vendor, '/vendor/image-manager', 'Foto')
  return phone
}

const choose = (page: Page, names: readonly string[]) =>
  page.getByLabel('Le foto da aggiungere').setInputFiles([...names])

/** What the tiles are called, in their order. */
const tiles = (page: Page) =>
  page
    .getByRole('grid', { name: 'Le tue foto' })
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')))

async function kept(product: ProductProcess, { vendorId }: NewVendor) {
  const [row] = await product.rows<{
    gallery: { id: string; height: number; alt: string }[]
    cover: { id: string } | null
    logo: { id: string } | null
  }>('select gallery, cover, logo from vendor where id = $1', [vendorId])
  const { gallery, cover, logo } = row!
  return {
    gallery: gallery.map(({ height, alt }) => [height, alt]),
    cover: gallery.findIndex(({ id }) => id === cover?.id),
    logo: logo !== null,
  }
}

journey(
  'pictures put in, described and ordered with no network outlive the browser and are on the page as they were left',
  async ({ product, newPhone }) => {
    const vendor = await newVendor(product)
    const phone = await openPictures(newPhone, vendor)
    await phone.page.getByRole('heading', { name: 'Qui ci saranno le tue foto' }).waitFor()
    await untilOfflineReady(phone.page)
    await untilKept(phone.page, 'vendor')

    await phone.goOffline()
    await choose(phone.page, files)
    await phone.page.getByText('3 foto aggiunte.').waitFor()
    await expect.poll(() => tiles(phone.page)).toEqual(['Foto 1', 'Foto 2', 'Foto 3'])
    await phone.page.getByRole('row', { name: 'Foto 3' }).click()
    const sheet = () => phone.page.getByRole('dialog')
    await sheet().getByLabel('Che cosa si vede').fill('La corte al tramonto')
    await sheet().getByRole('button', { name: 'Fanne la copertina' }).click()
    await sheet().getByText('posto 1 di 3').waitFor()
    await phone.page.keyboard.press('Escape')
    await sheet().waitFor({ state: 'hidden' })
    await phone.page.getByText('5 modifiche in attesa').waitFor()
    await expect.poll(() => tiles(phone.page)).toEqual(['La corte al tramonto', 'Foto 2', 'Foto 3'])

    await phone.kill()
    // A browser that starts with a network sends what waits before any page opens: here it finds none.
    await product.kill()
    const page = await phone.reopen()
    await page.goto('/vendor/image-manager')
    await page.getByText('3 foto aspettano la rete').waitFor()
    await expect.poll(() => tiles(page)).toEqual(['La corte al tramonto', 'Foto 2', 'Foto 3'])
    await expect.poll(() => page.locator('img[src^="blob:"]').count()).toBeGreaterThan(2)

    await product.start()
    await phone.goOnline()
    await expect
      .poll(() => kept(product, vendor))
      .toEqual({
        gallery: [
          [660, 'La corte al tramonto'],
          [600, ''],
          [630, ''],
        ],
        cover: 0,
        logo: false,
      })
    await expectNoBar(page)
    const html = await (await fetch(`${product.url}/fornitore/${vendor.vendorId}/${vendor.slug}`)).text()
    expect(html).toContain('Apri la foto 1 di 3: La corte al tramonto')
  },
)

journey(
  'who looks at the page and the vendor’s other device follow what is put in, moved by keyboard, taken out and taken back',
  async ({ product, newPhone }) => {
    const vendor = await newVendor(product)
    const { page } = await openPictures(newPhone, vendor, { width: 1440, height: 900 })
    const { page: other } = await openPictures(newPhone, vendor)
    const { page: visitor } = await newPhone({ width: 1440, height: 900 })
    const { looksAt } = overHeard(visitor)
    await visitor.goto(`/fornitore/${vendor.vendorId}/${vendor.slug}`)
    await heading(visitor, 'Villa di prova').waitFor()
    await looksAt(vendor.vendorId)
    const shown = () =>
      visitor
        .getByRole('button', { name: /^Apri la foto / })
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.split(': ')[1]))

    await choose(page, files)
    await page.getByText('3 foto aggiunte.').waitFor()
    // Each of the three: the words are saved as their field is left.
    for (const words of ['La corte', 'La limonaia', 'La vigna']) {
      await page.getByLabel('Che cosa si vede').fill(words)
      const next = page.getByRole('button', { name: /^Avanti: / })
      if (words === 'La vigna') await page.getByLabel('Che cosa si vede').blur()
      else await next.click()
      await expect.poll(() => tiles(page)).toContain(words)
    }
    await expect.poll(shown).toEqual(['La corte', 'La limonaia', 'La vigna'])
    await expect.poll(() => tiles(other)).toEqual(['La corte', 'La limonaia', 'La vigna'])

    await page.getByRole('button', { name: 'Sposta La corte' }).focus()
    await page.keyboard.press('Enter')
    // Until the first place is offered the keys go where they always do: nothing is being moved yet.
    const offered = (words: string | RegExp) =>
      page.locator(':focus').and(page.getByRole('button', { name: words }))
    await offered(/^Inserisci /).waitFor()
    await page.keyboard.press('End')
    await offered('Inserisci dopo La vigna').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => tiles(page)).toEqual(['La limonaia', 'La vigna', 'La corte'])
    await page.getByText('La corte: ora al posto 3 di 3').waitFor({ state: 'attached' })
    await expect.poll(shown).toEqual(['La limonaia', 'La vigna', 'La corte'])

    // Both at once: each keeps what the other did.
    await other.getByRole('row', { name: 'La corte' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Togli la foto' }).click()
    const undo = await heldUndo(other, 'Annulla: Tolta: La corte')
    await page.getByLabel('La foto', { exact: true }).setInputFiles(files.slice(0, 1))
    await visitor.getByRole('img', { name: 'Logo di Villa di prova' }).waitFor()
    await expect.poll(shown).toEqual(['La limonaia', 'La vigna'])
    await expect.poll(() => tiles(page)).toEqual(['La limonaia', 'La vigna'])
    await undo.click()
    await expect.poll(shown).toEqual(['La limonaia', 'La vigna', 'La corte'])
    await expect.poll(() => kept(product, vendor)).toMatchObject({ cover: 0, logo: true })
  },
)

journey(
  'a picture framed with no network, by its point and by a crop, is seen so by everybody, and finds its whole again',
  async ({ product, newPhone }) => {
    const vendor = await newVendor(product)
    const phone = await openPictures(newPhone, vendor)
    const { page } = phone
    await choose(page, files.slice(0, 1))
    await page.getByText('1 foto aggiunta.').waitFor()
    const stored = async () =>
      (
        await product.rows<{
          gallery: { id: string; width: number; height: number; focus?: object; original?: string }[]
        }>('select gallery from vendor where id = $1', [vendor.vendorId])
      )[0]!.gallery
    await expect.poll(async () => (await stored()).length).toBe(1)
    const [whole] = await stored()
    await untilOfflineReady(page)
    await page.getByRole('row', { name: 'Foto 1' }).click()
    const frame = page.getByRole('dialog', { name: 'Inquadra la foto' })
    const openFrame = () => page.getByRole('button', { name: 'Inquadra', exact: true }).click()
    // What frames it comes when it is first opened.
    await openFrame()
    const point = frame.getByRole('slider', { name: 'Il punto da tenere' })
    await point.waitFor()

    await phone.goOffline()
    await point.focus()
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key)
    await frame.getByText('45% da sinistra, 40% dall’alto').waitFor()
    await frame.getByRole('button', { name: 'Salva' }).click()
    await frame.waitFor({ state: 'hidden' })
    await page.getByText('1 modifica in attesa').waitFor()

    await openFrame()
    await frame.getByText('Ritaglio', { exact: true }).click()
    await frame.getByRole('button', { name: '16:9' }).click()
    // The picture's own sheet stays open under it, however long the device takes to keep what was cropped.
    const own = page.getByRole('dialog', { name: 'La copertina' })
    await own.evaluate((sheet) =>
      sheet.addEventListener('close', () => (document.body.dataset['shut'] = 'shut')),
    )
    await frame.getByRole('button', { name: 'Salva' }).click()
    await frame.waitFor({ state: 'hidden' })
    await own.waitFor()
    expect(await page.evaluate(() => document.body.dataset['shut'])).toBeUndefined()
    await phone.goOnline()
    const inWide = Math.round((whole!.width * 9) / 16)
    await expect
      .poll(async () => (await stored()).map(({ original, focus }) => ({ original, focus })))
      .toEqual([{ original: whole!.id, focus: { x: 0.45, y: 0.4 } }])
    expect(Math.abs((await stored())[0]!.height - inWide)).toBeLessThanOrEqual(1)
    const html = await (await fetch(`${product.url}/fornitore/${vendor.vendorId}/${vendor.slug}`)).text()
    expect(html).toContain('data-x="45" data-y="40"')

    await openFrame()
    await frame.getByRole('button', { name: 'Torna alla foto intera' }).click()
    await frame.getByText('Questa foto è già un ritaglio').waitFor({ state: 'hidden' })
    await frame.getByRole('button', { name: 'Salva' }).click()
    await frame.waitFor({ state: 'hidden' })
    await expect.poll(async () => (await stored()).map(({ id }) => id)).toEqual([whole!.id])
    await expectNoBar(page)
  },
)

journey(
  'a plan’s photos end: what there is room for is put in, and the rest is named',
  async ({ product, newPhone }) => {
    const vendor = await newVendor(product)
    await product.rows(
      `update vendor set gallery = (select jsonb_agg(jsonb_build_object('id', 'p' || n, 'url', '/media/demo/p.webp',
       'width', 4, 'height', 3, 'alt', 'Foto ' || n, 'placeholder', '')) from generate_series(1, $2::int) n)
     where id = $1`,
      [vendor.vendorId, PLAN_PHOTOS.base - 1],
    )
    const phone = await newPhone()
    phone.expect(/404 \(Not Found\) \(.*\/media\/demo\/p/)
    await openAs(phone.page, vendor, '/vendor/image-manager')
    await choose(phone.page, files)
    await phone.page.getByText('2 foto sono rimaste fuori: IMG_0002.jpg, IMG_0003.jpg').waitFor()
    await phone.page.getByText(`Con Premium sono ${PLAN_PHOTOS.premium}.`).first().waitFor()
    await expect.poll(async () => (await kept(product, vendor)).gallery.length).toBe(PLAN_PHOTOS.base)
    await phone.page.getByRole('button', { name: 'Aggiungi foto' }).waitFor({ state: 'detached' })
    await phone.page.getByText(`${PLAN_PHOTOS.base} di ${PLAN_PHOTOS.base} foto`).waitFor()
  },
)
