import { readdir } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const DAY_SECONDS = 24 * 60 * 60
/** Read by the server, not by browsers. */
const INTERNAL = new Set(['/route-assets.json', '/app-shell.html'])

/** How long a browser may keep a file without asking: hashed ones for ever, the worker never. */
export function cacheControlOf(file: string): string {
  if (file.startsWith('/assets/')) return `public, max-age=${365 * DAY_SECONDS}, immutable`
  if (/^\/(service-worker\.js|app-shell\.html|shells\/|manifest\.webmanifest)/.test(file)) return 'no-cache'
  return `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`
}

/** What a build puts beside its pages. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}

export interface StaticFiles {
  /** Whether an address is one of the build's files. */
  has(pathname: string): boolean
  /** Answers with it, compressed at build when the browser takes that. */
  send(reply: FastifyReply, file: string): FastifyReply
  /** Answers with a file of another build, as it is. */
  sendFormer(reply: FastifyReply, file: string, content: Buffer): FastifyReply
}

/** The files of a build, listed once: a request for anything else never touches the disk. */
export async function staticFiles(app: FastifyInstance, root: string): Promise<StaticFiles> {
  await app.register(fastifyStatic, {
    root: path.resolve(root),
    serve: false,
    preCompressed: true,
    cacheControl: false,
  })
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = new Set(
    entries
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map(
        (entry) =>
          `/${path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`,
      ),
  )
  return {
    has: (pathname) => files.has(pathname) && (pathname === '/app-shell.html' || !INTERNAL.has(pathname)),
    send(reply, file) {
      reply.header('Cache-Control', cacheControlOf(file))
      // A worker at the root may speak for the whole site.
      if (file === '/service-worker.js') reply.header('Service-Worker-Allowed', '/')
      return reply.sendFile(file.slice(1))
    },
    sendFormer: (reply, file, content) =>
      reply
        .header('Cache-Control', cacheControlOf(file))
        .type(TYPES[path.extname(file)] ?? 'application/octet-stream')
        .send(content),
  }
}
