/** Pictures chosen with no network: in the album at once, and at the server once, in order, without where they were taken. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { newCouple } from '#tests/support/product-people.ts'
import { phonePhoto } from '#tests/support/uploads.ts'
import { journey } from './support/journey.ts'
import { signInWithForm, untilKept, untilOfflineReady } from './support/screens.ts'

let folder: string
let files: string[]
const COLOURS = ['#aa5533', '#33aa55', '#5533aa']
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-photos-'))
  files = await Promise.all(
    COLOURS.map(async (colour, index) => {
      const file = path.join(folder, `IMG_000${index + 1}.jpg`)
      // Noise, so that one of them goes in parts.
      await writeFile(file, index === 1 ? await noisy() : await phonePhoto(900, 600, colour))
      return file
    }),
  )
  await writeFile(path.join(folder, 'nota.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const noisy = () =>
  sharp({
    create: {
      width: 700,
      height: 700,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()

describe('a couple’s gallery', () => {
  journey(
    'pictures chosen without a network outlive the browser and arrive once, in order, without where they were taken',
    async ({ product, newPhone }) => {
      const couple = await newCouple(product.url)
      const phone = await newPhone()
      await signInWithForm(phone.page, couple.email, couple.password)
      await phone.page.waitForURL('**/couple')
      await phone.page.goto('/couple/gallery')
      await phone.page.getByRole('heading', { name: 'Qui ci saranno le vostre foto' }).waitFor()

      await untilOfflineReady(phone.page)
      await untilKept(phone.page, 'gallery')
      await phone.goOffline()
      await phone.page
        .getByLabel('Le foto da aggiungere')
        .setInputFiles([...files, path.join(folder, 'nota.svg')])
      await phone.page.getByText('non è una foto che sappiamo aprire').waitFor()
      await phone.page.getByText('3 foto aggiunte.').waitFor()
      expect(await phone.page.getByRole('button', { name: /^Apri: Foto/ }).count()).toBe(3)

      await phone.kill()
      // A browser that starts with a network sends what waits before any page opens: here it finds none.
      await product.kill()
      const page = await phone.reopen()
      await page.goto('/couple/gallery')
      await page.getByText('3 foto aspettano la rete').waitFor()
      const drawn = page.locator('button img[src^="blob:"]')
      await expect.poll(() => drawn.count()).toBe(3)

      // Not before they were seen waiting: the browser may send from its worker as soon as there is a server.
      await product.start()
      await phone.goOnline()
      const arrived = () =>
        product.rows<{ picture: { url: string; width: number } }>(
          'select picture from gallery_picture where deleted_at is null order by position collate "C"',
        )
      await expect.poll(async () => (await arrived()).length, { timeout: 60_000 }).toBe(3)
      await page.getByLabel('Invio delle foto').waitFor({ state: 'detached', timeout: 30_000 })
      expect((await product.rows('select id from file')).length).toBe(3)
      // The first and the last are upright (they were taken sideways), the noisy one is square: their order is kept.
      const rows = await arrived()
      expect(rows.map(({ picture }) => picture.width)).toEqual([600, 700, 600])
      for (const { picture } of rows) {
        const bytes = Buffer.from(await (await fetch(product.url + picture.url)).arrayBuffer())
        expect((await sharp(bytes).metadata()).exif).toBeUndefined()
        expect(bytes.includes('segreto-exif')).toBe(false)
      }
      // The originals are nowhere any more.
      expect(await product.rows('select name from storage_object')).toEqual([])

      // Deleted and taken back: the same picture, at its place.
      await page.getByRole('button', { name: 'Azioni per Foto 2' }).click()
      await page.getByRole('menuitem', { name: 'Elimina' }).click()
      await expect.poll(async () => (await arrived()).length, { timeout: 20_000 }).toBe(2)
      await page.getByRole('button', { name: 'Annulla' }).last().click()
      await expect
        .poll(async () => (await arrived()).map(({ picture }) => picture.width), { timeout: 20_000 })
        .toEqual([600, 700, 600])
    },
  )
})
