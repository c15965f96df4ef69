import { readFile } from 'node:fs/promises'
import path from 'node:path'

const PUBLIC = '/_public'

/** The public pages of a build that stand at one address each: those of its routes that take no parameter. */
export async function publicPaths(distDir: string): Promise<string[]> {
  const file = path.join(distDir, 'client/route-assets.json')
  const { routes } = JSON.parse(await readFile(file, 'utf8')) as { routes: Record<string, unknown> }
  return Object.keys(routes)
    .filter((route) => route.startsWith(`${PUBLIC}/`) && !route.includes('$'))
    .map((route) => route.slice(PUBLIC.length).replace(/(?<=.)\/$/, ''))
    .toSorted()
}
