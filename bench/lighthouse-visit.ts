/** One visit of Lighthouse: a browser of its own, on a profile that nobody has used, as a first-time visitor's phone. */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { openBrowser } from './open-browser.ts'

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

/** @param withScripts false: those of the page are not fetched, and what the server rendered is all there is */
export async function visit(url: string, throttlingMethod: Throttling, withScripts = true): Promise<Visit> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-lighthouse-'))
  const browser = await openBrowser(profile)
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
    await browser.kill()
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
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
