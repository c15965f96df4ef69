import type { Plugin, Rolldown } from 'vite'

/**
 * Screens that are no use on a phone without a network, and what counts visits: they stay out of what the service worker
 * keeps beforehand. Of the vendor's, what one works with between two events is in.
 */
const LEFT_OUT =
  /\/src\/(app\/firebase-analytics\.|routes\/(admin\/|vendor\/(?!(route|index|bookings|messages|reviews|sync)\.)))/

/** Kept when a page has used it: without it the text leans by itself. */
const FEW_USE = /-italic-.*\.woff2$/

/**
 * Chooses what the service worker keeps before it is asked for: all that can be reached from the entry, except through
 * the screens left out. By the bundle's own graph and not by names, so that a part that only they use stays out too.
 */
export class PrecacheSelection {
  readonly #files = new Set<string>()

  plugin(): Plugin {
    return {
      name: 'lovoglio:precache-selection',
      generateBundle: (_options, bundle) => {
        this.#files.clear()
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.isEntry) this.#reach(bundle, file)
      },
    }
  }

  #reach(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk) {
    if (this.#files.has(chunk.fileName) || LEFT_OUT.test(chunk.facadeModuleId ?? '')) return
    this.#files.add(chunk.fileName)
    for (const name of chunk.viteMetadata?.importedCss ?? []) this.#files.add(name)
    for (const name of chunk.viteMetadata?.importedAssets ?? []) this.#files.add(name)
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = bundle[name]
      if (next?.type === 'chunk') this.#reach(bundle, next)
    }
  }

  /** For workbox: hashed files only if chosen; fonts always, since every page has them. */
  readonly transform = <Entry extends { url: string }>(entries: Entry[]) => ({
    manifest: entries.filter(
      ({ url }) => !FEW_USE.test(url) && (!/^assets\/.*\.(js|css)$/.test(url) || this.#files.has(url)),
    ),
    warnings: [],
  })
}
