import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type AreaName, ENTERED_AREAS, isOfflineArea } from '../../contract/screens/areas.ts'
import { keptBy } from '../../contract/screens/screens.ts'
import { routePathOf, screensOfAreaAt } from './route-path.ts'

/** What is kept before it is asked for and has no hash in its name: asked for by its content (sw/build-files.ts). */
export const UNHASHED = [
  'app-shell.html',
  'shells/**/*.html',
  'areas/*.json',
  'manifest.webmanifest',
  'art/spot-*.svg',
  'art/categories.svg',
]

/** Counts visits, what is paid for and looked for, or does what only the server can do and opens where it answers: fetched then. */
const ONLINE_ALONE =
  /\/src\/(app\/(services\/firebase-analytics|look\/boot-look|tell-seen)|features\/(palette\/palette-button|reviews\/report-review|messages\/report-conversation|couple\/(members-list|invite-partner)|guests\/import-sheet|account\/(devices\/devices-sheet|deletion\/delete-account-sheet|code-step)))\./

/** Whose the code of a module is; what is of use online alone is nobody's. */
function ownerOf(module: string): ReturnType<typeof keptBy> {
  const path = routePathOf(module) ?? screensOfAreaAt(module)
  if (path !== undefined) return keptBy(path)
  return ONLINE_ALONE.test(module) ? undefined : 'all'
}

/** The shell of an area that opens with the network alone: the server's comes with it. */
const isShellOfOnline = (url: string) =>
  url.startsWith('shells/') && !isOfflineArea(url.replace(/^shells|\.html$/g, ''))

/** Kept when a page has used it: without it the text leans by itself. */
const FEW_USE = /-italic-.*\.woff2$/

/**
 * Chooses what the service worker keeps before it is asked for: all that can be reached from the entry, except through
 * the screens left out. By the bundle's own graph and not by names, so that a part that only they use stays out too. What
 * only the screens of an area need is listed apart, in `areas/NAME.json`, for the devices on which somebody enters it.
 */
export class PrecacheSelection {
  #files: ReadonlySet<string> = new Set()
  readonly #outDir: string

  constructor(outDir: string) {
    this.#outDir = outDir
  }

  plugin(): Plugin {
    const choose = (files: ReadonlySet<string>) => (this.#files = files)
    return {
      name: 'lovoglio:precache-selection',
      generateBundle(_options, bundle) {
        const installed = choose(reached(bundle))
        for (const area of ENTERED_AREAS) {
          const own = [...reached(bundle, area)].filter((file) => !installed.has(file))
          const source = JSON.stringify(own.map((file) => `/${file}`))
          this.emitFile({ type: 'asset', fileName: `areas/${area}.json`, source })
        }
      },
    }
  }

  /** For workbox: hashed files only if chosen; fonts always, since every page has them. */
  readonly transform = <Entry extends { url: string; revision: string | null }>(entries: Entry[]) => ({
    manifest: entries
      .filter(
        ({ url }) =>
          !FEW_USE.test(url) &&
          !isShellOfOnline(url) &&
          (!/^assets\/.*\.(js|css)$/.test(url) || this.#files.has(url)),
      )
      .map((entry) => ({ ...entry, revision: entry.revision && this.#revision(entry.url) })),
    warnings: [],
  })

  /** @returns SHA-256 of its content, in base64 */
  #revision(file: string): string {
    return createHash('sha256')
      .update(readFileSync(path.join(this.#outDir, file)))
      .digest('base64')
  }
}

/** The files of what is everybody's, and of an area if one is named. */
function reached(bundle: Rolldown.OutputBundle, area?: AreaName): Set<string> {
  const files = new Set<string>()
  function reach(chunk: Rolldown.OutputChunk) {
    const owner = ownerOf(chunk.facadeModuleId ?? '')
    if (files.has(chunk.fileName) || !owner || (owner !== 'all' && owner !== area)) return
    files.add(chunk.fileName)
    for (const name of chunk.viteMetadata?.importedCss ?? []) files.add(name)
    for (const name of chunk.viteMetadata?.importedAssets ?? []) files.add(name)
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = bundle[name]
      if (next?.type === 'chunk') reach(next)
    }
  }
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) reach(file)
  return files
}
