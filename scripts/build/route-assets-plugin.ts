import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

/** What a rendered page must name in its head, by route id, so that nothing flashes and nothing waits for a chain. */
export interface RouteAssets {
  /** The entry script of every page. */
  entry: string
  routes: Record<string, { css: string[]; preloads: string[] }>
}

/** Writes `route-assets.json`: for each route the styles and scripts of its screen, from the bundle's own graph. */
export function routeAssets(): Plugin {
  return {
    name: 'lovoglio:route-assets',
    generateBundle(_options, bundle) {
      const chunkOf = (name: string) => {
        const file = bundle[name]
        return file?.type === 'chunk' ? file : undefined
      }
      const closure = (chunk: Rolldown.OutputChunk, seen = new Set<Rolldown.OutputChunk>()) => {
        if (seen.has(chunk)) return seen
        seen.add(chunk)
        for (const name of chunk.imports) {
          const next = chunkOf(name)
          if (next) closure(next, seen)
        }
        return seen
      }
      const describe = (chunks: Iterable<Rolldown.OutputChunk>) => ({
        css: [...new Set([...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))].map(
          (name) => `/${name}`,
        ),
        preloads: [...chunks].map((chunk) => `/${chunk.fileName}`),
      })

      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === 'main')
      if (!entry) this.error('no entry chunk')
      const first = closure(entry)
      const assets: RouteAssets = {
        entry: `/${entry.fileName}`,
        routes: { __root__: describe(first) },
      }
      for (const chunk of chunks) {
        const source = chunk.facadeModuleId?.match(/^(.*\/src\/routes\/.*)\?tsr-split=/)?.[1]
        const id = source && readFileSync(source, 'utf8').match(/createFileRoute\(\s*['"]([^'"]+)['"]/)?.[1]
        if (!id) continue
        assets.routes[id] = describe([...closure(chunk)].filter((part) => !first.has(part)))
      }
      this.emitFile({ type: 'asset', fileName: 'route-assets.json', source: JSON.stringify(assets) })
    },
  }
}
