import { writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { chunksOf } from './bundle-graph.ts'

/** Where it is written which of the bundle's files are of which part; nobody is sent it. */
export const PARTS = 'dist/parts.json'

/** The addresses of a part's files, by its module's name without its end. */
export type PartNames = Readonly<Record<string, readonly string[]>>

/** Writes `PARTS`: the files' own names say nothing. For who reads the trace of a fault, and for tests. */
export function partNames(): Plugin {
  return {
    name: 'lovoglio:part-names',
    writeBundle(_options, bundle) {
      const byName = Map.groupBy(chunksOf(bundle), ({ name }) => name)
      const parts: PartNames = Object.fromEntries(
        Array.from(byName, ([name, chunks]) => [
          name,
          chunks.flatMap(({ fileName, viteMetadata }) =>
            [fileName, ...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
          ),
        ]),
      )
      writeFileSync(PARTS, JSON.stringify(parts))
    },
  }
}
