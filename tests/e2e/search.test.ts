import { expect } from 'vitest'
import { provinces } from '#contract/lists/places/places.ts'
import { demoJourney } from './support/journey.ts'

demoJourney(
  'a search in words becomes filters that can be taken off; where nobody is, the place around it is shown',
  async ({ product, newPhone }) => {
    const { page } = await newPhone({ width: 1440, height: 900 })
    const search = async (words: string) => {
      // The list that is left has a field as well; and what is typed before the app runs has a journey of its own.
      await page.getByRole('heading', { level: 1, name: 'Fornitori per il matrimonio' }).waitFor()
      await page.waitForLoadState('networkidle')
      const field = page.getByRole('searchbox', { name: 'Cerca per nome, città o parola' })
      await field.fill(words)
      await field.press('Enter')
    }
    await page.goto('/fornitori')
    await search('Fioristi a Lecce')
    await page.waitForURL((url) => url.pathname === '/fornitori/fiori-e-allestimenti')
    expect(new URL(page.url()).search).toBe('?region=puglia&province=LE')
    await page.getByRole('heading', { level: 1, name: 'in provincia di Lecce' }).waitFor()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/fornitori' && url.search === '')

    const taken = await product.rows<{ province: string }>(
      `select distinct province from vendor where category = 'celebranti' and active and deleted_at is null`,
    )
    const free = provinces.find(({ code }) => !taken.some(({ province }) => province === code))!
    await search(`celebrante ${free.name}`)
    await page.waitForURL((url) => url.pathname === '/fornitori/celebranti')
    await page.getByText(`Nessuno in provincia di ${free.name}: ecco`).waitFor()
    await page.locator('main a[href^="/fornitore/"]').first().waitFor()
    expect(await page.getByText('0 fornitori').count()).toBe(0)
    // Said once: in its field, from which it is taken off, and in no chip.
    expect(await page.getByRole('button', { name: /^Togli il filtro/ }).count()).toBe(0)
    await page.getByLabel('Provincia').selectOption({ label: 'Tutte' })
    await page.waitForURL((url) => !url.searchParams.has('province'))
  },
)

demoJourney(
  'a town in a search is a chip that can be taken off; who is around it follows, said; the home takes a town too',
  async ({ product, newPhone }) => {
    const [town] = await product.rows<{ city: string; category: string; own: number }>(
      `select place ->> 'city' as city, category, count(*)::int as own from vendor v
        where active and deleted_at is null and category = 'location' and (place ->> 'city') in ('Ostuni', 'Pienza', 'Bellagio')
        group by 1, 2 having count(*) < 12 order by count(*) desc limit 1`,
    )
    const { city, own } = town!
    const { page } = await newPhone({ width: 1440, height: 900 })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Cosa cerchi').fill('location')
    await page.getByLabel('Dove').fill(city)
    await page.getByRole('button', { name: 'Cerca', exact: true }).click()
    await page.waitForURL((url) => url.searchParams.get('city') === city && !url.searchParams.has('q'))
    await page.getByRole('heading', { level: 1, name: `Location per il matrimonio a ${city}` }).waitFor()
    const chip = page.getByRole('button', { name: `Togli il filtro ${city}` })
    await chip.waitFor()
    const after = page.getByRole('heading', {
      level: 2,
      name: /^Altri in provincia di|^Altri nelle province/,
    })
    await after.waitFor()
    const cards = page.locator('main section[aria-label="Risultati"] article')
    for (let at = 0; at < own; at++) await cards.nth(at).getByText(` · ${city}`).waitFor()
    await chip.click()
    await page.waitForURL((url) => !url.searchParams.has('city') && url.searchParams.has('province'))
  },
)
