import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEMO_ADMIN } from '#tests/support/product-people.ts'
import { colourViolations, violations } from './support/axe.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { heading } from './support/screens.ts'

const rows = (page: Page) => page.locator('tbody tr')
/** «1–50 di 443», once it says so. */
const counted = (page: Page, words: string | RegExp) => page.locator('footer').getByText(words).waitFor()

async function open(page: Page, address: string, title: string): Promise<void> {
  await openAs(page, DEMO_ADMIN, address)
  await heading(page, title).waitFor()
  await rows(page).first().waitFor()
}

demoJourney(
  'a list of the administrators is looked through, ordered, saved as a view, and given as a file',
  async ({ product, newPhone }) => {
    const { page } = await newPhone({ width: 1440, height: 900 })
    const [all] = await product.rows<{ n: number }>(
      `select count(*)::int as n from vendor where deleted_at is null`,
    )
    await open(page, '/admin/fornitori', 'Fornitori')
    await counted(page, `1–50 di ${all!.n}`)
    await page.getByRole('button', { name: 'Mostra altri' }).click()
    await counted(page, `1–100 di ${all!.n}`)

    // An address that is none stays in the area, with the way back.
    await page.goto('/admin/niente')
    await heading(page, 'Questa pagina non c’è').waitFor()
    expect(await page.getByRole('main').count()).toBe(1)
    await page.getByRole('navigation').getByRole('link', { name: 'Fornitori', exact: true }).click()
    await counted(page, `di ${all!.n}`)

    await page.keyboard.press('/')
    await page.keyboard.type('CIPRESA')
    await page.waitForURL((url) => url.searchParams.get('q') === 'CIPRESA')
    await page.getByRole('cell', { name: 'Villa Cipressa', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Togli tutto' }).click()
    await counted(page, `di ${all!.n}`)

    await page.getByLabel('Piano').selectOption({ label: 'Elite' })
    await page.getByRole('button', { name: 'Fornitore', exact: true }).click()
    await page.waitForURL((url) => url.searchParams.get('sort') === 'name')
    const [elite] = await product.rows<{ n: number; first: string }>(
      `select count(*)::int as n, (array_agg(business_name order by name_folded, id))[1] as first
       from vendor where deleted_at is null and type_of_account = 'elite'`,
    )
    await page.locator('tbody tr').first().filter({ hasText: elite!.first }).waitFor()
    await page.getByRole('button', { name: 'Salva la vista' }).click()
    await page.getByLabel('Nome', { exact: true }).fill('Gli Elite')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Salva' }).click()
    await page.goto('/admin/fornitori')
    await page.getByRole('button', { name: 'Gli Elite', exact: true }).click()
    await page.waitForURL((url) => url.search.includes('elite'))
    await page.locator('tbody tr').first().filter({ hasText: elite!.first }).waitFor()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Esporta CSV' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text.trimEnd().split('\r\n')).toHaveLength(elite!.n + 1)
  },
)

demoJourney(
  'on a phone a vendor is suspended with a reason, found among the suspended, and let work again',
  async ({ product, newPhone }) => {
    const { page } = await newPhone()
    await open(page, '/admin/fornitori?q=villa%20cipressa', 'Fornitori')
    const state = () =>
      product.rows<{ active: boolean; why: string | null }>(
        `select active, deactivation_reason as why from vendor where business_name = 'Villa Cipressa'`,
      )
    // Whole on the screen, as everything is that one is to tap.
    const box = page.getByLabel('Scegli Villa Cipressa')
    expect(await box.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThan(390)
    await box.check()
    await page.getByRole('button', { name: 'Sospendi' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Sospendi' }).click()
    await dialog.getByText('Non può restare vuoto.').waitFor()
    await dialog.getByLabel('Il motivo, che si leggerà').fill('Foto di un altro luogo')
    await dialog.getByRole('button', { name: 'Sospendi' }).click()
    await page.getByText('Account sospeso.').waitFor()
    expect(await state()).toEqual([{ active: false, why: 'Foto di un altro luogo' }])
    expect(await violations(page)).toEqual([])

    await page.goto('/admin/fornitori?filter=state:sospesi')
    await page.getByLabel('Scegli Villa Cipressa').check()
    await page.getByRole('button', { name: 'Riattiva' }).click()
    await dialog.getByRole('button', { name: 'Riattiva' }).click()
    await page.getByText('Account riattivato.').waitFor()
    expect(await state()).toEqual([{ active: true, why: null }])
    await page.getByLabel('Scegli Villa Cipressa').waitFor({ state: 'detached' })
  },
)

demoJourney('no list of the administrators has a flaw that axe knows', async ({ newPhone }) => {
  for (const screen of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const { page } = await newPhone(screen)
    await open(page, '/admin/couple', 'Coppie')
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await colourViolations(page)).toEqual([])
  }
})
