/** One visit of Lighthouse: a browser of its own, on a profile that nobody has used, as a first-time visitor's phone. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import lighthouse from 'lighthouse'
import { findBrowser } from '../scripts/browser.ts'

/** `simulate`: a quick visit, counted over to a slow phone's. `devtools`: the browser itself is slowed. */
export type Throttling = 'simulate' | 'devtools'
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

export interface Visit {
  /** 0 to 100. */
  scores: Record<Category, number>
  lcpMs: number
  tbtMs: number
  cls: number
  /** Of scripts, as they were sent. */
  scriptKb: number
  /** What lost points, by category: the audits' names. */
  flaws: string[]
  /** Lighthouse's own measure of the machine: a phone of the middle has about 400, a quiet desktop 2,000. */
  machine: number
}

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--mute-audio',
  '--remote-debugging-port=0',
]
const STARTED_WITHIN_MS = 20_000

/** @param withScripts false: those of the page are not fetched, and what the server rendered is all there is */
export async function visit(url: string, throttlingMethod: Throttling, withScripts = true): Promise<Visit> {
  const browser = await openBrowser()
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      formFactor: 'mobile',
      throttlingMethod,
      onlyCategories: withScripts ? [...CATEGORIES] : ['performance'],
      ...(withScripts ? {} : { blockedUrlPatterns: ['*/assets/*.js'] }),
    })
    if (!result) throw new Error(`Lighthouse said nothing of ${url}.`)
    return read(result.lhr)
  } finally {
    await browser.close()
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function read({ audits, categories, environment, runtimeError }: Report): Visit {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details
  const sent = (requests && 'items' in requests ? requests.items : []) as {
    resourceType?: string
    transferSize?: number
  }[]
  const scripts = sent.filter(({ resourceType }) => resourceType === 'Script')
  const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? Number.NaN) * 100)
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scriptKb: scripts.reduce((total, { transferSize = 0 }) => total + transferSize, 0) / 1024,
    flaws: Object.entries(categories)
      .filter(([name]) => name !== 'performance')
      .flatMap(([name, { auditRefs }]) =>
        auditRefs
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${name}: ${id}`),
      ),
    machine: environment.benchmarkIndex,
  }
}

async function openBrowser(): Promise<{ port: number; close(): Promise<void> }> {
  const executable = findBrowser()
  if (!executable) throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH.')
  const profile = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-lighthouse-'))
  const browser = spawn(executable, [...ARGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
  })
  const gone = once(browser, 'exit')
  const close = async () => {
    browser.kill()
    await gone
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  try {
    return { port: await portOf(browser, profile), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The browser writes the port it was given into its profile. */
async function portOf(browser: ChildProcess, profile: string): Promise<number> {
  const until = performance.now() + STARTED_WITHIN_MS
  while (performance.now() < until && browser.exitCode === null) {
    const text = await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')
    if (text.includes('\n')) return Number.parseInt(text, 10)
    await pause(20)
  }
  throw new Error('The browser did not start.')
}
