import { expect } from 'vitest'
import { newCouple } from '#tests/support/product-people.ts'
import { journey } from './support/journey.ts'
import { fillSignIn, openPlanner, ring } from './support/screens.ts'

journey(
  'a couple deletes its account by a word it types: nothing is left on the phone',
  async ({ product, newPhone }) => {
    const anna = await newCouple(product.url, ['Invitati'])
    const phone = await newPhone()
    const { page } = phone
    await openPlanner(page, anna)
    await ring(page, 'Invitati').waitFor()
    const [couple] = await product.rows<{ id: string }>(
      'select couple_id as id from couple_member where uid = $1',
      [anna.uid],
    )
    const kept = () => product.rows('select id from couple where id = $1', [couple!.id])
    expect(await kept()).toHaveLength(1)
    await page.goto('/couple/profile')
    await page.getByRole('button', { name: 'Elimina l’account' }).click()
    const sheet = page.getByRole('dialog', { name: 'Elimina l’account' })
    await sheet.getByRole('button', { name: 'Elimina per sempre' }).click()
    await sheet.getByText('Scrivi ELIMINA, così com’è.').waitFor()
    await sheet.getByLabel('Scrivi ELIMINA per confermare').fill('elimina')
    // What was under way at that moment is refused: its session went with the account.
    phone.expect(/status of 401/, /WebSocket connection to .* failed/)
    const left = page.waitForEvent('load')
    await sheet.getByRole('button', { name: 'Elimina per sempre' }).click()
    await left
    await page.getByRole('link', { name: 'Accedi' }).first().waitFor()

    expect(await kept()).toEqual([])
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    expect(databases.filter((name) => name !== 'lovoglio-public' && name?.startsWith('lovoglio-'))).toEqual(
      [],
    )
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    phone.expect(/status of 400/)
    await page.goto('/login')
    await fillSignIn(page, anna.email, anna.password)
    await page.getByText('L’email o la password non sono giuste').first().waitFor()
  },
)
