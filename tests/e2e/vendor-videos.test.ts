/** A vendor's films: put in by their link on a phone, ordered and taken out, and seen by who looks at its page. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newVendor } from '#tests/support/product-people.ts'
import type { ProductProcess } from '#tests/support/product-process.ts'
import { type NewPhone, journey } from './support/journey.ts'
import { expectNoBar, openVendorScreen, untilKept, untilOfflineReady } from './support/screens.ts'

type NewVendor = Awaited<ReturnType<typeof newVendor>>

async function newPremium(product: ProductProcess): Promise<NewVendor> {
  const vendor = await newVendor(product)
  await product.rows(`update vendor set type_of_account = 'premium' where id = $1 returning id`, [
    vendor.vendorId,
  ])
  return vendor
}

async function openVideos(newPhone: NewPhone, vendor: NewVendor) {
  const phone = await newPhone()
  await openVendorScreen(phone.page, vendor, '/vendor/videos', 'Video')
  return phone
}

async function add(page: Page, link: string, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Aggiungi un video' }).click()
  const sheet = page.getByRole('dialog', { name: 'Nuovo video' })
  await sheet.getByLabel('Link').fill(link)
  await sheet.getByLabel('Titolo').fill(title)
  await sheet.getByRole('button', { name: 'Aggiungi', exact: true }).click()
}

const pageOf = async (product: ProductProcess, { vendorId, slug }: NewVendor) =>
  (await fetch(`${product.url}/fornitore/${vendorId}/${slug}`)).text()

journey(
  'films put in by their link with no network outlive the browser, and are on the page in their order',
  async ({ product, newPhone }) => {
    const vendor = await newPremium(product)
    const phone = await openVideos(newPhone, vendor)
    await phone.page.getByRole('heading', { name: 'Fatti vedere al lavoro' }).waitFor()
    await untilOfflineReady(phone.page)
    await untilKept(phone.page, 'videos')

    await phone.goOffline()
    await add(phone.page, 'https://altrove.example/video', 'La festa')
    const sheet = phone.page.getByRole('dialog', { name: 'Nuovo video' })
    await sheet.getByText('Non è il link di un video di YouTube o di Vimeo').waitFor()
    await sheet.getByLabel('Link').fill('youtu.be/dQw4w9WgXcQ?si=x')
    await sheet.getByRole('button', { name: 'Aggiungi', exact: true }).click()
    await phone.page.getByText('Video aggiunto: La festa').waitFor()
    await sheet.waitFor({ state: 'hidden' })
    await add(phone.page, 'https://vimeo.com/76979871', 'Le promesse')
    await phone.page.getByText('Video aggiunto: Le promesse').waitFor()
    await phone.page.getByText('2 modifiche in attesa').waitFor()

    await phone.kill()
    const page = await phone.reopen()
    await page.goto('/vendor/videos')
    await page.getByRole('link', { name: 'Le promesse' }).waitFor()
    await phone.goOnline()
    await expectNoBar(page)
    await expect.poll(() => pageOf(product, vendor)).toMatch(/La festa[^]*Le promesse/)

    const other = await openVideos(newPhone, vendor)
    await other.page.getByRole('link', { name: 'La festa' }).click()
    const opened = other.page.getByRole('dialog', { name: 'Video' })
    await opened.getByRole('button', { name: 'Altre azioni per questo video' }).click()
    await opened.getByRole('menuitem', { name: 'Togli' }).click()
    await page.getByRole('link', { name: 'La festa' }).waitFor({ state: 'detached' })
    await expect.poll(() => pageOf(product, vendor)).not.toContain('La festa')
  },
)

/** A second of film, made by the browser. */
const tinyFilm = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 180
    const context = canvas.getContext('2d')!
    let shade = 0
    const timer = setInterval(() => {
      shade = (shade + 20) % 255
      context.fillStyle = `rgb(${shade} 90 60)`
      context.fillRect(0, 0, 320, 180)
    }, 40)
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => {
      parts.push(data)
      if (parts.length === 4) recorder.stop()
    })
    const { promise, resolve } = Promise.withResolvers<void>()
    recorder.addEventListener('stop', () => resolve())
    recorder.start(250)
    await promise
    clearInterval(timer)
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })

journey(
  'a film of the vendor’s own, chosen with no network, is sent afterwards and played on its page from where one asks',
  async ({ product, newPhone }) => {
    const vendor = await newPremium(product)
    const phone = await openVideos(newPhone, vendor)
    const { page } = phone
    await untilOfflineReady(page)
    await untilKept(page, 'videos')
    const buffer = Buffer.from(await tinyFilm(page))
    await phone.goOffline()
    await page.getByRole('button', { name: 'Carica un file' }).click()
    const sheet = page.getByRole('dialog', { name: 'Un video tuo' })
    const input = sheet.getByLabel('Il file del video')
    const head = buffer.subarray(0, 64)
    await input.setInputFiles({ name: 'rotto.webm', mimeType: 'video/webm', buffer: head })
    await sheet.getByText('«rotto.webm» non si lascia riprodurre da questo dispositivo').waitFor()
    await input.setInputFiles({ name: 'festa.webm', mimeType: 'video/webm', buffer })
    await sheet.getByText('festa.webm', { exact: false }).last().waitFor()
    await sheet.getByText('Scegline un altro').waitFor()
    await sheet.getByLabel('Titolo').fill('Il ballo')
    await sheet.getByRole('button', { name: 'Aggiungi', exact: true }).click()
    await page.getByText('Video aggiunto: Il ballo').waitFor()
    await page.getByText('2 file aspettano la rete').waitFor()
    await phone.goOnline()
    await expectNoBar(page)
    // Taken from the film: what has no width is not seen.
    await page.getByRole('main').locator('img').last().waitFor()
    const stored = async () =>
      (
        await product.rows<{ source: string; poster: object | null }>(
          'select source, poster from video where vendor_id = $1',
          [vendor.vendorId],
        )
      )[0]
    await expect
      .poll(stored)
      .toMatchObject({ source: expect.stringMatching(/^\/media\/v\/.*\.webm$/), poster: { width: 320 } })
    const { source } = (await stored())!
    const part = await fetch(product.url + source, { headers: { range: 'bytes=4-9' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-9/${buffer.length}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(buffer.subarray(4, 10))

    const { page: visitor } = await newPhone()
    await visitor.goto(`/fornitore/${vendor.vendorId}/${vendor.slug}`)
    await visitor.getByRole('button', { name: 'Guarda il video: Il ballo' }).click()
    const player = visitor.locator('video')
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1)
  },
)

journey('who has the plan without films is told which one has them', async ({ product, newPhone }) => {
  const vendor = await newVendor(product)
  const { page } = await openVideos(newPhone, vendor)
  await page.getByText('Il piano Base non prevede video.').waitFor()
  expect(await page.getByRole('button', { name: 'Aggiungi un video' }).count()).toBe(0)
})
