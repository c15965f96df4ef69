import { expect } from 'vitest'
import { DEMO } from '#tests/support/product-people.ts'
import { demoJourney } from './support/journey.ts'
import { signInWithForm } from './support/screens.ts'

demoJourney(
  'an administrator gives a vendor a place on the home page; visitors see it marked, and it is gone when it is taken',
  async ({ product, newPhone }) => {
    await product.rows('delete from vendor_visibility returning id')
    const [vendor] = await product.rows<{ name: string; id: string }>(
      `select id, business_name as name from vendor v where active and deleted_at is null
        and (select count(*) from vendor w where w.business_name = v.business_name) = 1 order by score, id limit 1`,
    )
    const { name, id } = vendor!
    const top = async () =>
      (
        (await (await fetch(`${product.url}/api/Vendor/getTopVendors`)).json()) as {
          id: string
          sponsored?: boolean
        }[]
      )
        .filter(({ sponsored }) => sponsored)
        .map((card) => card.id)
    const { page } = await newPhone({ width: 1440, height: 900 })
    await signInWithForm(page, DEMO.admin, DEMO.password)
    await page.getByRole('link', { name: 'Apri l’amministrazione' }).click()
    await page.waitForURL('**/admin/dashboard')
    await page.goto('/admin/visibility')
    await page.getByRole('button', { name: 'Nuovo posto' }).click()
    const sheet = page.getByRole('dialog', { name: 'Un posto nuovo' })
    await sheet.getByRole('button', { name: 'Aggiungi', exact: true }).click()
    await sheet.getByText('Cerca il fornitore e sceglilo.').waitFor()
    await sheet.getByLabel('A chi').fill(name)
    await sheet.getByRole('list', { name: 'Fornitori trovati' }).getByRole('button', { name }).click()
    await sheet.getByLabel('Peso').fill('0')
    await sheet.getByText('Un numero intero, da 1 a 100.').waitFor()
    await sheet.getByLabel('Peso').fill('20')
    await sheet.getByRole('button', { name: 'Aggiungi', exact: true }).click()
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await row.waitFor()
    await expect.poll(top).toEqual([id])

    await row.getByRole('button', { name: `Azioni per il posto di ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Elimina' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
    await row.waitFor({ state: 'detached' })
    await expect.poll(top).toEqual([])
  },
)
