/** What is touched on a page of the server's before React has put it in place, with React in a real browser. */
import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { browserBundle } from '#tests/support/browser-bundle.ts'
import { ensureBrowser } from '../../scripts/browser.ts'
import type * as Harness from '#tests/support/taps-harness.tsx'

declare global {
  interface Window {
    touched: typeof Harness.page
  }
}
const DRAWN = `<!doctype html><html lang="it"><body>
  <main><!--$--><button type="button" aria-label="Menu">0</button><input aria-label="Desiderio" value=""><output></output><input type="file" aria-label="Foto"><p></p><label><input type="checkbox">Ci saremo</label><i></i><p>il resto</p><!--/$--></main>
  </body></html>`
let browser: Browser
let harness: string
let page: Page

beforeAll(async () => {
  harness = await browserBundle(
    path.join(import.meta.dirname, '../../tests/support/taps-harness.tsx'),
    'iife',
  )
  browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
})
afterAll(() => browser?.close())

beforeEach(async () => {
  page = await browser.newPage()
  await page.setContent(DRAWN)
  await page.addScriptTag({ content: harness })
  return () => page.close()
})
const menu = () => page.getByRole('button', { name: 'Menu' })

it('counts what was tapped before React came', async () => {
  await menu().click()
  await page.evaluate(() => {
    window.touched.hydrate()
    window.touched.come()
  })
  await expect.poll(() => menu().textContent()).toBe('1')
})

it('counts once what was tapped and typed where React had left its mark and could not go on', async () => {
  await page.evaluate(() => window.touched.hydrate())
  await expect.poll(() => page.evaluate(() => window.touched.isMarked())).toBe(true)
  await menu().click()
  await page.getByLabel('Desiderio').pressSequentially('una villa')
  expect(await menu().textContent()).toBe('0')
  await page.evaluate(() => window.touched.come())
  await expect.poll(() => menu().textContent()).toBe('1')
  await expect.poll(() => page.locator('output').textContent()).toBe('una villa')
  await menu().click()
  expect(await menu().textContent()).toBe('2')
})

it('takes along a box that was ticked after React had been called and before it came', async () => {
  await page.evaluate(() => {
    window.touched.hydrate()
    document.querySelector<HTMLInputElement>('input[type="checkbox"]')!.click()
    window.touched.come()
  })
  await expect.poll(() => page.locator('i').textContent()).toBe('sì')
  expect(await page.getByLabel('Ci saremo').isChecked()).toBe(true)
})

it('hands over once a file that was chosen before React came', async () => {
  const failures: Error[] = []
  page.on('pageerror', (error) => failures.push(error))
  const file = { name: 'villa.png', mimeType: 'image/png', buffer: Buffer.from('png') }
  await page.getByLabel('Foto').setInputFiles(file)
  await page.evaluate(() => {
    window.touched.hydrate()
    window.touched.come()
  })
  await expect.poll(() => page.locator('p').first().textContent()).toBe('villa.png;')
  await page.getByLabel('Foto').setInputFiles({ ...file, name: 'sala.png' })
  await expect.poll(() => page.locator('p').first().textContent()).toBe('villa.png;sala.png;')
  expect(failures).toEqual([])
})
