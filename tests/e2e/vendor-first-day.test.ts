/** From registering to a page that couples read: what is missing is said by name, and nobody sees it before. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { PASSWORD } from '#tests/support/product-people.ts'
import { phonePhoto } from '#tests/support/uploads.ts'
import { journey } from './support/journey.ts'
import { confirmAddress } from './support/mailed-link.ts'
import { expectNoBar, heading } from './support/screens.ts'

let folder: string
let files: string[]
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-first-day-'))
  files = await Promise.all(
    ['#aa5533', '#33aa55', '#5533aa'].map(async (colour, index) => {
      const file = path.join(folder, `IMG_000${index + 1}.jpg`)
      await writeFile(file, await phonePhoto(600, 400, colour))
      return file
    }),
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

journey(
  'a photographer registers on a phone, fills the page, confirms the address, and is read by everybody once it is published',
  async ({ product, newPhone }) => {
    const phone = await newPhone({ firstVisit: true })
    const { page } = phone
    const email = `${newId()}@prova.test`
    await page.goto('/register?tipo=fornitore')
    await page.getByLabel('Nome dell’attività').fill('Agnese Mastropasqua Fotografia')
    await page.getByLabel('Categoria').selectOption({ label: 'Fotografi' })
    await page.getByLabel('Regione').selectOption({ label: 'Puglia' })
    await page.getByLabel('Provincia').selectOption({ label: 'Bari' })
    await page.getByRole('combobox', { name: 'Comune' }).fill('Monopoli')
    await page.getByRole('option', { name: 'Monopoli', exact: true }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Apri la tua pagina' }).click()
    await page.waitForURL('**/vendor')

    const strip = () => page.getByRole('region', { name: /^(Mancano|Manca|C’è)/ })
    await page.getByRole('heading', { name: 'Mancano tre cose' }).waitFor()
    const [made] = await product.rows<{ id: string; slug: string }>(
      `select id, slug from vendor where business_name = 'Agnese Mastropasqua Fotografia'`,
    )
    const { id, slug } = made!
    const visit = () => fetch(`${product.url}/fornitore/${id}/${slug}`)
    expect((await visit()).status).toBe(404)

    await strip().getByRole('link', { name: 'Scrivi la descrizione' }).click()
    await heading(page, 'La tua pagina').waitFor()
    await page.getByText('Bozza: per ora la vedi solo tu.', { exact: false }).waitFor()
    const story = page.getByRole('textbox', { name: /^Come ti racconti/ })
    await story.fill(
      'Arrivo la mattina, quando si stirano le camicie, e vado via dopo il taglio della torta. Sempre.',
    )
    await story.blur()
    await page.getByRole('heading', { name: 'Mancano due cose' }).waitFor()
    await strip().getByRole('link', { name: 'Metti le foto' }).click()
    await heading(page, 'Foto').waitFor()
    await page.getByLabel('Le foto da aggiungere').setInputFiles(files)
    await page.getByText('3 foto aggiunte.').waitFor()
    await expectNoBar(page)

    await page.getByRole('link', { name: 'La tua pagina' }).first().click()
    await page.getByRole('heading', { name: 'Manca una cosa' }).waitFor()
    const photos = () =>
      product.rows<{ photos: number }>(
        'select jsonb_array_length(gallery) as photos from vendor where id = $1',
        [id],
      )
    await expect.poll(photos).toEqual([{ photos: 3 }])
    phone.expect(/status of 403/)
    await strip().getByRole('button', { name: 'Pubblica' }).click()
    await strip().getByText('L’email non risulta ancora confermata.', { exact: false }).waitFor()
    await confirmAddress(page, product, email)
    expect((await visit()).status).toBe(404)

    // Who goes elsewhere while it waits for what was written has let it be.
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('publishPage')) asked.push(request.url())
    })
    await phone.goOffline()
    await story.fill(
      'Arrivo la mattina, quando si stirano le camicie, e vado via quando si spengono le luci. Sempre.',
    )
    await story.blur()
    await strip().getByRole('button', { name: 'Pubblica' }).click()
    await page.getByText('Esce appena è arrivato quello che hai scritto.').waitFor()
    await page.getByRole('link', { name: 'Oggi', exact: true }).click()
    await page.waitForURL('**/vendor')
    await strip().getByRole('button', { name: 'Pubblica' }).waitFor()
    await phone.goOnline()
    const written = () =>
      product.rows<{ is: boolean }>(`select description like '%le luci%' as is from vendor where id = $1`, [
        id,
      ])
    await expect.poll(written).toEqual([{ is: true }])
    await page.getByRole('link', { name: 'La tua pagina', exact: true }).click()
    await heading(page, 'La tua pagina').waitFor()
    await strip().getByRole('button', { name: 'Pubblica' }).click()
    await page.getByText('La tua pagina è fuori', { exact: false }).waitFor()
    expect(asked).toHaveLength(1)
    await strip().waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Apri la pagina pubblica' }).waitFor()
    expect((await visit()).status).toBe(200)
  },
)
