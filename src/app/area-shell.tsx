/** What a private area shows before its app runs: the frame and the shape of the screen. Rendered once, by the build. */
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BudgetLoading } from '../features/budget/budget-states.tsx'
import { DashboardLoading } from '../features/couple/dashboard-screen.tsx'
import { PlanningLoading } from '../features/couple-tasks/planning-states.tsx'
import { adminPlaces } from '../routes/-frames/admin-places.ts'
import { couplePlaces } from '../routes/-frames/couple-places.ts'
import { vendorPlaces } from '../routes/-frames/vendor-places.ts'
import { AreaLayout, type AreaLayoutProps } from '../ui/area-layout.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const AREAS: Readonly<Record<string, Pick<AreaLayoutProps, 'label' | 'items' | 'dense'>>> = {
  '/couple': { label: 'Area coppia', items: couplePlaces() },
  '/vendor': { label: 'Area fornitore', items: vendorPlaces() },
  '/admin': { label: 'Amministrazione', items: adminPlaces(), dense: true },
}
/** Screens with a shape of their own; the others share one. */
const SHAPES: Readonly<Record<string, () => ReactNode>> = {
  '/couple': DashboardLoading,
  '/couple/planning': PlanningLoading,
  '/couple/budget': BudgetLoading,
}

const AnyShape = (): ReactElement => (
  <>
    <Skeleton shape="title" />
    <Skeleton shape="row" count={6} />
  </>
)

/**
 * The body of the shell of an area or of one of its places, as HTML without scripts.
 * @param path `/couple/planning`
 * @throws Error for a path of no area
 */
export function renderAreaShell(path: string): string {
  const area = AREAS[`/${path.split('/')[1]}`]
  if (!area) throw new Error(`${path} is in no private area`)
  const Shape = SHAPES[path] ?? AnyShape
  return renderToStaticMarkup(
    <AreaLayout {...area} path={path}>
      <Shape />
    </AreaLayout>,
  )
}

/** The paths that have a shell of their own: the areas, and the places of the couple's. */
export const shellPaths: readonly string[] = [
  ...Object.keys(AREAS),
  ...couplePlaces()
    .map(({ href }) => href)
    .filter((href) => href.startsWith('/couple/')),
]
