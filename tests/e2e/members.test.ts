/** One of the two goes out of a wedding: taken out by the other, or on their own. */
import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { newCouple, newPartner } from '#tests/support/product-people.ts'
import { journey } from './support/journey.ts'
import { addTask, openPlanner, ring, untilOfflineReady } from './support/screens.ts'

journey(
  'who is taken out is told by whom, keeps what was not sent in a file, and the other may invite again',
  async ({ product, newPhone }) => {
    const anna = await newCouple(product.url, ['Torta'])
    const marco = await newPartner(product.url, anna)
    const his = await newPhone()
    await openPlanner(his.page, marco)
    await ring(his.page, 'Torta').waitFor()
    await untilOfflineReady(his.page)
    await his.goOffline()
    await addTask(his.page, 'Scritta in metropolitana')

    const { page } = await newPhone()
    await openPlanner(page, anna)
    await page.goto('/couple/profile')
    const members = page.getByRole('list', { name: 'Chi è nel piano' })
    await members.getByText(marco.email).waitFor()
    await members.getByRole('button', { name: 'Togli Marco' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Togli Marco' }).click()
    await page.getByRole('region', { name: 'Avvisi' }).getByText('Marco non è più nel piano.').waitFor()
    await page.getByRole('button', { name: 'Invita Marco' }).waitFor()

    his.expect(/status of 401/)
    await his.goOnline()
    await his.page.getByText('Non fai più parte di questo piano').first().waitFor()
    expect(await his.page.getByText('Accedi di nuovo').count()).toBe(0)
    await his.page.goto('/couple/sync')
    await his.page.getByText(/Non fai più parte di questo piano: ti ha tolto Anna il \d/).waitFor()
    const download = his.page.waitForEvent('download')
    await his.page.getByRole('button', { name: 'Salva le modifiche in un file' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Scritta in metropolitana')
    await his.page.goto('/couple/planning')
    await ring(his.page, 'Torta').waitFor()
  },
)

journey(
  'who looks on while it happens is told at once, and who leaves finds nothing of it on the phone',
  async ({ product, newPhone }) => {
    const anna = await newCouple(product.url, ['Torta'])
    const marco = await newPartner(product.url, anna)
    const first = await newPhone()
    await openPlanner(first.page, marco)
    await ring(first.page, 'Torta').waitFor()
    // Of his two phones one stays open, and hears of it by its live connection.
    first.expect(/status of 401/, /WebSocket connection to .* failed/)

    const { page, ...phone } = await newPhone()
    await openPlanner(page, marco)
    await page.goto('/couple/profile')
    const members = page.getByRole('list', { name: 'Chi è nel piano' })
    await members.getByText(anna.email).waitFor()
    // Whoever was there first is not to be taken out by who came later.
    expect(await members.getByRole('button').allTextContents()).toEqual(['Lascia il piano'])
    await members.getByRole('button', { name: 'Lascia il piano' }).click()
    phone.expect(/status of 401/, /WebSocket connection to .* failed/)
    const left = page.waitForEvent('load')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Lascia il piano' }).click()
    await left
    await page.getByRole('link', { name: 'Accedi' }).first().waitFor()
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    expect(databases.filter((name) => name !== 'lovoglio-public' && name?.startsWith('lovoglio-'))).toEqual(
      [],
    )

    await first.page.getByText('Non fai più parte di questo piano').first().waitFor()
    await first.page.goto('/couple/sync')
    await first.page.getByText(/Hai lasciato questo piano il \d/).waitFor()
  },
)
