/**
 * Which modules travel together. Left alone, a bundler makes a file of each set of screens that share something: ninety
 * small files for one screen, each of which costs a slow phone a request. Here what the couple's area needs at its start
 * is put together by where it is needed, so that nobody else pays for it.
 */

/** As much of the bundler's module graph as is asked here. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    isEntry: boolean
    code?: string | null
    importedIds: readonly string[]
    importers: readonly string[]
    dynamicImporters: readonly string[]
  } | null
}

/**
 * Where a module is needed, by the parts of the app that load by themselves (dynamic imports and entries), the most
 * public first. `home`, `list`, `vendor`, `public`: those pages; `late`: every page, after it is usable; `door`: signing in and
 * registering, and what a tap loads on a public page; `start`: every screen of the couple's area; `couple`: one of its
 * screens; `demand`: what is only loaded by a tap, or in another private area.
 */
type Need = 'home' | 'list' | 'vendor' | 'public' | 'late' | 'door' | 'start' | 'couple' | 'demand'

const NEEDS: readonly (readonly [RegExp, Need])[] = [
  [/\/src\/(app\/account-data|session\/role-check)\.ts$/, 'start'],
  [/\/src\/routes\/couple\/route\.tsx\?/, 'start'],
  // A part of a screen, loaded by itself: no screen of its own.
  [/\/src\/routes\/couple\/-/, 'demand'],
  [/\/src\/routes\/couple\//, 'couple'],
  [/\/src\/routes\/(login|register|reset-password)\.tsx\?/, 'door'],
  [/\/src\/app\/|\/(ui\/toast-region|sync\/sync-bar)\.tsx$/, 'late'],
  [/\/src\/routes\/_public\/index\.tsx\?/, 'home'],
  [/\/src\/routes\/_public\/fornitori/, 'list'],
  [/\/src\/routes\/_public\/fornitore/, 'vendor'],
  [/\/src\/routes\/_public\//, 'public'],
  [/\/src\/features\/vendors\/vendor-list-page\.ts$/, 'list'],
  [/\/src\/features\/vendors\/vendor-(page|seo)\.ts$/, 'vendor'],
  [/\/src\/features\/.*-page\.tsx?$/, 'public'],
  [/\/src\/features\/(vendors|home|website|real-weddings|news|awards)\//, 'door'],
]
/** Characters of a module that costs more as a file of its own than it weighs on pages that do without. */
const TINY = 2_000

const needOf = (root: string): Need => NEEDS.find(([pattern]) => pattern.test(root))?.[1] ?? 'demand'

/** A file for each kind of page that shares something with the couple's area; what only one screen needs stays in its own. */
function groupOf(roots: readonly Need[], isControl: boolean, isTiny: boolean): string | null {
  const needs = new Set(roots)
  // What nearly every public page needs and the area does not travels with what they share.
  if (!needs.has('start') && !needs.has('couple'))
    return (['home', 'list', 'vendor', 'public'] as const).every((need) => needs.has(need)) ? 'shared' : null
  if (needs.has('home')) return 'shared'
  // What only the list's filters need would weigh on a vendor's page.
  if (needs.has('list') && !needs.has('vendor') && !needs.has('public')) return 'list'
  if (needs.has('list') || needs.has('vendor')) return 'vendors'
  // The small parts of every form go together; what else a page shares with the area would weigh on all other pages.
  if (needs.has('public')) return isControl ? 'pages' : isTiny ? 'words' : null
  if (needs.has('late')) return needs.has('door') ? 'status' : 'kept'
  if (needs.has('door')) return 'forms'
  const screens = roots.filter((need) => need === 'couple').length
  return needs.has('start') || screens > 1 ? 'area' : null
}

/** Names the group of each module, or none. Libraries other than the small ones of every screen stay apart. */
export function chunkGroups(): (id: string, graph: ModuleGraph) => string | null {
  const known = new Map<string, ReadonlySet<string>>()

  function rootsOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
    const before = known.get(id)
    if (before) return before
    const roots = new Set<string>()
    const seen = new Set([id])
    for (const current of seen) {
      const info = graph.getModuleInfo(current)
      if (!info) continue
      if (info.isEntry || info.dynamicImporters.length > 0) roots.add(current)
      for (const importer of info.importers) seen.add(importer)
    }
    known.set(id, roots)
    return roots
  }

  return (id, graph) => {
    if (/node_modules\/(?!idb\/|@tabler\/|fractional-indexing\/)/.test(id)) return null
    const roots = rootsOf(id, graph)
    // What the first script of every page brings is there already.
    if ([...roots].some((root) => graph.getModuleInfo(root)?.isEntry)) return null
    const { code, importedIds } = graph.getModuleInfo(id) ?? { importedIds: [] }
    // One that needs others would bring them along; the lists of categories are all that the planner's public page needs.
    const isLeaf = importedIds.length === 0 && !/\.css$|-categories\.ts$/.test(id)
    const isTiny = isLeaf && (code ?? '').length < TINY
    return groupOf([...roots].map(needOf), /\/src\/(ui|lib)\//.test(id), isTiny)
  }
}
