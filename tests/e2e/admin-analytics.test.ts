import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { DEMO } from '#tests/support/product-people.ts'
import { violations } from './support/axe.ts'
import { demoJourney } from './support/journey.ts'
import { heading, signInWithForm } from './support/screens.ts'

demoJourney(
  'an administrator reads how the site is used and what is asked of it, and takes it as a file',
  async ({ product, newPhone }) => {
    await product.rows(`insert into page_view (day, page, views) values ((now() at time zone 'Europe/Rome')::date, '/awards', 4000)
      on conflict (day, page) do update set views = 4000`)
    const { page } = await newPhone({ width: 1440, height: 900 })
    await signInWithForm(page, DEMO.admin, DEMO.password)
    await page.getByRole('link', { name: 'Apri l’amministrazione' }).click()
    await page.waitForURL('**/admin/dashboard')
    await page.getByRole('link', { name: 'Statistiche', exact: true }).click()
    await heading(page, 'Statistiche').waitFor()
    await page.getByRole('listitem').filter({ hasText: '/awards' }).getByText('4.000').waitFor()
    const cakes = page.getByRole('table', { name: 'Domanda e offerta per categoria' }).getByRole('row')
    await cakes.filter({ hasText: 'Torte nuziali' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByText('12 mesi', { exact: true }).click()
    await page.waitForURL('**/admin/analytics?giorni=365')
    await page.getByText('Ogni colonna è di 30 giorni', { exact: false }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Esporta CSV' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text).toContain('Torte nuziali')
  },
)
