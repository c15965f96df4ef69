/** A phone: Chromium with a profile on disk that outlives it, and an ear for everything that goes wrong on a page. */
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type BrowserContext, type Page, chromium } from 'playwright-core'
import { WAIT_MS } from '#tests/support/limits.ts'
import { copyFolder } from '#tests/support/product-process.ts'
import { findBrowser } from '../../../scripts/browser.ts'

export interface PhoneOptions {
  baseURL: string
  /** The profile of a phone that has the app already, to copy; without it this is its first visit. */
  installed?: string | undefined
  width?: number
  height?: number
  /** Pixels of the screen to one of the page; 1 unless said. */
  density?: number
  colorScheme?: 'light' | 'dark'
  /** Of the device; Italian unless said. */
  locale?: string
  /** Its person has asked for as little movement as can be. */
  reducedMotion?: boolean
  /** What its person has answered about being counted; refused unless said, and `ask` for who was never asked. */
  consent?: 'accepted' | 'refused' | 'ask'
}

export interface Phone {
  /** Where its browser keeps all it has. */
  readonly profile: string
  /** The first page; another one after `reopen`. */
  page: Page
  context: BrowserContext
  /** What went wrong and was not expected. */
  readonly problems: string[]
  /** From now on these console errors are part of the journey. */
  expect(...patterns: RegExp[]): void
  /** From now on requests may fail for want of a network or a server: the browser itself writes so. */
  expectNoNetwork(): void
  goOffline(): Promise<void>
  goOnline(): Promise<void>
  /** Closes the browser; its profile stays. */
  close(): Promise<void>
  /** Kills the browser as a dead battery would. */
  kill(): Promise<void>
  /** Starts the browser again on the same profile. */
  reopen(): Promise<Page>
  remove(): Promise<void>
}

/**
 * Chromium draws the lists of its address bar as pages of their own, more than half of the work of a start, and keeps a
 * process ready for another site: no test sees either. The others Playwright turns off itself: of several lists Chromium
 * takes the last.
 */
const DISABLED_FEATURES = `WebUIOmniboxPopup WebUIOmniboxAimPopup
  AimEnabled AvoidCorsURLLoaderRestartOnRedirect AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose
  HttpsFirstBalancedModeAutoEnable HttpsUpgrades LensOverlay MediaRouter NetworkTimeServiceQuerying OptimizationHints
  PaintHolding PreconnectToSearch SpareRendererForSitePerProcess
  ThirdPartyStoragePartitioning`.split(/\s+/)
const ARGS = [
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  // A phone's browser is one process, beside its pages: each of its own would be started for each phone.
  '--enable-features=NetworkServiceInProcess2',
  '--in-process-gpu',
  // All that a page of ours shows is of one site: what keeps sites apart would start a process more for each phone.
  '--disable-site-isolation-trials',
  // A page of a journey lives for seconds: what compiles for hours of use takes more than it gives.
  '--js-flags=--no-turbofan',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What the browser itself writes when a request finds no network or no server. */
const NO_NETWORK = [
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_\w+|FAILED|NETWORK_\w+|SOCKET_\w+|EMPTY_RESPONSE|ABORTED|TIMED_OUT)/,
  // Of a worker whose script was on its way.
  /An unknown error occurred when fetching the script/,
  /WebSocket connection to .* failed/,
  // Of what is sent in the moment in which it goes.
  /WebSocket is already in CLOSING or CLOSED state/,
  /Failed to load resource: the server responded with a status of 50[234]/,
]

/**
 * Where a screen as it was last seen stands in, a page is loaded once the app runs: it hears who taps before, but
 * Playwright taps again when the screen changes under it. Who says what to wait for instead does not wait for this.
 */
function waitForApp(page: Page): void {
  const untilRuns = () => page.locator('body[data-kept]').waitFor({ state: 'detached' })
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (!options?.waitUntil) await untilRuns()
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (!options?.waitUntil) await untilRuns()
    return answer
  }
}

/**
 * Runs in the page, before its own scripts: a socket ends with the network, as it does on a phone. Chromium leaves it open
 * where a test takes the network away, and asks it over and over for what has come for it meanwhile: a core, until the end.
 */
function closeSocketsWithNetwork(): void {
  const open = new Set<WebSocket>()
  globalThis.WebSocket = class extends WebSocket {
    constructor(...[url, protocols]: ConstructorParameters<typeof WebSocket>) {
      super(url, protocols)
      open.add(this)
      this.addEventListener('close', () => open.delete(this))
    }
  }
  addEventListener('offline', () => {
    for (const socket of open) socket.close()
  })
}

/**
 * Runs in the page, before its own scripts: notes the last taps, for a failure to tell what each of them met. One whose press
 * and release meet different things, for something moved in between, is no click.
 */
function noteTaps(): void {
  const taps: string[] = []
  Object.assign(globalThis, { lovoglioTaps: taps })
  for (const type of ['mousedown', 'mouseup', 'click'])
    addEventListener(
      type,
      (event) => {
        const { clientX, clientY, target } = event as MouseEvent
        const { tagName, textContent } = target as HTMLElement
        taps.push(
          `${Math.round(performance.now())} ${type} ${clientX},${clientY} ${tagName} ${textContent?.slice(0, 24)}`,
        )
        if (taps.length > 9) taps.shift()
      },
      { capture: true },
    )
}

export async function openPhone(options: PhoneOptions): Promise<Phone> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-phone-'))
  if (options.installed) copyFolder(options.installed, profile)
  const problems: string[] = []
  const expected: RegExp[] = []
  let context: BrowserContext
  let page: Page
  let offline = false

  const hear = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) problems.push(text)
  }
  const listenTo = (heard: Page) => {
    heard.on('pageerror', (error) => hear(`uncaught: ${error.stack ?? error.message}`))
    waitForApp(heard)
  }
  const launch = async () => {
    context = await launched(profile, {
      executablePath: findBrowser()!,
      headless: true,
      timeout: WAIT_MS,
      args: ARGS,
      viewport: { width: options.width ?? 390, height: options.height ?? 844 },
      isMobile: (options.width ?? 390) < 700,
      hasTouch: (options.width ?? 390) < 700,
      locale: options.locale ?? 'it-IT',
      timezoneId: 'Europe/Rome',
      deviceScaleFactor: options.density ?? 1,
      colorScheme: options.colorScheme ?? 'light',
      reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
      baseURL: options.baseURL,
      acceptDownloads: true,
    })
    context.setDefaultTimeout(WAIT_MS)
    const { consent = 'refused', baseURL } = options
    if (consent !== 'ask')
      await context.addCookies([{ name: 'lovoglio-consenso', value: consent, url: baseURL }])
    // A blocked script or style is a console error too: Chromium writes every CSP violation there.
    context.on('console', (message) => {
      if (message.type() === 'error') hear(`${message.text()} (${message.location().url})`)
    })
    await context.addInitScript(closeSocketsWithNetwork)
    await context.addInitScript(noteTaps)
    context.on('page', listenTo)
    context.pages().forEach(listenTo)
    page = context.pages()[0] ?? (await context.newPage())
    if (offline) await context.setOffline(true)
  }
  await launch()

  const phone: Phone = {
    profile,
    get page() {
      return page
    },
    get context() {
      return context
    },
    problems,
    expect: (...patterns) => void expected.push(...patterns),
    expectNoNetwork: () => void expected.push(...NO_NETWORK),
    async goOffline() {
      phone.expectNoNetwork()
      offline = true
      await context.setOffline(true)
    },
    async goOnline() {
      offline = false
      await context.setOffline(false)
    },
    close: () => context.close(),
    async kill() {
      const closed = new Promise<void>((resolve) => context.once('close', () => resolve()))
      process.kill(await browserOf(profile), 'SIGKILL')
      await closed
    },
    async reopen() {
      await launch()
      return page
    },
    async remove() {
      await context.close().catch(() => undefined)
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
  return phone
}

/**
 * A browser on this profile. One that dies by a signal before it has opened a page has seen nothing of ours, and is begun
 * again, once: Chromium's own threads crash now and then at its start, which would end every journey at once.
 */
async function launched(...[profile, options]: Parameters<typeof chromium.launchPersistentContext>) {
  const launch = () => chromium.launchPersistentContext(profile, options)
  return launch().catch((error: unknown) => {
    if (!/signal=SIG(SEGV|TRAP|BUS|ILL|ABRT)/.test(String(error))) throw error
    console.warn(`The browser died at its start, and is begun again:\n${String(error)}`)
    return launch()
  })
}

/** The browser's own process: the one named by our profile that is nobody's helper. */
async function browserOf(profile: string): Promise<number> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
    if (command.includes(`--user-data-dir=${profile}`) && !command.some((word) => word.startsWith('--type=')))
      return Number(pid)
  }
  throw new Error('the browser does not run')
}
