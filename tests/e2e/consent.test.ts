import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoJourney } from './support/journey.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie e preferenze' })
const choose = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true }).click()

demoJourney(
  'a visitor is asked once before anything is counted, searches too; to refuse is final, to change one’s mind is easy',
  async ({ product, newPhone }) => {
    const phone = await newPhone({ firstVisit: true, consent: 'ask' })
    const { page } = phone
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const counted = () =>
      product.rows(`select page, views from page_view
        where day = (now() at time zone 'Europe/Rome')::date order by page`)
    const told = () => asked.filter((url) => url.includes('countViews')).length

    await page.goto('/')
    await banner(page).waitFor()
    const before = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.mouse.wheel(0, 2000)
    await page.goto('/news')
    await banner(page).waitFor()
    await choose(page, 'Chiudi e rifiuta')
    await banner(page).waitFor({ state: 'detached' })
    await page.goto('/')
    await page.getByRole('contentinfo').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    expect([told(), await banner(page).count()]).toEqual([0, 0])

    await page.goto('/cookie')
    await page.getByRole('switch', { name: /Conta le pagine/ }).check()
    await page.getByText('Hai accettato').waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Il giornale' }).click()
    await page.getByRole('heading', { level: 1, name: 'Il giornale' }).waitFor()
    await page.getByRole('heading', { level: 2 }).first().getByRole('link').click()
    await page.getByRole('link', { name: 'Il giornale' }).first().waitFor()
    await expect
      .poll(counted)
      .toEqual(['/cookie', '/news', '/news/*'].map((seen) => ({ page: seen, views: 1 })))
    // What is looked for is counted as the list understands it; what it finds, the list says.
    await page.goto('/fornitori?q=mongolfiera+Toscana')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect
      .poll(() =>
        product.rows(`select words, region, without from search_words
          where day = (now() at time zone 'Europe/Rome')::date`),
      )
      .toEqual([{ words: 'mongolfiera', region: 'toscana', without: 1 }])
    const origin = new URL(page.url()).origin
    expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([])
  },
)
