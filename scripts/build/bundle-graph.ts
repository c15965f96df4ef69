/** Questions the build's plugins ask of a finished bundle. */
import { readFileSync } from 'node:fs'
import type { Rolldown } from 'vite'

export type Bundle = Rolldown.OutputBundle
export type Chunk = Rolldown.OutputChunk

export const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk')

/** The chunk that pages start from. @throws Error when there is none of that name */
export function entryOf(bundle: Bundle, name: string): Chunk {
  const entry = chunksOf(bundle).find((chunk) => chunk.isEntry && chunk.name === name)
  if (!entry) throw new Error(`no entry chunk ${name}`)
  return entry
}

/** The chunk that holds a module, by the end of its path. */
export const chunkWith = (bundle: Bundle, module: string): Chunk | undefined =>
  chunksOf(bundle).find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)))

/** A chunk with all it imports, itself last. */
export function closureOf(bundle: Bundle, chunk: Chunk, seen = new Set<Chunk>(), under = new Set<Chunk>()) {
  if (seen.has(chunk) || under.has(chunk)) return seen
  under.add(chunk)
  for (const name of chunk.imports) {
    const next = bundle[name]
    if (next?.type === 'chunk') closureOf(bundle, next, seen, under)
  }
  return seen.add(chunk)
}

/** The chunks of the screens, by route id. */
export function screenChunks(bundle: Bundle): Map<string, Chunk> {
  const found = new Map<string, Chunk>()
  for (const chunk of chunksOf(bundle))
    for (const module of chunk.moduleIds) {
      const source = module.match(/^(.*\/src\/routes\/.*)\?tsr-split=/)?.[1]
      const id = source && readFileSync(source, 'utf8').match(/createFileRoute\(\s*['"]([^'"]+)['"]/)?.[1]
      if (id) found.set(id, chunk)
    }
  return found
}

export const stylesOf = (chunks: Iterable<Chunk>): string[] => [
  ...new Set([...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])].map(address))),
]

/** The address a file of the build is served under. */
export const address = (file: string): string => `/${file}`
