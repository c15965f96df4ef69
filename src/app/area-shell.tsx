/** What a private area shows before its app runs: the frame and the shape of the screen. Rendered once, by the build. */
import { type AreaName, areaOf } from '#contract/screens/areas.ts'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BudgetLoading } from '../features/budget/budget-states.tsx'
import { DashboardLoading } from '../features/couple/dashboard-screen.tsx'
import { PlanningLoading } from '../features/couple-tasks/planning-states.tsx'
import { adminNavItems } from '../routes/-frames/admin-nav-items.ts'
import { coupleNavItems } from '../routes/-frames/couple-nav-items.ts'
import { vendorNavItems } from '../routes/-frames/vendor-nav-items.ts'
import { AreaLayout, type AreaLayoutProps } from '../ui/frame/area-layout.tsx'
import { Skeleton } from '../ui/state/skeleton.tsx'

const FRAMES: Readonly<Record<AreaName, Pick<AreaLayoutProps, 'label' | 'items' | 'wide'>>> = {
  couple: { label: 'Area coppia', items: coupleNavItems() },
  vendor: { label: 'Area fornitore', items: vendorNavItems() },
  admin: { label: 'Amministrazione', items: adminNavItems(), wide: true },
}
/** Screens with a shape of their own; the others share one. */
const SHAPES: Readonly<Record<string, () => ReactNode>> = {
  '/couple': DashboardLoading,
  '/couple/planning': PlanningLoading,
  '/couple/budget': BudgetLoading,
}

/** Icons say their own names, a kilobyte over all shells; nothing is found by them. */
const ICON_NAMES = / class="tabler-icon tabler-icon-[\w-]+"/g

const AnyShape = (): ReactElement => (
  <>
    <Skeleton shape="title" />
    <Skeleton shape="row" count={6} />
  </>
)

/**
 * The body of the shell of an area or of one of its screens, as HTML without scripts.
 * @param path `/couple/planning`
 * @throws Error for a path of no area
 */
export function renderAreaShell(path: string): string {
  const area = areaOf(path)
  if (!area) throw new Error(`${path} is in no private area`)
  const Shape = SHAPES[path] ?? AnyShape
  const shell = renderToStaticMarkup(
    <AreaLayout {...FRAMES[area]} path={path}>
      <Shape />
    </AreaLayout>,
  )
  return shell.replaceAll(ICON_NAMES, '')
}

/** The paths that have a shell of their own. */
export { SHELL_PATHS as shellPaths } from '#contract/screens/screens.ts'
