/** The pages: the build's files, public routes rendered with their data, the empty shell for private areas. */
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fetchInProcess } from './fetch-in-process.ts'
import { PageCache } from './page-cache.ts'
import { loadPageRenderer, type RenderedPage } from './page-renderer.ts'
import { type StaticFiles, staticFiles } from './static-files.ts'

export interface PagesOptions {
  /** Where `npm run build` left its result. */
  distDir: string
  /** Where people reach the product, without a slash at the end: for canonical addresses. */
  publicUrl: () => string
  /** Calls back when public data changed: rendered pages are dropped. */
  onChange: (listener: () => void) => void
}

/** Private areas are not rendered: the app draws them from what the device has. */
const PRIVATE = /^\/(couple|vendor|admin)(\/|$)/
/** Rendered for each who asks and never kept: their addresses carry codes, or what they show is a couple's. */
const PERSONAL = /^\/(login|register|reset-password|wedding)(\/|$)/

/** As the router writes it into the head. */
const NOT_INDEXED = /<meta name="robots" content="noindex/

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Five times quicker than the best and a tenth larger: this runs for each visitor. */
const BROTLI_QUALITY = 4

/** Answers every GET that no other route does. Register it last. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const files = await staticFiles(app, `${options.distDir}/client`)
  const render = await loadPageRenderer(options.distDir)
  const cache = new PageCache()
  options.onChange(() => cache.clear())
  // Kept pages hold this in place of the nonce, which each response has anew.
  const placeholder = randomBytes(18).toString('base64url')

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    // Two slashes at the start would name another host.
    const { pathname, search } = new URL(request.url.replace(/^[/\\]*/, '/'), 'http://localhost')
    if (files.has(pathname)) return files.send(reply, pathname)
    if (pathname.startsWith('/assets/')) return reply.callNotFound()
    if (PRIVATE.test(pathname)) return files.send(reply, shellOf(pathname, files))

    const make = () =>
      render(options.publicUrl() + pathname + search, fetchInProcess(app, request.ip), placeholder)
    const keeps = !PERSONAL.test(pathname) && request.headers.authorization === undefined
    let page: RenderedPage
    try {
      page = await (keeps ? cache.get(pathname + search, make) : make())
    } catch (error) {
      // The app can still draw the page by itself.
      request.log.error({ err: error, path: pathname }, 'page not rendered')
      return files.send(reply, '/app-shell.html')
    }
    if (page.location) return reply.code(page.status).redirect(page.location)
    return sendPage(request, reply, page, placeholder)
  }

  app.get('/*', answer)
}

/** The shell of the place itself, else of its area, else the one for every page. */
function shellOf(pathname: string, files: StaticFiles): string {
  const place = pathname.replace(/\/+$/, '')
  const area = `/${place.split('/')[1]}`
  const drawn = [place, area].map((path) => `/shells${path}.html`)
  return drawn.find((file) => files.has(file)) ?? '/app-shell.html'
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  placeholder: string,
) {
  const nonce = randomBytes(18).toString('base64url')
  allowNonce(reply, nonce)
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', page.status === 200 ? 'private, no-cache' : 'no-store')
    .header('Vary', 'Accept-Encoding')
  // For those who read no HTML: a page's own word on search engines, once more.
  if (NOT_INDEXED.test(page.html)) reply.header('X-Robots-Tag', 'noindex')
  const html = Buffer.from(page.html.replaceAll(placeholder, nonce))
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) {
    reply.header('Content-Encoding', 'br')
    return reply.send(await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }))
  }
  if (/\bgzip\b/.test(accepted)) {
    reply.header('Content-Encoding', 'gzip')
    return reply.send(await zip(html))
  }
  return reply.send(html)
}

/** Lets the inline scripts and styles of this one response count: the policy itself is set for every answer by the app. */
function allowNonce(reply: FastifyReply, nonce: string) {
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy !== 'string') return
  reply.header(
    'content-security-policy',
    policy.replaceAll(/(script|style)-src /g, `$1-src 'nonce-${nonce}' `),
  )
}
