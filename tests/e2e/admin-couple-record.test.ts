import { expect } from 'vitest'
import { DEMO } from '#tests/support/product-people.ts'
import { violations } from './support/axe.ts'
import { demoJourney } from './support/journey.ts'
import { heading, signInWithForm } from './support/screens.ts'

demoJourney(
  'an administrator opens a couple, sees how far its plan is, and puts its number of guests right; another is deleted',
  async ({ product, newPhone }) => {
    const [own] = await product.rows<{ id: string }>(
      `select couple_id as id from couple_member m join identity_account i on i.uid = m.uid where i.email = '${DEMO.couple}'`,
    )
    const [spare] = await product.rows<{ id: string; names: string }>(
      `select id, concat_ws(' e ', partners -> 0 ->> 'firstName', partners -> 1 ->> 'firstName') as names
        from couple where id <> '${own!.id}' and deleted_at is null order by id limit 1`,
    )
    const admin = await newPhone({ width: 1440, height: 900 })
    const { page } = admin
    await signInWithForm(page, DEMO.admin, DEMO.password)
    await page.getByRole('link', { name: 'Apri l’amministrazione' }).click()
    await page.waitForURL('**/admin/dashboard')
    await page.goto('/admin/couple?q=anna%20lombardi')
    await page.getByRole('link', { name: 'Anna Lombardi', exact: false }).first().click()
    await page.waitForURL(`**/admin/couple/${own!.id}`)
    await heading(page, 'Anna e Marco').waitFor()
    await page.getByText('fatte su', { exact: false }).waitFor()
    await page.getByText('Tetto').waitFor()
    await page.getByText('Due voci del budget con lo stesso nome').waitFor()
    expect(await violations(page)).toEqual([])

    await page.getByRole('button', { name: 'Modifica' }).click()
    const sheet = page.getByRole('dialog', { name: 'Chi sono e quando' })
    await sheet.getByLabel('Invitati').fill('0')
    await sheet.getByText('Un numero da 1 a 2000, o niente.').waitFor()
    await sheet.getByLabel('Invitati').fill('97')
    await sheet.getByRole('button', { name: 'Salva' }).click()
    await sheet.waitFor({ state: 'detached' })
    await page.getByText('97', { exact: true }).waitFor()
    const guests = () => product.rows(`select guest_count as n from couple where id = '${own!.id}'`)
    expect(await guests()).toEqual([{ n: 97 }])

    await page.goto(`/admin/couple/${spare!.id}`)
    await page.getByRole('button', { name: 'Elimina', exact: true }).click()
    const end = page.getByRole('dialog', { name: 'Elimina la coppia' })
    await end.getByRole('textbox').fill(spare!.names)
    await end.getByRole('button', { name: 'Elimina per sempre' }).click()
    await page.waitForURL('**/admin/couple')
    admin.expect(/status of 404/)
    await page.goto(`/admin/couple/${spare!.id}`)
    await heading(page, 'Questa coppia non c’è, o non c’è più').waitFor()
  },
)
