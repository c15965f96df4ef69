/** Pictures chosen with no network: in the album at once, and at the server once, in order, without where they were taken. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { newCouple } from '#tests/support/product-people.ts'
import type { ProductProcess } from '#tests/support/product-process.ts'
import { phonePhoto } from '#tests/support/uploads.ts'
import { journey, type NewPhone } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import type { Phone } from './support/phone.ts'
import { heldUndo, signOut, untilKept, untilOfflineReady } from './support/screens.ts'

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

/** What the browser has of an account's own pictures, by their addresses: in its own cache, in the worker's and in its notes. */
const ownPictures = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (asked) => {
    const found: string[] = []
    for (const address of asked) {
      const kept = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(
        () => undefined,
      )
      if (kept?.ok) found.push(`by the browser: ${address}`)
    }
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (url.includes('/files/')) found.push(`${name}: ${url}`)
    return found
  }, addresses)

/** The pictures of the album that are drawn, by the addresses they came from. */
const drawnPictures = (page: Page) =>
  page
    .locator('main button picture img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        .map(({ currentSrc }) => new URL(currentSrc).pathname),
    )

/** A phone on which a new couple has opened its gallery. */
async function openGallery(product: ProductProcess, newPhone: NewPhone): Promise<Phone> {
  const couple = await newCouple(product.url)
  const phone = await newPhone()
  await openAs(phone.page, couple, '/couple/gallery')
  return phone
}

describe('a couple’s gallery', () => {
  journey(
    'pictures chosen without a network outlive the browser and arrive once, in order, without where they were taken',
    async ({ product, newPhone }) => {
      const phone = await openGallery(product, newPhone)
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
      await expect.poll(async () => (await arrived()).length).toBe(3)
      await page.getByLabel('Invio delle foto').waitFor({ state: 'detached' })
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
      await expect.poll(() => product.rows('select name from storage_object')).toEqual([])

      // Deleted and taken back: the same picture, at its place.
      await page.getByRole('button', { name: 'Azioni per Foto 2' }).click()
      await page.getByRole('menuitem', { name: 'Elimina' }).click()
      const undo = await heldUndo(page, 'Annulla')
      await expect.poll(async () => (await arrived()).length).toBe(2)
      await undo.click()
      await expect
        .poll(async () => (await arrived()).map(({ picture }) => picture.width))
        .toEqual([600, 700, 600])
    },
  )

  journey(
    'opens with its pictures and no network, and after a sign-out nothing of them is left on the device',
    async ({ product, newPhone }) => {
      const phone = await openGallery(product, newPhone)
      await untilOfflineReady(phone.page)
      await phone.page.getByLabel('Le foto da aggiungere').setInputFiles(files.slice(0, 1))
      await untilKept(phone.page, 'gallery', '/files/')
      // From now on the picture is the server's, no longer this device's own.
      await phone.close()
      await phone.reopen()
      await phone.page.goto('/couple/gallery')
      await expect.poll(() => drawnPictures(phone.page)).toHaveLength(1)
      const addresses = await drawnPictures(phone.page)
      expect(addresses[0]).toMatch(/^\/files\//)
      await expect.poll(() => ownPictures(phone.page, [])).toHaveLength(1)

      await phone.close()
      await product.kill()
      phone.expectNoNetwork()
      await phone.reopen()
      await phone.page.goto('/couple/gallery')
      await expect.poll(() => drawnPictures(phone.page)).toEqual(addresses)

      await product.start()
      // What lies under the pointer on the page below is read ahead, with the session that is just being ended.
      phone.expect(/status of 401 \(Unauthorized\) \(.*\/api\/Vendor\//)
      await signOut(phone.page)
      expect(await ownPictures(phone.page, addresses)).toEqual([])
    },
  )
})
