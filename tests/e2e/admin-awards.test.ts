import { expect } from 'vitest'
import { DEMO_ADMIN } from '#tests/support/product-people.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { overHeard } from './support/over-heard.ts'

demoJourney(
  'an administrator gives an award to two ex aequo, takes the year back, adds a file with a row to mend, and publishes it to an open page',
  async ({ product, newPhone }) => {
    const cakes = await product.rows<{ vendor: string }>(
      `select business_name as vendor from vendor v where active and deleted_at is null and category = 'torte'
        and not exists (select from award a where a.vendor_id = v.id and a.year = 2023)
        and (select count(*) from vendor w where w.business_name = v.business_name) = 1
        order by id desc limit 4`,
    )
    const [first, second, third, fourth] = cakes.map(({ vendor }) => vendor) as [
      string,
      string,
      string,
      string,
    ]
    const [was] = await product.rows<{ vendor: string }>(
      `select business_name as vendor from award a join vendor v on v.id = a.vendor_id
        where a.year = 2023 and a.category = 'torte' and a.place = 'winner'`,
    )
    const admin = await newPhone({ width: 1440, height: 900 })
    const { page } = admin
    await openAs(page, DEMO_ADMIN, '/admin/awards')
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
      if (what === 'Togli') {
        await page.keyboard.press('ArrowDown')
        await focused('Versioni')
        await page.keyboard.press('ArrowDown')
      }
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
    await sheet.getByText(`Qui ha già vinto ${first}: saranno ex aequo.`).waitFor()
    await submit('Assegna')
    for (const vendor of [first, second]) await row(vendor).getByText('Vincitore ex aequo').waitFor()

    await act(first, 'Modifica')
    await sheet.getByLabel('La motivazione').fill('Ha ascoltato, e poi ha proposto.')
    await submit('Salva')
    await row(first).getByText('Ha ascoltato, e poi ha proposto.').waitFor()
    const dialog = page.getByRole('alertdialog')
    await page.getByRole('button', { name: 'Ritira' }).click()
    await dialog.getByRole('button', { name: 'Ritira' }).click()
    await page.getByText('li vedono solo gli amministratori', { exact: false }).waitFor()
    const visitor = await newPhone()
    const { listens } = overHeard(visitor.page)
    await visitor.page.goto('/awards?anno=2023')
    await visitor.page.getByText('Gli award 2023 non ci sono ancora').waitFor()

    await page.getByRole('button', { name: 'Importa da CSV' }).click()
    const misspelt = `${fourth.slice(0, -1)}qu`
    await sheet.getByLabel('Il file CSV degli award').setInputFiles({
      name: 'torte.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `anno;categoria;premio;fornitore\r\n2023;Torte;finalista;${third}\r\n2023;Torte;finalista;${misspelt}\r\n`,
      ),
    })
    await sheet.getByText('Nessun fornitore si chiama così.').waitFor()
    await sheet.getByRole('list', { name: 'Chi può essere nella riga 3' }).getByText(fourth).click()
    await submit('Importa 2 premi')
    for (const vendor of [third, fourth]) await row(vendor).getByText('Finalista').waitFor()
    await listens()
    expect(await visitor.page.getByRole('link', { name: third }).count()).toBe(0)

    await page.getByRole('button', { name: 'Pubblica i premi 2023' }).click()
    await dialog.getByText(`Torte nuziali (${first} e ${second})`, { exact: false }).waitFor()
    await dialog.getByRole('button', { name: 'Pubblica i premi 2023' }).click()
    await page.getByText('Quello che cambi qui si vede subito', { exact: false }).waitFor()
    // On the page that was open all the while.
    await visitor.page.getByText('Ha ascoltato, e poi ha proposto.').waitFor()
    await visitor.page.getByText('Vincono ex aequo').waitFor()
    await visitor.page.getByRole('link', { name: fourth }).waitFor()
    expect(await visitor.page.getByRole('link', { name: was!.vendor }).count()).toBe(0)
  },
)
