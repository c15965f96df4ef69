/** What each route's first load sends, compressed, from the bundle's own graph. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { isAccountPath } from '#contract/screens/account.ts'
import { areaOf } from '#contract/screens/areas.ts'
import type { RouteAssets } from './build/route-assets-plugin.ts'

const CLIENT = path.join(import.meta.dirname, '../dist/client')
const RENDERER = path.join(import.meta.dirname, '../dist/server/entry-server.js')
const KB = 1024

/** Budgets in KB, gzip: a public page's scripts, a private screen's, anyone's styles (docs/decisions/006). */
const PUBLIC_SCRIPTS_KB = 148
const PRIVATE_SCRIPTS_KB = 260
const STYLES_KB = 24
const isPrivate = (route: string) => areaOf(route) !== undefined || isAccountPath(route)

export interface RouteSize {
  route: string
  scriptsKb: number
  /** As browsers are sent it: brotli. */
  sentKb: number
  stylesKb: number
  budgetKb: number
  over: boolean
}

/** The sizes of every route of the last build. */
export function routeSizes(): RouteSize[] {
  const known = new Map<string, number>()
  const gzipped = (url: string) => {
    const size = known.get(url) ?? gzipSync(readFileSync(path.join(CLIENT, url)), { level: 9 }).length
    known.set(url, size)
    return size
  }
  const sumKb = (size: (url: string) => number, ...lists: readonly string[][]) =>
    [...new Set(lists.flat())].reduce((total, url) => total + size(url), 0) / KB
  const assets = JSON.parse(readFileSync(path.join(CLIENT, 'route-assets.json'), 'utf8')) as RouteAssets
  const root = assets.routes.__root__!
  return Object.entries(assets.routes)
    .filter(([route]) => route !== '__root__')
    .map(([route, own]) => {
      const scriptsKb = sumKb(gzipped, [assets.early], root.preloads, own.preloads)
      const sentKb = sumKb(sentBytes, [assets.early], root.preloads, own.preloads)
      const stylesKb = sumKb(gzipped, root.css, own.css)
      const budgetKb = isPrivate(route) ? PRIVATE_SCRIPTS_KB : PUBLIC_SCRIPTS_KB
      return {
        route,
        scriptsKb,
        sentKb,
        stylesKb,
        budgetKb,
        over: scriptsKb > budgetKb || stylesKb > STYLES_KB,
      }
    })
}

/** A file as the server sends it to a browser of today. */
function sentBytes(url: string): number {
  const file = path.join(CLIENT, url)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/** What the installation of the service worker may send. */
export const PRECACHE_BUDGET_KB = 700

/** What the installation of the service worker sends, from the list that the build has put into it. */
export function precacheSize(): { files: number; sentKb: number; over: boolean } {
  const worker = readFileSync(path.join(CLIENT, 'service-worker.js'), 'utf8')
  const urls = [...worker.matchAll(/"url":"([^"]+)"/g)].map((match) => `/${match[1]!}`)
  const sentKb = urls.reduce((total, url) => total + sentBytes(url), 0) / KB
  return { files: urls.length, sentKb, over: urls.length === 0 || sentKb > PRECACHE_BUDGET_KB }
}

/** What the server reads to render pages: React as browsers get it is 290 KB, with its checks twice the whole. */
export const RENDERER_BUDGET_KB = 900

/** The program that renders pages, from the last build; screens that are read when first rendered are not in it. */
export function rendererSize(): { readKb: number; over: boolean } {
  const readKb = statSync(RENDERER).size / KB
  return { readKb, over: readKb > RENDERER_BUDGET_KB }
}
