import { expect } from 'vitest'
import { DEMO_ADMIN } from '#tests/support/product-people.ts'
import { phonePhoto } from '#tests/support/uploads.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { holdReading } from './support/pictures.ts'

demoJourney(
  'an administrator gives the home page words, an order, a vendor to stand first and a background; who comes finds them',
  async ({ product, newPhone }) => {
    const [last] = await product.rows<{ name: string }>(
      `select business_name as name from vendor v where active and deleted_at is null
        and (select count(*) from vendor w where w.business_name = v.business_name) = 1 order by score, id limit 1`,
    )
    const { page } = await newPhone({ width: 1440, height: 900 })
    await openAs(page, DEMO_ADMIN, '/admin/dashboard')
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.waitForURL('**/admin/homepage-settings')
    await page.getByLabel('Titolo', { exact: true }).fill('Il *vostro* giorno')
    await page.getByLabel('Sopra i fornitori').fill('Scelti da noi')
    await page.getByLabel('Metti in evidenza').fill(last!.name)
    await page.getByRole('list', { name: 'Fornitori trovati' }).getByText(last!.name).first().click()
    await page.getByRole('button', { name: `Togli ${last!.name}` }).waitFor()
    await page.getByRole('button', { name: 'Togli Torte nuziali' }).click()
    await page.getByLabel('Aggiungi una categoria').selectOption('Celebranti')
    for (let step = 0; step < 2; step++)
      await page.getByRole('button', { name: 'Sposta prima Un matrimonio vero' }).click()
    await page.getByRole('button', { name: 'Togli I premi dell’anno' }).click()
    await page.getByRole('button', { name: 'Salva', exact: true }).click()
    await page.getByRole('region', { name: 'Avvisi' }).getByText('Home cambiata.').waitFor()

    await page.getByRole('button', { name: 'Elimina lo sfondo 1' }).waitFor()
    for (
      let left = await page.getByRole('button', { name: /^Elimina lo sfondo/ }).count();
      left > 0;
      left--
    ) {
      await page.getByRole('button', { name: 'Elimina lo sfondo 1' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
      await page.getByRole('button', { name: `Elimina lo sfondo ${left}` }).waitFor({ state: 'detached' })
    }
    await page.getByText('Nessuno sfondo').waitFor()

    await page.getByRole('button', { name: 'Aggiungi uno sfondo' }).click()
    const sheet = page.getByRole('dialog', { name: 'Uno sfondo nuovo' })
    await sheet.getByRole('button', { name: 'Aggiungi', exact: true }).click()
    await sheet.getByText('Scegli una foto.').waitFor()
    // While the photo is being read the form does not go without it.
    const readOn = await holdReading(page)
    await sheet.getByLabel('La foto', { exact: true }).setInputFiles({
      name: 'terrazza.jpg',
      mimeType: 'image/jpeg',
      buffer: await phonePhoto(1920, 1080),
    })
    const add = sheet.getByRole('button', { name: 'Aggiungi', exact: true })
    await add.and(page.locator('[aria-busy]')).waitFor()
    await readOn()
    await sheet.getByText('A destra', { exact: true }).click()
    await add.click()
    await page.getByText('Parole a destra').waitFor()

    // Who was never here has no page of before, which stands in where a server is slow.
    const visitor = await newPhone({ firstVisit: true, width: 1440, height: 900 })
    await visitor.page.goto('/')
    await visitor.page
      .locator('[data-side="right"]')
      .getByRole('heading', { name: 'Il vostro giorno' })
      .waitFor()
    await visitor.page.locator('[data-side="right"] picture img').waitFor()
    await visitor.page.getByRole('heading', { name: 'Scelti da noi' }).waitFor()
    await visitor.page.getByRole('navigation', { name: 'Categorie' }).getByText('Celebranti').waitFor()
    const words = await visitor.page.getByRole('main').innerText()
    expect(words).toMatch(/Leggi il loro matrimonio[^]*Scelti da noi/)
    expect(words).not.toContain('Premiati')
    await visitor.page.getByRole('link', { name: last!.name }).first().waitFor()
  },
)
