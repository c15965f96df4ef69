import { expect } from 'vitest'
import { DEMO_ADMIN, newAdmin } from '#tests/support/product-people.ts'
import { violations } from './support/axe.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { heading } from './support/screens.ts'

const OURS = 'Guide al matrimonio: documenti, riti, costi, galateo'
const WRITTEN = 'Sposarsi in Italia, guida per guida'

demoJourney(
  'an administrator rewrites how a page stands in searches, and visitors read it; who writes over a colleague is told',
  async ({ product, newPhone }) => {
    const admin = await newPhone({ width: 1440, height: 900 })
    const { page } = admin
    admin.expect(/status of 409/)
    await openAs(page, DEMO_ADMIN, '/admin/dashboard')
    await page.getByRole('link', { name: 'Motori di ricerca', exact: true }).click()
    await heading(page, 'Motori di ricerca').waitFor()
    const html = async (path: string) => (await fetch(product.url + path)).text()
    const titleOf = async (path: string) => /<title[^>]*>(.*?)<\/title>/.exec(await html(path))?.[1]
    const sheet = (name: string) => page.getByRole('dialog', { name, exact: true })
    const open = (name: string) =>
      page.getByRole('button', { name: `Modifica: ${name}`, exact: true }).click()
    const save = (name: string) => sheet(name).getByRole('button', { name: 'Salva', exact: true }).click()
    const title = sheet('Guide').getByRole('textbox', { name: /^Titolo/ })
    await page.getByText('Come da noi scritto').first().waitFor()
    expect(await violations(page)).toEqual([])

    // What the page says by itself stands where nothing is written.
    await open('Guide')
    await expect.poll(() => title.getAttribute('placeholder')).toBe(OURS)
    await title.fill(WRITTEN)
    await sheet('Guide').getByText(`${WRITTEN} · Lovoglio`).waitFor()
    expect(await violations(page)).toEqual([])
    await save('Guide')
    await sheet('Guide').waitFor({ state: 'detached' })
    await page.getByText('1 pagina riscritta su').waitFor()
    await expect.poll(() => titleOf('/guide')).toBe(`${WRITTEN} · Lovoglio`)
    expect(await html('/guide')).toContain(`property="og:title" content="${WRITTEN}"`)

    // Who was never here has no page of before, which stands in where a server is slow.
    const visitor = await newPhone({ firstVisit: true, width: 1440, height: 900 })
    const asked: string[] = []
    visitor.page.on('request', (request) => {
      if (request.url().includes('getPageSeo')) asked.push(request.url())
    })
    await visitor.page.goto('/')
    await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Guide', exact: true }).click()
    await visitor.page.waitForURL('**/guide')
    await expect.poll(() => visitor.page.title()).toBe(`${WRITTEN} · Lovoglio`)
    // It came with the page.
    expect(asked).toEqual([])

    const map = () => html('/sitemap/pages.xml')
    expect(await map()).toContain('/cookie</loc>')
    await open('Cookie')
    await sheet('Cookie').getByRole('switch').click()
    await save('Cookie')
    await page.getByText('Fuori dai motori di ricerca').waitFor()
    await expect.poll(map).not.toContain('/cookie</loc>')
    await expect.poll(() => html('/cookie')).toContain('name="robots" content="noindex')

    await open('Guide')
    await title.fill('Le nostre guide')
    const lea = await newAdmin(product)
    await lea.call('PUT', '/api/Admin/setPageSeo', {
      path: '/guide',
      title: 'Le guide di Lea',
      description: '',
      noindex: false,
      picture: null,
    })
    await save('Guide')
    await sheet('Guide').getByText('Lea ha cambiato questa pagina nel frattempo.').waitFor()
    await sheet('Guide').getByText('Adesso c’è: «Le guide di Lea».').waitFor()
    expect(await title.inputValue()).toBe('Le nostre guide')
    expect(await titleOf('/guide')).toBe('Le guide di Lea · Lovoglio')
    await save('Guide')
    await expect.poll(() => titleOf('/guide')).toBe('Le nostre guide · Lovoglio')

    await open('Guide')
    await sheet('Guide').getByRole('button', { name: 'Torna alle parole di partenza' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Torna alle parole di partenza' }).click()
    await expect.poll(() => titleOf('/guide')).toBe(`${OURS} · Lovoglio`)
  },
)
