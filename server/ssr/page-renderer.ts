import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ANYTHING, CACHE_TAG_HEADER } from '../platform/cache/cache-tags.ts'
import { inlineStyles } from './inline-styles.ts'

/** What the app's build offers to the server (`src/app/entry-server.tsx`); the two sides never import each other. */
interface RenderModule {
  renderPage(options: { request: Request; fetch: typeof fetch; assets: unknown }): Promise<Response>
  knownAddress(pathname: string, search: string): string | undefined
  meantAddress(pathname: string, search: string): string | undefined
}

export interface RenderedPage {
  status: number
  html: string
  /** For a redirect, where to. */
  location?: string
  /** Whether every call it was made of succeeded: what is missing something is no page to keep. */
  isWhole: boolean
  /** What it is made of, by what its calls say of themselves. */
  tags: readonly string[]
}

export interface PageRenderer {
  render(url: string, fetchInProcess: typeof fetch): Promise<RenderedPage>
  /** The one address of a page, with the parameters that it reads and no others; undefined where no page is. */
  knownAddress(pathname: string, search: string): string | undefined
  /** Where a form sent without the app leads, if its address does not say it in the app's own words. */
  meantAddress(pathname: string, search: string): string | undefined
}

const RENDER_LIMIT_MS = 10_000

/**
 * Loads the built renderer.
 * @param distDir where `npm run build` left its result
 */
export async function loadPageRenderer(distDir: string): Promise<PageRenderer> {
  const entry = pathToFileURL(path.resolve(distDir, 'server/entry-server.js')).href
  const { renderPage, knownAddress, meantAddress } = (await import(entry)) as RenderModule
  const assets: unknown = JSON.parse(await readFile(path.join(distDir, 'client/route-assets.json'), 'utf8'))
  const withStyles = await inlineStyles(path.join(distDir, 'client'))

  async function render(url: string, fetchInProcess: typeof fetch): Promise<RenderedPage> {
    const request = new Request(url, { signal: AbortSignal.timeout(RENDER_LIMIT_MS) })
    const statuses: number[] = []
    const tags = new Set<string>()
    const response = await renderPage({
      request,
      assets,
      fetch: async (...asked) => {
        const place = statuses.push(500) - 1
        const answer = await fetchInProcess(...asked)
        statuses[place] = answer.status
        for (const tag of (answer.headers.get(CACHE_TAG_HEADER) ?? ANYTHING).split(',')) tags.add(tag)
        return answer
      },
    })
    const html = withStyles(await response.text())
    const location = response.headers.get('Location')
    const status = statusOf(response.status, statuses)
    const isWhole = statuses.every((one) => one < 400)
    return { status, html, isWhole, tags: [...tags].filter(Boolean), ...(location ? { location } : {}) }
  }

  return { render, knownAddress, meantAddress }
}

/** @param calls the statuses of what the page was made of */
function statusOf(page: number, calls: readonly number[]): number {
  // The router knows only that a page is not there; the call it was made of knows that it was.
  if (page === 404 && calls.includes(410)) return 410
  // What is missing on it comes back: nobody is to take it for the page.
  if (page === 200 && calls.some((status) => status === 429 || status >= 500)) return 503
  return page
}
