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

journey('who has the plan without films is told which one has them', async ({ product, newPhone }) => {
  const vendor = await newVendor(product)
  const { page } = await openVideos(newPhone, vendor)
  await page.getByText('Il piano Base non prevede video.').waitFor()
  expect(await page.getByRole('button', { name: 'Aggiungi un video' }).count()).toBe(0)
})
