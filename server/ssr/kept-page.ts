/** A rendered page, made ready to be sent to many: its bytes, their mark, and the policy they need. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CACHE_TAG_HEADER, tagsHeader } from '../platform/cache/cache-tags.ts'
import { type InlineSources, inlineSources } from './inline-hashes.ts'
import type { RenderedPage } from './page-renderer.ts'

type Encoding = 'br' | 'gzip'

export interface KeptPage extends RenderedPage {
  etag: string
  sources: InlineSources
  forms: Map<Encoding, Promise<Buffer>>
}

/** As the router writes it into the head. */
const NOT_INDEXED = /<meta name="robots" content="noindex/

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Five times quicker than the best and a tenth larger: who asks first waits for it. */
const BROTLI_QUALITY = 4

/** A browser asks each time and hears 304; what stands between may keep a page for a minute. */
const FOR_ALL = 'public, max-age=0, s-maxage=60'
/**
 * It may also show a page five minutes more while it asks for the next one. Not said to the browser, whose own cache would
 * do so too: a page opened with the server dead would be taken for what the server has just answered.
 * Source: RFC 9213, Targeted HTTP Cache Control
 */
const BETWEEN = 'max-age=60, stale-while-revalidate=300'

export function keepable(page: RenderedPage): KeptPage {
  // Weak: the bytes on the wire are those of one of several encodings.
  const etag = `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}"`
  return { ...page, etag, sources: inlineSources(page.html), forms: new Map() }
}

/** @param isForAll whether what the page shows is the same for everybody */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  isForAll: boolean,
): Promise<FastifyReply> {
  // Also with 304: a browser puts these in place of those it has.
  allowInline(reply, page.sources)
  const isKept = isForAll && page.status === 200 && page.isWhole
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', isKept ? FOR_ALL : page.status === 200 ? 'private, no-cache' : 'no-store')
    .header('Vary', 'Accept-Encoding')
  // For those who read no HTML: a page's own word on search engines, once more.
  if (NOT_INDEXED.test(page.html)) reply.header('X-Robots-Tag', 'noindex')
  if (isKept) {
    reply.header('ETag', page.etag).header('CDN-Cache-Control', BETWEEN)
    if (page.tags.length > 0) reply.header(CACHE_TAG_HEADER, tagsHeader(page.tags))
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send()
  }
  const encoding = preferred(request.headers['accept-encoding'] ?? '')
  if (!encoding) return reply.send(page.html)
  reply.header('Content-Encoding', encoding)
  return reply.send(await formOf(page, encoding))
}

function preferred(accept: string | string[]): Encoding | undefined {
  if (/\bbr\b/.test(String(accept))) return 'br'
  return /\bgzip\b/.test(String(accept)) ? 'gzip' : undefined
}

function formOf({ forms, html }: KeptPage, encoding: Encoding): Promise<Buffer> {
  const ready = forms.get(encoding)
  if (ready) return ready
  const bytes = Buffer.from(html)
  const form =
    encoding === 'br'
      ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : zip(bytes)
  forms.set(encoding, form)
  return form
}

/** Lets this page's own inline scripts and styles count: the policy itself is set for every answer by the app. */
function allowInline(reply: FastifyReply, sources: InlineSources): void {
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy !== 'string') return
  const own = (kind: 'script' | 'style') => [`${kind}-src`, ...sources[kind], ''].join(' ')
  reply.header(
    'content-security-policy',
    policy.replace('script-src ', own('script')).replace('style-src ', own('style')),
  )
}
