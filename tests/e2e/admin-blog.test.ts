import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEMO_ADMIN } from '#tests/support/product-people.ts'
import { phonePhoto } from '#tests/support/uploads.ts'
import { violations } from './support/axe.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { holdReading } from './support/pictures.ts'
import { heading } from './support/screens.ts'

const said = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Avvisi' }).getByText(words).waitFor()

const openAdmin = (page: Page) => openAs(page, DEMO_ADMIN, '/admin/dashboard')

/** As a word processor gives it, with what an article has no word for. */
const PASTED = `<b style="font-weight:normal"><p onclick="alert(1)">Venti <span style="font-weight:700">minuti</span>
  <u>bastano</u> <a href="javascript:alert(1)">qui</a><img src="https://altrove.test/x.png"></p></b><script>alert(1)</script>`

const paste = (text: Locator, html: string) =>
  text.evaluate((node, given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', given)
    node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

demoJourney(
  'an administrator writes an article, finds it again after a closed page, publishes and renames it; visitors read it by either address',
  async ({ product, newPhone }) => {
    const phone = await newPhone({ width: 1440, height: 900 })
    const { page } = phone
    await openAdmin(page)
    await page.getByRole('link', { name: 'Blog', exact: true }).click()
    await heading(page, 'Blog').waitFor()
    await page.getByRole('link', { name: 'Nuovo articolo' }).click()
    await heading(page, 'Un articolo nuovo').waitFor()

    await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
    await page.getByText('Scrivi il titolo.').waitFor()
    await page.getByLabel('Titolo', { exact: true }).fill('Sposarsi in masseria')
    const text = page.getByRole('textbox', { name: 'Testo', exact: true })
    await text.click()
    await page.keyboard.type('## Quando piove, dove si mangia?')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Chiedete di vederla ')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.type('apparecchiata')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.type('. Le guide')
    for (const _ of 'Le guide') await page.keyboard.press('Shift+ArrowLeft')
    await page.getByRole('button', { name: 'Collegamento' }).click()
    await page.getByLabel('Dove porta').fill('/guide')
    await page.getByRole('button', { name: 'Collega', exact: true }).click()
    await text.getByRole('link', { name: 'Le guide' }).waitFor()
    await text.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await paste(text, PASTED)
    // While the photo is being read the article does not go without it.
    const readOn = await holdReading(page)
    await page.getByLabel('Le foto da aggiungere').setInputFiles({
      name: 'limonaia.jpg',
      mimeType: 'image/jpeg',
      buffer: await phonePhoto(1600, 900),
    })
    await page
      .getByRole('button', { name: 'Pubblica', exact: true })
      .and(page.locator('[aria-busy]'))
      .waitFor()
    await readOn()
    await page.getByLabel('Che cosa si vede').fill('Una limonaia apparecchiata')
    expect(await violations(page)).toEqual([])

    // The page goes; what was written does not.
    await page.reload()
    await page.getByText('C’è quello che avevi scritto e non salvato').waitFor()
    await text.getByRole('heading', { name: 'Quando piove, dove si mangia?' }).waitFor()
    await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
    await page.getByText('Scrivi il riassunto').waitFor()
    await page.getByLabel('Riassunto').fill('Sette domande prima di firmare.')
    await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
    await said(page, 'Articolo pubblicato: Sposarsi in masseria')
    await heading(page, 'Sposarsi in masseria').waitFor()

    // The same administrator elsewhere goes first; here both are kept until one decides.
    const other = await newPhone()
    await openAdmin(other.page)
    await other.page.goto(new URL(page.url()).pathname)
    const summary = (at: Page) => at.getByRole('textbox', { name: 'Riassunto' })
    await summary(page).fill('Mio.')
    await summary(other.page).fill('Da un altro telefono.')
    await other.page.getByRole('button', { name: 'Salva le modifiche' }).click()
    await said(other.page, 'Articolo salvato')
    expect(await violations(other.page)).toEqual([])
    phone.expect(/status of 409/)
    await page.getByRole('button', { name: 'Salva le modifiche' }).click()
    await page.getByText('Riassunto: «Da un altro telefono.»').waitFor()
    await expect.poll(() => summary(page).inputValue()).toBe('Mio.')
    await page.getByLabel('Indirizzo').fill('masserie')
    await page.getByRole('button', { name: 'Salva il mio al suo posto' }).click()
    await said(page, 'Articolo salvato')
    const rows = () =>
      product.rows(`select summary, body -> 2 -> 'spans' as pasted from article where slug = 'masserie'`)
    const pasted = [{ text: 'Venti ' }, { text: 'minuti', strong: true }, { text: ' bastano qui' }]
    await expect.poll(rows).toEqual([{ summary: 'Mio.', pasted }])

    const visitor = await newPhone()
    const answer = await fetch(`${product.url}/news/sposarsi-in-masseria`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/news/masserie'])
    await visitor.page.goto('/news/sposarsi-in-masseria')
    await visitor.page.waitForURL('**/news/masserie')
    await visitor.page.getByRole('heading', { level: 2, name: 'Quando piove, dove si mangia?' }).waitFor()
    await visitor.page.getByRole('strong').getByText('apparecchiata').waitFor()
    await visitor.page.getByAltText('Una limonaia apparecchiata').waitFor()
    await visitor.page.getByRole('main').getByRole('link', { name: 'Le guide', exact: true }).click()
    await visitor.page.waitForURL('**/guide')
  },
)
