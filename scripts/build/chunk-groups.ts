/**
 * Which modules travel together, by the table of screens. Left alone, a bundler makes a file of each set of screens that
 * share something: ninety small files for one screen, each of which costs a slow phone a request. These instead:
 *
 * - `public`: what a third of the public pages need;
 * - `landing`: what only the pages share where most visits begin;
 * - `pages`: what all of those share with an area and with other public pages; by their names, what some of them do;
 * - `account`: what an area shares with signing in, or with what a public page loads after it is usable;
 * - `area`: what the start of the areas needs; by its name, what several screens of one area do.
 *
 * What a single public page shares with the areas travels by that page's name, so that no other page pays for it, and what
 * it shares with what it reads first as its own; what only one screen needs stays in its own file.
 */
import { isAccountPath } from '../../contract/screens/account.ts'
import { type AreaName, areaOf } from '../../contract/screens/areas.ts'
import { PUBLIC_SCREENS } from '../../contract/screens/public.ts'
import { isStartOfArea } from './area-start.ts'
import { routePathOf } from './route-path.ts'

/** As much of the bundler's module graph as is asked here. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    isEntry: boolean
    importers: readonly string[]
    dynamicImporters: readonly string[]
  } | null
}

/** Where a module is needed. */
interface Need {
  /** Public pages, by the first part of their path: a list and its categories are one. */
  pages: Set<string>
  /** The start of a private area. */
  start: boolean
  /** How many screens of each private area. */
  screens: Partial<Record<AreaName, number>>
  /** Signing in and registering, and what a public page loads later. */
  late: boolean
  /** A part that a couple's screen asks for once it is drawn. */
  coupleLater: boolean
}

/** Screens of an area: on what only two of them need the others would pay. */
const SEVERAL = 3
/** An icon of a couple's weighs less than a file of its own would in what every device installs. */
const SEVERAL_WITH_ICON = 2
const pageOf = (path: string): string => path.split('/')[1]!
const PAGES = new Set(PUBLIC_SCREENS.map(({ path }) => pageOf(path)))
const LANDING = new Set(PUBLIC_SCREENS.filter(({ landing }) => landing).map(({ path }) => pageOf(path)))

function groupOf(
  { pages, start, screens, late, coupleLater }: Need,
  isShared: boolean,
  isIcon: boolean,
): string | null {
  const [page] = pages
  if (page === undefined) {
    const least = (area: string) => (isIcon && area === 'couple' ? SEVERAL_WITH_ICON : SEVERAL)
    const several = Object.keys(screens).filter((area) => screens[area as AreaName]! >= least(area))
    if (!start && several.length === 0) return null
    if (late) return 'account'
    if (start || several.length > 1) return 'area'
    // With what a vendor needs of the administrators' screens, it would be sent what they share.
    if (several[0] === 'admin' && screens.vendor) return null
    // With what a couple needs of another area, every device would be sent all of it.
    return several[0] !== 'couple' && (screens.couple || coupleLater) ? null : several[0]!
  }
  const landing = [...pages].filter((one) => LANDING.has(one)).length
  // One that a page where most visits begin can do without would weigh on it.
  if (pages.size * 3 >= PAGES.size && landing === LANDING.size) return 'public'
  if (pages.size > 1 && landing === pages.size) return 'landing'
  const isOfArea = start || Object.keys(screens).length > 0
  if (pages.size === 1 && isOfArea) return `of-${page || 'home'}`
  if (pages.size === 1 && isShared) return `own-${page || 'home'}`
  if (!isOfArea) return null
  if (landing < 2) return null
  // What the others do not need would weigh on them.
  return landing === LANDING.size
    ? 'pages'
    : `of-${[...pages]
        .filter((one) => LANDING.has(one))
        .map((one) => one || 'home')
        .toSorted()
        .join('-')}`
}

/** Names the group of each module, or none. Libraries other than the small ones of every screen stay apart. */
export function chunkGroups(): (id: string, graph: ModuleGraph) => string | null {
  const known = new Map<string, ReadonlySet<string>>()

  /** The parts that load by themselves, entries and dynamic imports, through which a module comes. */
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

  /** The screens of a root: its own, or those whose routes load it with them. */
  function screensOf(root: string, graph: ModuleGraph): string[] {
    const own = routePathOf(root)
    if (own !== undefined) return [own]
    // A route's own file, without a query, names what its loader asks for; the rest is asked for once it is drawn.
    const routes = graph.getModuleInfo(root)!.dynamicImporters.filter((importer) => !importer.includes('?'))
    return routes.map(routePathOf).filter((path) => path !== undefined)
  }

  /** Whether a part that belongs to no screen is loaded by what is open to everybody. */
  function isPublicPart(part: string, graph: ModuleGraph, seen: Set<string>): boolean {
    if (seen.has(part)) return false
    seen.add(part)
    const importers = graph.getModuleInfo(part)!.dynamicImporters
    const roots = new Set(importers.flatMap((importer) => [...rootsOf(importer, graph)]))
    return [...roots].some((root) => {
      if (graph.getModuleInfo(root)!.isEntry) return true
      const screens = screensOf(root, graph)
      return screens.length > 0
        ? screens.some((path) => areaOf(path) === undefined)
        : !isStartOfArea(root) && isPublicPart(root, graph, seen)
    })
  }

  /** Whether a part that belongs to no screen is asked for by one of the couple's. */
  function isOfCouple(part: string, graph: ModuleGraph): boolean {
    const importers = graph.getModuleInfo(part)!.dynamicImporters
    const roots = importers.flatMap((importer) => [importer, ...rootsOf(importer, graph)])
    return roots.some((root) => areaOf(routePathOf(root) ?? '') === 'couple')
  }

  function needOf(roots: ReadonlySet<string>, graph: ModuleGraph): Need {
    const need: Need = { pages: new Set(), start: false, screens: {}, late: false, coupleLater: false }
    for (const root of roots) {
      const paths = screensOf(root, graph)
      if (isStartOfArea(root)) need.start = true
      else if (paths.length === 0) {
        need.late ||= isPublicPart(root, graph, new Set())
        need.coupleLater ||= isOfCouple(root, graph)
      }
      for (const path of paths) {
        const area = areaOf(path)
        if (area) need.screens[area] = (need.screens[area] ?? 0) + 1
        else if (isAccountPath(path)) need.late = true
        else need.pages.add(pageOf(path))
      }
    }
    return need
  }

  return (id, graph) => {
    if (/node_modules\/(?!idb\/|@tabler\/|fractional-indexing\/)/.test(id)) return null
    const roots = rootsOf(id, graph)
    // What the first script of every page brings is there already.
    if ([...roots].some((root) => graph.getModuleInfo(root)?.isEntry)) return null
    return groupOf(needOf(roots, graph), roots.size > 1, id.includes('@tabler/'))
  }
}
