/** Size budgets: what each route's first load sends, compressed. Bytes, not times, so they may fail a check. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { RouteAssets } from './build/route-assets-plugin.ts'

const CLIENT = path.join(import.meta.dirname, '../dist/client')
const KB = 1024

/** Budgets in KB, gzip. A public page's scripts; any screen's scripts; its styles. */
const BUDGETS = { publicScripts: 120, privateScripts: 250, styles: 24 }
const isPrivate = (route: string) => /^\/(couple|vendor|admin|login|register|reset-password)/.test(route)

const sizes = new Map<string, number>()
function gzipped(url: string): number {
  const known = sizes.get(url) ?? gzipSync(readFileSync(path.join(CLIENT, url)), { level: 9 }).length
  sizes.set(url, known)
  return known
}
const sum = (urls: readonly string[]) => urls.reduce((total, url) => total + gzipped(url), 0)

const assets = JSON.parse(readFileSync(path.join(CLIENT, 'route-assets.json'), 'utf8')) as RouteAssets
const root = assets.routes.__root__!
let over = 0
for (const [route, own] of Object.entries(assets.routes)) {
  if (route === '__root__') continue
  const scripts = sum([...new Set([...root.preloads, ...own.preloads])]) / KB
  const styles = sum([...new Set([...root.css, ...own.css])]) / KB
  const budget = isPrivate(route) ? BUDGETS.privateScripts : BUDGETS.publicScripts
  const bad = scripts > budget || styles > BUDGETS.styles
  if (bad) over++
  console.log(
    `${bad ? 'OVER' : 'ok  '}  ${route.padEnd(36)} scripts ${scripts.toFixed(1)} / ${budget} KB, styles ${styles.toFixed(1)} / ${BUDGETS.styles} KB`,
  )
}
if (over > 0) process.exitCode = 1
