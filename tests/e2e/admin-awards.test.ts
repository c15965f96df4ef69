import { expect } from 'vitest'
import { DEMO } from '#tests/support/product-people.ts'
import { demoJourney } from './support/journey.ts'
import { signInWithForm } from './support/screens.ts'

demoJourney(
  'an administrator takes an award back and gives it anew; a second winner is refused in words; visitors read what is given',
  async ({ product, newPhone }) => {
    const cakes = await product.rows<{ vendor: string }>(
      `select business_name as vendor from vendor v where active and deleted_at is null and category = 'torte'
        and not exists (select from award a where a.vendor_id = v.id and a.year = 2023)
        and (select count(*) from vendor w where w.business_name = v.business_name) = 1
        order by id desc limit 2`,
    )
    const [first, second] = cakes.map(({ vendor }) => vendor) as [string, string]
    const [was] = await product.rows<{ vendor: string }>(
      `select business_name as vendor from award a join vendor v on v.id = a.vendor_id
        where a.year = 2023 and a.category = 'torte' and a.place = 'winner'`,
    )
    const admin = await newPhone({ width: 1440, height: 900 })
    const { page } = admin
    await signInWithForm(page, DEMO.admin, DEMO.password)
    await page.getByRole('link', { name: 'Apri l’amministrazione' }).click()
    await page.waitForURL('**/admin/dashboard')
    await page.goto('/admin/awards')
    await page.getByRole('button', { name: '2023', exact: true }).click()
    await page.waitForURL('**/admin/awards?anno=2023')
    const row = (vendor: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: vendor, exact: true }) })
    /** By keys: before it presses, Playwright would move a long page under a menu that hangs from its row. */
    const act = async (vendor: string, what: string) => {
      await row(vendor)
        .getByRole('button', { name: `Azioni per l’award di ${vendor}` })
        .click()
      const focused = (item: string) =>
        page.getByRole('menuitem', { name: item }).and(page.locator(':focus')).waitFor()
      await focused('Modifica')
      if (what === 'Togli') await page.keyboard.press('ArrowDown')
      await focused(what)
      await page.keyboard.press('Enter')
    }
    await act(was!.vendor, 'Togli')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Togli' }).click()
    await row(was!.vendor).waitFor({ state: 'detached' })

    // What it left is named, and leads to the sheet.
    const sheet = page.getByRole('dialog')
    const submit = (word: string) => sheet.getByRole('button', { name: word, exact: true }).click()
    const choose = async (vendor: string) => {
      await sheet.getByLabel('A chi').fill(vendor)
      await sheet.getByRole('list', { name: 'Fornitori trovati' }).getByText(vendor).first().click()
      await sheet.getByText(`A ${vendor}`).waitFor()
    }
    await page.getByRole('button', { name: 'Torte nuziali' }).click()
    await submit('Assegna')
    await sheet.getByText('Cerca il fornitore e sceglilo.').waitFor()
    await choose(first)
    await sheet.getByLabel('La motivazione').fill('Ha ascoltato prima di proporre.')
    await submit('Assegna')
    await row(first).getByText('Ha ascoltato prima di proporre.').waitFor()
    await row(first).getByText('Vincitore').waitFor()

    await page.getByRole('button', { name: 'Assegna un award' }).click()
    await choose(second)
    admin.expect(/status of 422/)
    await submit('Assegna')
    await sheet.getByText('Questo anno la categoria ha già un vincitore', { exact: false }).waitFor()
    await sheet.getByText('Finalista', { exact: true }).click()
    await submit('Assegna')
    await row(second).getByText('Finalista').waitFor()

    await act(first, 'Modifica')
    await sheet.getByLabel('La motivazione').fill('Ha ascoltato, e poi ha proposto.')
    await submit('Salva')
    await row(first).getByText('Ha ascoltato, e poi ha proposto.').waitFor()
    const visitor = await newPhone()
    await visitor.page.goto('/awards?anno=2023')
    await visitor.page.getByText('Ha ascoltato, e poi ha proposto.').waitFor()
    expect(await visitor.page.getByRole('link', { name: was!.vendor }).count()).toBe(0)
  },
)
