import type { Plugin } from 'vite'
import { AREAS } from '../../contract/screens/areas.ts'

const AREA = Object.keys(AREAS).join('|')
/** A screen of an area, as the router's generated file names it; not the area's own frame. */
const SCREEN = new RegExp(
  `^import \\{ Route as (\\w+)Import \\} from '\\./routes/(?:${AREA})/(?!route\\.tsx).*\\n`,
  'gm',
)

/**
 * Takes the screens of the private areas out of the tree of routes: they join it when their area is entered
 * (`src/app/area-screens.ts`).
 */
export function areaRoutes(): Plugin {
  return {
    name: 'lovoglio:area-routes',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/routeTree\.gen\.ts$/ },
      handler: (code) => withoutScreens(code),
    },
  }
}

/**
 * @param tree the generated file
 * @throws Error where a screen is used in another way than the generator writes today
 */
export function withoutScreens(tree: string): string {
  const names = [...tree.matchAll(SCREEN)].map((match) => match[1]!)
  let rest = tree.replaceAll(SCREEN, '')
  for (const name of names) {
    const made = new RegExp(`^const ${name} =\\s+${name}Import\\s*\\.update\\(\\{[^}]*\\} as any\\)\\n`, 'm')
    const child = `  ${name}: ${name},\n`
    if (!made.test(rest) || !rest.includes(child))
      throw new Error(`${name} is not where it was in the tree of routes`)
    rest = rest.replace(made, '').replace(child, '')
  }
  return rest
}
