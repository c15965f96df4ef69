/** A phone for the offline bench: Chromium on a profile that outlives it, 412 px wide, four times slower. */
import { type BrowserContext, type Page, chromium } from 'playwright-core'
import { findBrowser } from '../scripts/browser.ts'

const SLOWER = 4
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function openPhone(profile: string): Promise<{ context: BrowserContext; page: Page }> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH.')
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    args: ARGS,
    viewport: { width: 412, height: 892 },
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
  })
  return { context, page: context.pages()[0] ?? (await context.newPage()) }
}

export interface Opening {
  /** Milliseconds from the start of the navigation to the first text or picture. */
  paintMs: number
  /** To the first element that `selector` names. */
  usableMs: number
}

/** Starts the browser from disk, opens an address with a slowed processor, and says when it could be seen and used. */
export async function timeOpening(profile: string, url: string, selector: string): Promise<Opening> {
  const { context, page } = await openPhone(profile)
  try {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.addInitScript((wanted: string) => {
      const look = () => {
        if (!document.querySelector(wanted)) return
        watch.disconnect()
        // Once it has been drawn.
        requestAnimationFrame(() => setTimeout(() => performance.mark('usable')))
      }
      const watch = new MutationObserver(look)
      watch.observe(document, { childList: true, subtree: true })
    }, selector)
    await page.goto(url)
    const read = () =>
      page.evaluate(() => ({
        paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        usableMs: performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN,
      }))
    await page.waitForFunction(
      () =>
        performance.getEntriesByName('usable').length > 0 &&
        performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    return await read()
  } finally {
    await context.close()
  }
}
