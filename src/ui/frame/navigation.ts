import type { IconDrawing } from '../icon.tsx'

/** A nav item: one place to go, in a rail, a tab bar or a header. */
export type NavItem = {
  href: string
  label: string
  icon?: IconDrawing
  /** A count that asks for attention; 0 shows nothing. `badgeLabel` says of what: "messaggi da leggere". */
  badge?: number
  badgeLabel?: string
  /** Current only on this very path, not below it: for an area's first page. */
  exact?: boolean
  /** A heading of the rail under which it stands, with the items before and after of the same group. */
  group?: string
}

/** Most that fit a thumb's width; beyond them the last becomes "Altro". */
export const MAX_TABS = 5

/** Whether `item` is where `path` is, or above it. */
export function isCurrent(item: Pick<NavItem, 'href' | 'exact'>, path: string): boolean {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') : path
  return bare === item.href || (!item.exact && bare.startsWith(item.href === '/' ? '/' : `${item.href}/`))
}

/** What goes in the tab bar of a phone and what goes under "Altro". */
export function splitTabs(items: readonly NavItem[]): { tabs: readonly NavItem[]; more: readonly NavItem[] } {
  if (items.length <= MAX_TABS) return { tabs: items, more: [] }
  return { tabs: items.slice(0, MAX_TABS - 1), more: items.slice(MAX_TABS - 1) }
}

/** Neighbours of the same group together, in order. */
export function groupItems(items: readonly NavItem[]): { group?: string; items: NavItem[] }[] {
  const groups: { group?: string; items: NavItem[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.group === item.group) last.items.push(item)
    else groups.push({ group: item.group, items: [item] })
  }
  return groups
}
