import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inlineStyles } from './inline-styles.ts'

/** What the app's build offers to the server (`src/app/entry-server.tsx`); the two sides never import each other. */
interface RenderModule {
  renderPage(options: {
    request: Request
    fetch: typeof fetch
    nonce: string
    assets: unknown
  }): Promise<Response>
}

export interface RenderedPage {
  status: number
  /** With `nonce` wherever a script needs one. */
  html: string
  /** For a redirect, where to. */
  location?: string
}

export type PageRenderer = (url: string, fetchInProcess: typeof fetch, nonce: string) => Promise<RenderedPage>

const RENDER_LIMIT_MS = 10_000

/**
 * Loads the built renderer.
 * @param distDir where `npm run build` left its result
 */
export async function loadPageRenderer(distDir: string): Promise<PageRenderer> {
  const entry = pathToFileURL(path.resolve(distDir, 'server/entry-server.js')).href
  const { renderPage } = (await import(entry)) as RenderModule
  const assets: unknown = JSON.parse(await readFile(path.join(distDir, 'client/route-assets.json'), 'utf8'))
  const withStyles = await inlineStyles(path.join(distDir, 'client'))
  return async (url, fetchInProcess, nonce) => {
    const request = new Request(url, { signal: AbortSignal.timeout(RENDER_LIMIT_MS) })
    let gone = false
    const response = await renderPage({
      request,
      nonce,
      assets,
      fetch: async (...asked) => {
        const answer = await fetchInProcess(...asked)
        gone ||= answer.status === 410
        return answer
      },
    })
    const location = response.headers.get('Location')
    // The router knows only that a page is not there; the call it was made of knows that it was.
    const status = response.status === 404 && gone ? 410 : response.status
    return { status, html: withStyles(await response.text(), nonce), ...(location ? { location } : {}) }
  }
}
