/** A phone for the offline bench: Chromium on a profile that outlives it, 412 px wide, four times slower. */
import { type BrowserContext, type Page, chromium } from 'playwright-core'
import { findBrowser } from '../scripts/browser.ts'
import { measureBare } from './bare-browser.ts'

const SLOWER = 4
export interface PhoneScreen {
  width: number
  height: number
}
export const PHONE: PhoneScreen = { width: 412, height: 892 }
/** This long without a long task, and the page is taken to be at rest. */
const QUIET_MS = 500
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface BenchPhone {
  context: BrowserContext
  page: Page
  /** From now on the page's processor is as slow as a cheap phone's. */
  slowDown(): Promise<void>
}

export async function openPhone(profile: string, screen = PHONE): Promise<BenchPhone> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH.')
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    args: ARGS,
    viewport: screen,
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
  })
  const page = context.pages()[0] ?? (await context.newPage())
  const slowDown = async () => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  }
  return { context, page, slowDown }
}

export interface Opening {
  /** Milliseconds from the start of the navigation to the first text or picture. */
  paintMs: number
  /** To the first drawn frame with what `selector` names; touches on it are kept for the app. */
  usableMs: number
  /** To the first drawn frame in which that is the running app's own, and no longer the screen as it was kept. */
  ownMs: number
  /** To the end of the last task of more than 50 ms before half a second without one, at the soonest when it is the app's. */
  interactiveMs: number
}

/** Starts the browser from disk, opens an address with a slowed processor, and says when it could be seen and used. */
export const timeOpening = (
  profile: string,
  url: string,
  { selector, ofApp, screen = PHONE }: { selector: string; ofApp: boolean; screen?: PhoneScreen },
): Promise<Opening> =>
  measureBare(profile, url, {
    screen: { ...screen, slower: SLOWER },
    measure: `(${watchOpening})(${JSON.stringify({ wanted: selector, ofApp, quietMs: QUIET_MS })})`,
    told: 'globalThis.opening',
  })

/** Runs in the page, before anything of its own. */
function watchOpening({ wanted, ofApp, quietMs }: { wanted: string; ofApp: boolean; quietMs: number }): void {
  let usableMs: number | undefined
  let ownMs: number | undefined
  let busyUntil = 0
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) busyUntil = Math.max(busyUntil, task.startTime + task.duration)
  }).observe({ type: 'longtask', buffered: true })
  const tell = () => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    const interactiveMs = Math.max(busyUntil, ownMs!)
    if (paint === undefined || performance.now() < interactiveMs + quietMs) return void setTimeout(tell, 50)
    Object.assign(globalThis, { opening: { paintMs: paint, usableMs, ownMs, interactiveMs } })
  }
  /** Once it has been drawn. */
  const whenDrawn = (then: (now: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => then(performance.now())))
  /** React notes on what it has made whose it is. */
  const isOwn = (found: Element) => !ofApp || Object.keys(found).some((key) => key.startsWith('__react'))
  let isSeen = false
  const look = () => {
    const found = document.querySelector(wanted)
    if (!found) return
    if (!isSeen) {
      isSeen = true
      whenDrawn((now) => (usableMs = now))
    }
    if (!isOwn(found)) return
    watch.disconnect()
    whenDrawn((now) => {
      ownMs = now
      tell()
    })
  }
  const watch = new MutationObserver(look)
  watch.observe(document, { childList: true, subtree: true })
}
