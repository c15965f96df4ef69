import { expect } from 'vitest'
import { DEMO } from '#tests/support/product-people.ts'
import { demoJourney } from './support/journey.ts'
import { signInWithForm } from './support/screens.ts'

demoJourney(
  'an administrator gives an award, a second winner is refused in words, and what is taken back is gone from the page',
  async ({ product, newPhone }) => {
    const [bare] = await product.rows<{ slug: string; name: string; vendor: string }>(
      `select v.category as slug, v.business_name as vendor from vendor v
        where v.active and v.deleted_at is null
          and not exists (select from award a where a.vendor_id = v.id and a.deleted_at is null and a.year = 2023)
          and not exists (select from award a where a.category = v.category and a.year = 2023
            and a.place = 'winner' and a.deleted_at is null)
          and (select count(*) from vendor w where w.business_name = v.business_name) = 1
        order by v.id limit 1`,
    )
    const { page } = await newPhone({ width: 1440, height: 900 })
    await signInWithForm(page, DEMO.admin, DEMO.password)
    await page.getByRole('link', { name: 'Apri l’amministrazione' }).click()
    await page.waitForURL('**/admin/dashboard')
    await page.goto('/admin/awards?anno=2023')
    await page.getByRole('heading', { level: 1, name: 'Award' }).waitFor()
    const sheet = page.getByRole('dialog')
    const give = async (vendor: string) => {
      await page.getByRole('button', { name: 'Assegna un award' }).click()
      await sheet.getByRole('button', { name: 'Assegna' }).click()
      await sheet.getByText('Cerca il fornitore e sceglilo.').waitFor()
      await sheet.getByLabel('A chi').fill(vendor)
      await sheet
        .getByRole('list', { name: 'Fornitori trovati' })
        .getByRole('button', { name: vendor })
        .first()
        .click()
      await sheet.getByText(`A ${vendor}`).waitFor()
      await sheet.getByLabel('La motivazione').fill('Ha ascoltato prima di proporre.')
    }
    await give(bare!.vendor)
    await sheet.getByRole('button', { name: 'Assegna' }).click()
    const row = page.getByRole('listitem').filter({ hasText: bare!.vendor })
    await row.getByText('Ha ascoltato prima di proporre.').waitFor()

    // Another of the same category, as its winner too.
    const [other] = await product.rows<{ vendor: string }>(
      `select business_name as vendor from vendor where active and deleted_at is null and category = '${bare!.slug}'
        and id not in (select vendor_id from award where year = 2023) order by id desc limit 1`,
    )
    await give(other!.vendor)
    await sheet.getByRole('button', { name: 'Assegna' }).click()
    await sheet.getByText('Questo anno la categoria ha già un vincitore').waitFor()
    await sheet.getByText('Finalista', { exact: true }).click()
    await sheet.getByRole('button', { name: 'Assegna' }).click()
    await page.getByRole('listitem').filter({ hasText: other!.vendor }).getByText('Finalista').waitFor()

    await row.getByRole('button', { name: `Azioni per l’award di ${bare!.vendor}` }).click()
    await page.getByRole('menuitem', { name: 'Modifica' }).click()
    await sheet.getByLabel('La motivazione').fill('Ha ascoltato, e poi ha proposto.')
    await sheet.getByRole('button', { name: 'Salva' }).click()
    await row.getByText('Ha ascoltato, e poi ha proposto.').waitFor()
    const visitor = await newPhone()
    await visitor.page.goto('/awards?anno=2023')
    await visitor.page.getByText('Ha ascoltato, e poi ha proposto.').waitFor()

    await row.getByRole('button', { name: `Azioni per l’award di ${bare!.vendor}` }).click()
    await page.getByRole('menuitem', { name: 'Togli' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Togli' }).click()
    await row.waitFor({ state: 'detached' })
    await visitor.page.reload()
    await visitor.page.getByRole('heading', { level: 1, name: 'Award 2023' }).waitFor()
    expect(await visitor.page.getByText('Ha ascoltato, e poi ha proposto.').count()).toBe(0)
  },
)
