/** The pages: the build's files, public routes rendered with their data, the empty shell for private areas. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isAccountPath } from '#contract/screens/account.ts'
import { areaOf } from '#contract/screens/areas.ts'
import { isLookPath } from '#contract/screens/look.ts'
import { REVISION } from '#contract/wire/build-file.ts'
import { isPersonal } from '#contract/screens/public.ts'
import { addressOf } from '../platform/http/address.ts'
import { ProblemError } from '../platform/http/problem.ts'
import { busyPage } from './busy-page.ts'
import type { FormerBuilds } from './former-builds.ts'
import { fetchInProcess } from './fetch-in-process.ts'
import { type KeptPage, keepable, sendPage } from './kept-page.ts'
import { PageCache } from './page-cache.ts'
import { loadPageRenderer } from './page-renderer.ts'
import { RenderLimit, busy } from './render-limit.ts'
import { type StaticFiles, staticFiles } from './static-files.ts'

export interface PagesOptions {
  /** Where `npm run build` left its result. */
  distDir: string
  /** Where people reach the product, without a slash at the end: for canonical addresses. */
  publicUrl: () => string
  /** Calls back when public data changed, with the tags of what did: the pages made of it are dropped. */
  onChange: (listener: (tags: ReadonlySet<string>) => void) => void
  /** How many pages are drawn for one address in a minute; those that are kept already count for nobody. */
  rendersPerMinute: number
  /** The files of other builds; without them only this one's are answered. */
  formerBuilds?: FormerBuilds
}

/** Answers every GET that no other route does. Register it last. @returns how its memory of pages fares */
export async function registerPages(
  app: FastifyInstance,
  options: PagesOptions,
): Promise<{ status: PageCache<KeptPage>['status'] }> {
  const files = await staticFiles(app, `${options.distDir}/client`)
  const { render, knownAddress, meantAddress } = await loadPageRenderer(options.distDir)
  const cache = new PageCache<KeptPage>()
  options.onChange((tags) => cache.drop(tags))
  const limit = new RenderLimit()
  const count = app.createRateLimit({
    max: options.rendersPerMinute,
    timeWindow: '1 minute',
    allowList: [],
    keyGenerator: (request) => addressOf(request.ip),
  })

  /** Draws a page, if there is room for it. @throws ProblemError `unavailable` */
  async function draw(request: FastifyRequest, address: string): Promise<KeptPage> {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw busy(counted.ttlInSeconds)
    const make = () => render(options.publicUrl() + address, fetchInProcess(app, request.ip))
    return keepable(await limit.run(addressOf(request.ip), make))
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    // Two slashes at the start would name another host.
    const asked = new URL(request.url.replace(/^[/\\]*/, '/'), 'http://localhost')
    const pathname = plain(asked.pathname)
    const revision = asked.searchParams.get(REVISION) ?? undefined
    const isOther =
      revision !== undefined && isFile(pathname) && options.formerBuilds?.isOwn(pathname, revision) === false
    if (files.has(pathname) && !isOther) return files.send(reply, pathname)
    if (pathname.startsWith('/assets/') || isOther) {
      const former = await options.formerBuilds?.find(pathname, revision)
      return former ? files.sendFormer(reply, pathname, former) : reply.callNotFound()
    }
    // Drawn by the app alone, and kept by nobody.
    if (isLookPath(pathname)) return files.send(reply, '/app-shell.html').header('Cache-Control', 'no-store')
    const meant = meantAddress(pathname, asked.search)
    if (meant !== undefined) return reply.redirect(meant, 303)
    const known = knownAddress(pathname, asked.search)
    const address = known ?? pathname
    const place = address.split('?')[0]!
    // Private areas are not rendered: the app draws them from what the device has.
    if (areaOf(place)) return files.send(reply, shellOf(place, files))

    const isForAll = !isAccountPath(place) && !isPersonal(place)
    let page: KeptPage
    try {
      page = await (isForAll ? cache.get(address, () => draw(request, address)) : draw(request, address))
    } catch (error) {
      if (error instanceof ProblemError) return sendBusy(reply, error.retryAfterSeconds!)
      // The app can still draw the page by itself.
      const screen = known && `/${place.split('/')[1]}`
      request.log.error({ err: error, screen }, 'page not rendered')
      return files.send(reply, '/app-shell.html')
    }
    if (page.location) return reply.code(page.status).redirect(page.location)
    return sendPage(request, reply, page, isForAll)
  }

  app.get('/*', answer)
  return { status: () => cache.status() }
}

/** An address without what need not be encoded in it: one page is known by one (RFC 3986, 6.2.2.2). */
const plain = (pathname: string) =>
  pathname.replace(/%([0-9a-f]{2})/gi, (encoded, hex: string) => {
    const character = String.fromCharCode(parseInt(hex, 16))
    return /[\w.~-]/.test(character) ? character : encoded
  })

const isFile = (pathname: string) => /\.\w+$/.test(pathname)

/** The shell of the place itself, else of its area, else the one for every page. */
function shellOf(pathname: string, files: StaticFiles): string {
  const place = pathname.replace(/\/+$/, '')
  const area = `/${place.split('/')[1]}`
  const drawn = [place, area].map((path) => `/shells${path}.html`)
  return drawn.find((file) => files.has(file)) ?? '/app-shell.html'
}

function sendBusy(reply: FastifyReply, seconds: number): FastifyReply {
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .header('Retry-After', seconds)
    .header('Cache-Control', 'no-store')
    .send(busyPage(seconds))
}
