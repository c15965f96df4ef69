/** What is touched on a page of the server's before React has put it in place, with React in a real browser. */
import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { browserBundle } from '#tests/support/browser-bundle.ts'
import { ensureBrowser } from '../../scripts/browser.ts'
import type * as Harness from './touches-harness.tsx'

declare global {
  interface Window {
    touched: typeof Harness.page
  }
}
const DRAWN = `<!doctype html><html lang="it"><body>
  <main><!--$--><button type="button" aria-label="Menu">0</button><input aria-label="Desiderio" value=""><output></output><p>il resto</p><!--/$--></main>
  </body></html>`
let browser: Browser
let harness: string
let page: Page

beforeAll(async () => {
  harness = await browserBundle(path.join(import.meta.dirname, 'touches-harness.tsx'), 'iife')
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
