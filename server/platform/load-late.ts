import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/**
 * A package that few requests need and that takes a tenth of a start to load: it is loaded when it is first used.
 * @param name of the package, which must have a form for `require`
 */
export function loadLate<Loaded>(name: string): () => Loaded {
  let loaded: Loaded | undefined
  return () => (loaded ??= load(name) as Loaded)
}
