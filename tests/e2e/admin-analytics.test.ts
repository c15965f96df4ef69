import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { DEMO_ADMIN } from '#tests/support/product-people.ts'
import { violations } from './support/axe.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { heading } from './support/screens.ts'

demoJourney(
  'an administrator reads how the site is used, what is asked of it and what is looked for, and takes both as files',
  async ({ product, newPhone }) => {
    await product.rows(`insert into page_view (day, page, views) values ((now() at time zone 'Europe/Rome')::date, '/awards', 4000)
      on conflict (day, page) do update set views = 4000`)
    const { page } = await newPhone({ width: 1440, height: 900 })
    await openAs(page, DEMO_ADMIN, '/admin/dashboard')
    await page.getByRole('link', { name: 'Statistiche', exact: true }).click()
    await heading(page, 'Statistiche').waitFor()
    await page.getByRole('listitem').filter({ hasText: '/awards' }).getByText('4.000').waitFor()
    const cakes = page.getByRole('table', { name: 'Domanda e offerta per categoria' }).getByRole('row')
    await cakes.filter({ hasText: 'Torte nuziali' }).waitFor()
    expect(await violations(page)).toEqual([])

    await page.getByText('Domanda e ricerche', { exact: true }).click()
    await page.waitForURL('**/admin/analytics?vista=domanda')
    const searches = page.getByRole('table', { name: 'Le ricerche più fatte' })
    const all = page.getByRole('button', { name: /^Mostra tutte/ })
    await all.first().click()
    await searches.getByRole('link', { name: '«castello», Location, Siena (SI)' }).waitFor()
    await page.getByRole('radiogroup', { name: 'Quali ricerche' }).getByText('Senza risultati').click()
    const unmet = page.getByRole('table', { name: 'Le ricerche senza risultati' }).getByRole('row')
    await unmet.filter({ hasText: '«masseria», Location, Puglia' }).filter({ hasText: 'nessuno' }).waitFor()
    const places = page.getByRole('table', { name: 'Domanda e offerta per provincia' }).getByRole('row')
    await all.last().click()
    await places.filter({ hasText: 'Milano (MI)' }).filter({ hasText: 'domanda' }).waitFor()
    await page.getByText('Tocca una provincia').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('combobox', { name: 'Categoria' }).selectOption('Fotografi')
    await page.waitForURL('**/admin/analytics?vista=domanda&categoria=fotografo')
    await unmet.filter({ hasText: '«reportage», Fotografi, Milano (MI)' }).waitFor()
    await expect.poll(() => unmet.filter({ hasText: '«masseria»' }).count()).toBe(0)
    const demand = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Esporta CSV' }).click()
    const found = await readFile(await (await demand).path(), 'utf8')
    expect(found).toContain('reportage;Fotografi;Lombardia;Milano')

    await page.getByText('Il sito', { exact: true }).click()
    await page.getByText('12 mesi', { exact: true }).click()
    await page.waitForURL('**/admin/analytics?*giorni=365*')
    await page.getByText('Ogni colonna è di 30 giorni', { exact: false }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Esporta CSV' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text).toContain('Torte nuziali')
  },
)
