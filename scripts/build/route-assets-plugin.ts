import type { Plugin } from 'vite'
import { areaOf } from '../../contract/screens/areas.ts'
import { address, type Chunk, chunkWith, closureOf, entryOf, screenChunks, stylesOf } from './bundle-graph.ts'

/** What a rendered page must name in its head, by route id, so that nothing flashes and nothing waits for a chain. */
export interface RouteAssets {
  /** The first script of every page, and the app that it starts. */
  early: string
  entry: string
  routes: Record<string, { css: string[]; preloads: string[] }>
}

/** Writes `route-assets.json`: for each route the styles and scripts of its screen, from the bundle's own graph. */
export function routeAssets(): Plugin {
  return {
    name: 'lovoglio:route-assets',
    generateBundle(_options, bundle) {
      const describe = (chunks: readonly Chunk[]) => ({
        css: stylesOf(chunks),
        preloads: chunks.map((chunk) => address(chunk.fileName)),
      })
      const entry = entryOf(bundle, 'main')
      const first = closureOf(bundle, entry)
      const assets: RouteAssets = {
        early: address(entryOf(bundle, 'early').fileName),
        entry: address(entry.fileName),
        routes: { __root__: describe([...first]) },
      }
      for (const [id, chunk] of screenChunks(bundle)) {
        const area = areaOf(id)
        const addresses = area && chunkWith(bundle, `/src/routes/${area}/-screens.ts`)
        const needed = closureOf(bundle, chunk, addresses && closureOf(bundle, addresses))
        assets.routes[id] = describe([...needed].filter((part) => !first.has(part)))
      }
      this.emitFile({ type: 'asset', fileName: 'route-assets.json', source: JSON.stringify(assets) })
    },
  }
}
