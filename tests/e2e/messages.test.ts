/** What is written to a vendor with no network: it outlives the browser, arrives once and in order, and is answered live. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { DEMO_VENDOR, newCouple } from '#tests/support/product-people.ts'
import { phonePhoto } from '#tests/support/uploads.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { expectNoBar, openVendorScreen, untilKept, untilOfflineReady } from './support/screens.ts'

let folder: string
let photo: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-messages-'))
  photo = path.join(folder, 'IMG_0001.jpg')
  await writeFile(photo, await phonePhoto(900, 600))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The height of a button. */
const BUTTON_PX = 44
const QUOTE = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n')
/** Runs in the page: the documents that are on this device. */
const ownDocuments = async () =>
  (await (await caches.open('own-pictures')).keys())
    .map(({ url }) => url)
    .filter((url) => url.endsWith('.pdf'))

/** Runs in the page: a finger that is quicker than the disk. */
async function sayAndTypeOn(next: string): Promise<void> {
  const field = document.querySelector('form textarea') as HTMLTextAreaElement
  field.focus()
  ;(document.querySelector('button[aria-label="Invia"]') as HTMLElement).click()
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)))
  document.execCommand('insertText', false, next)
}

demoJourney(
  'messages written with no network outlive the browser, arrive once and in order, and are answered and read live',
  async ({ product, newPhone }) => {
    const search = `${product.url}/api/Vendor/search?q=villa+cipressa&limit=1`
    const [villa] = ((await (await fetch(search)).json()) as { items: { id: string; slug: string }[] }).items
    const couple = await newCouple(product.url)
    const [anna, vendor] = await Promise.all([newPhone(), newPhone({ width: 1280, height: 900 })])
    const field = () => anna.page.getByLabel('Messaggio per Villa Cipressa')
    const write = async (text: string) => {
      await field().fill(text)
      await anna.page.getByRole('button', { name: 'Invia' }).click()
    }

    const known = Promise.withResolvers<void>()
    await anna.page.context().route('**/api/Couple/getIfBtnBookingIsVisible?*', async (route) => {
      await known.promise
      await route.continue()
    })
    await openAs(anna.page, couple, `/fornitore/${villa!.id}/${villa!.slug}`)
    const panel = (await anna.page.locator('#contatti').elementHandle())!
    const way = anna.page.getByRole('link', { name: 'Scrivi', exact: true })
    // The page is everybody's until it knows who reads it.
    await expect.poll(() => way.getAttribute('href')).toMatch(/^\/couple/)
    // The button that asks for a day comes above it, and pushes nothing away from under a finger.
    const below = () => way.evaluate((link: HTMLElement) => link.offsetTop - link.parentElement!.offsetTop)
    await expect.poll(below).toBeGreaterThan(BUTTON_PX)
    const before = await below()
    known.resolve()
    await anna.page.getByRole('button', { name: 'Chiedi un giorno' }).first().waitFor()
    await expect.poll(below).toBe(before)
    // The couple's day comes into the panel that stands: with another one in its place a tap in that moment is lost.
    expect(await panel.evaluate((one) => one.isConnected)).toBe(true)
    await way.click()
    await anna.page.waitForURL('**/couple/messages?c=*')
    await field().waitFor()
    await untilOfflineReady(anna.page)
    await anna.goOffline()
    await write('Buongiorno, vi piace questo angolo?')
    await anna.page.getByLabel('Foto o PDF da allegare').setInputFiles(photo)
    await anna.page.getByRole('button', { name: 'Togli IMG_0001.jpg' }).waitFor()
    await write('Eccolo in foto.')
    const said = () => anna.page.getByRole('region', { name: 'Messaggi', exact: true })
    await said().getByText('salvato qui').first().waitFor()

    // Killed the moment it is said: it is sent once, and is no draft any more, nor is its picture.
    await anna.page.getByLabel('Foto o PDF da allegare').setInputFiles(photo)
    await anna.page.getByRole('button', { name: 'Togli IMG_0001.jpg' }).waitFor()
    await field().fill('E questo?')
    await untilKept(anna.page, 'draft', 'E questo?')
    await anna.page.getByRole('button', { name: 'Invia' }).click()
    await said().getByText('E questo?').waitFor()
    await anna.kill()
    await anna.reopen()
    await anna.page.goto(`/couple/messages?c=${villa!.id}`)
    await said().getByText('E questo?').waitFor()
    expect(await said().getByText('E questo?').count()).toBe(1)
    expect(await field().inputValue()).toBe('')
    expect(await anna.page.getByRole('button', { name: 'Togli IMG_0001.jpg' }).count()).toBe(0)

    // One never opened before shows what is written in it, and the next words are not behind those that were sent.
    await anna.page.goto('/couple/messages?c=support')
    const toSupport = anna.page.getByLabel('Messaggio per Assistenza Lovoglio')
    await toSupport.fill('Ci siete?')
    await anna.page.evaluate(sayAndTypeOn, ' Grazie')
    await said().getByText('Ci siete?').waitFor()
    await said().getByText('I messaggi di prima non sono ancora su questo dispositivo').waitFor()
    await expect.poll(() => toSupport.inputValue()).toBe(' Grazie')
    await anna.page.goto(`/couple/messages?c=${villa!.id}`)

    await field().fill('Una bozza')
    await untilKept(anna.page, 'draft', 'Una bozza')
    await anna.kill()

    await openVendorScreen(vendor.page, DEMO_VENDOR, '/vendor/messages', 'Messaggi')

    await anna.reopen()
    await anna.goOnline()
    await anna.page.goto(`/couple/messages?c=${villa!.id}`)
    await expect.poll(() => field().inputValue()).toBe('Una bozza')
    const row = vendor.page.getByRole('main').getByRole('button', { name: /Anna e Marco.*3 da leggere/s })
    await row.waitFor()
    await expectNoBar(anna.page)
    await row.click()
    const heard = vendor.page.getByRole('region', { name: 'Messaggi', exact: true }).getByRole('listitem')
    await heard.getByText('Eccolo in foto.').waitFor()
    expect(await vendor.page.locator('ol p[class*="text"]').allInnerTexts()).toEqual([
      'Buongiorno, vi piace questo angolo?',
      'Eccolo in foto.',
      'E questo?',
    ])
    await vendor.page.getByRole('button', { name: 'Apri la foto di Anna' }).first().waitFor()
    await said().getByText('letto', { exact: true }).waitFor()

    // Elsewhere in the app the couple sees that there is something to read.
    await anna.page.goto('/couple')
    const answer = vendor.page.getByLabel('Messaggio per Anna e Marco')
    await answer.fill('Bellissimo: ')
    await answer.press('End')
    await answer.pressSequentially('ci sta il tavolo degli sposi.')
    await answer.press('Enter')
    const unread = anna.page.getByRole('list', { name: 'Messaggi da leggere' }).getByRole('button')
    await unread.getByText('1 da leggere').waitFor()
    await unread.click()
    await said().getByText('Bellissimo: ci sta il tavolo degli sposi.').waitFor()
    await vendor.page.getByText('letto', { exact: true }).waitFor()
    await expect.poll(() => anna.page.getByText('1 da leggere').count()).toBe(0)

    // A quote that was looked at opens without a network too.
    await vendor.page.getByLabel('Foto o PDF da allegare').setInputFiles({
      name: 'preventivo.pdf',
      mimeType: 'application/pdf',
      buffer: QUOTE,
    })
    await vendor.page.getByRole('button', { name: 'Togli preventivo.pdf' }).waitFor()
    await vendor.page.getByRole('button', { name: 'Invia' }).click()
    const quote = said().getByRole('link', { name: /preventivo\.pdf/ })
    await quote.waitFor()
    await expect.poll(() => anna.page.evaluate(ownDocuments)).toHaveLength(1)
    await anna.goOffline()
    const download = anna.page.waitForEvent('download')
    await quote.click()
    expect((await download).suggestedFilename()).toBe('preventivo.pdf')
    expect(await readFile(await (await download).path())).toEqual(QUOTE)
    await anna.goOnline()

    // Each sees that the other writes, as soon as both are connected.
    await field().fill('')
    const seen = vendor.page.getByText('Stanno scrivendo…').waitFor()
    let waiting = true
    void seen.finally(() => (waiting = false)).catch(() => undefined)
    while (waiting) await field().pressSequentially('Grazie ', { delay: 40 })
    await seen
  },
)
