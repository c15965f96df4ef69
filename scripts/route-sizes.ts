/** What each route's first load sends, compressed, from the bundle's own graph. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { RouteAssets } from './build/route-assets-plugin.ts'

const CLIENT = path.join(import.meta.dirname, '../dist/client')
const KB = 1024

/** Budgets in KB, gzip: a public page's scripts, a private screen's, anyone's styles (docs/decisions/006). */
const PUBLIC_SCRIPTS_KB = 145
const PRIVATE_SCRIPTS_KB = 250
const STYLES_KB = 24
const isPrivate = (route: string) => /^\/(couple|vendor|admin|login|register|reset-password)/.test(route)

export interface RouteSize {
  route: string
  scriptsKb: number
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
  const sumKb = (...lists: readonly string[][]) =>
    [...new Set(lists.flat())].reduce((total, url) => total + gzipped(url), 0) / KB
  const assets = JSON.parse(readFileSync(path.join(CLIENT, 'route-assets.json'), 'utf8')) as RouteAssets
  const root = assets.routes.__root__!
  return Object.entries(assets.routes)
    .filter(([route]) => route !== '__root__')
    .map(([route, own]) => {
      const scriptsKb = sumKb(root.preloads, own.preloads)
      const stylesKb = sumKb(root.css, own.css)
      const budgetKb = isPrivate(route) ? PRIVATE_SCRIPTS_KB : PUBLIC_SCRIPTS_KB
      return { route, scriptsKb, stylesKb, budgetKb, over: scriptsKb > budgetKb || stylesKb > STYLES_KB }
    })
}
