import { expect } from 'vitest'
import { DEMO_ADMIN } from '#tests/support/product-people.ts'
import { phonePhoto } from '#tests/support/uploads.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { markWatched, untilWatched } from './support/watched.ts'

demoJourney(
  'an administrator takes a banner away and puts another in its place, with a picture of its own; visitors see it, and it is counted',
  async ({ product, newPhone }) => {
    const { page } = await newPhone({ width: 1440, height: 900 })
    await openAs(page, DEMO_ADMIN, '/admin/dashboard')
    await page.getByRole('link', { name: 'Banner', exact: true }).click()
    const row = (title: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    const was = 'Mille lampadine sopra la vostra cena'
    await row(was)
      .getByRole('button', { name: `Azioni per il banner «${was}»` })
      .click()
    await page.getByRole('menuitem', { name: 'Modifica' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('menuitem', { name: 'Versioni' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('menuitem', { name: 'Elimina' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
    await row(was).waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Nuovo banner' }).click()
    const sheet = page.getByRole('dialog', { name: 'Un banner nuovo' })
    await sheet.getByRole('button', { name: 'Aggiungi', exact: true }).click()
    await sheet.getByText('Scegli una foto.').waitFor()
    await sheet.getByText('Pagine dei fornitori', { exact: true }).click()
    await sheet.getByLabel('Chi paga').fill('Carta e Piombo')
    await sheet.getByLabel('Titolo').fill('Segnaposto stampati uno a uno')
    await sheet.getByLabel('La foto', { exact: true }).setInputFiles({
      name: 'segnaposto.jpg',
      mimeType: 'image/jpeg',
      buffer: await phonePhoto(1600, 900),
    })
    await sheet.getByLabel('Che cosa si vede').fill('Un segnaposto di carta su un piatto')
    await sheet.getByLabel('Dove porta').fill('/fornitori/partecipazioni-e-grafica')
    await sheet.getByRole('button', { name: 'Aggiungi', exact: true }).click()
    await row('Segnaposto stampati uno a uno').getByText('Non ancora visto').waitFor()

    const [villa] = await product.rows<{ path: string }>(
      `select '/fornitore/' || id || '/' || slug as path from vendor
        where active and deleted_at is null order by score desc, id limit 1`,
    )
    const visitor = await newPhone({ consent: 'accepted' })
    await markWatched(visitor.page)
    await visitor.page.goto(villa!.path)
    const advert = visitor.page.getByRole('complementary', { name: 'Pubblicità di Carta e Piombo' })
    await advert.scrollIntoViewIfNeeded()
    await untilWatched(advert)
    await advert.getByRole('link', { name: 'Segnaposto stampati uno a uno' }).click()
    await visitor.page.waitForURL('**/fornitori/partecipazioni-e-grafica')
    const counted = () =>
      product.rows(
        `select views, clicks from banner_count c join banner b on b.id = c.banner_id
          where b.advertiser = 'Carta e Piombo'`,
      )
    await expect.poll(counted).toEqual([{ views: 1, clicks: 1 }])
  },
)
