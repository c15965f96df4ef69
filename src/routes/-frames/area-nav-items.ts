import type { AreaScreen } from '#contract/screens/screen.ts'
import { AREAS, areaOf } from '#contract/screens/areas.ts'
import type { IconDrawing } from '../../ui/icon.tsx'
import type { NavItem } from '../../ui/frame/navigation.ts'

type CountOf<Row> = Row extends { badge: { count: infer Name extends string } } ? Name : never

/**
 * The navigation of an area, from its rows of the table of screens.
 * @param icons one of each row
 * @returns what makes its items of the counts that they show; a count that is not given is 0
 */
export function areaNavItems<const Row extends AreaScreen>(
  rows: readonly Row[],
  icons: Readonly<Record<Row['path'], IconDrawing>>,
): (counts?: Partial<Record<CountOf<Row>, number>>) => readonly NavItem[] {
  return (counts: Readonly<Record<string, number | undefined>> = {}) =>
    rows.map(({ path, label, badge }: AreaScreen) => {
      const area = areaOf(path)
      return {
        href: path,
        label,
        icon: icons[path as Row['path']],
        ...(area && AREAS[area].home === path && { exact: true }),
        ...(badge && { badge: counts[badge.count] ?? 0, badgeLabel: badge.label }),
      }
    })
}

/** What waits on the device is a place to go only while something does, and while one is there. */
export const hasToBeSeen =
  (path: string) =>
  ({ href, badge }: NavItem): boolean =>
    !href.endsWith('/sync') || Boolean(badge) || path === href
