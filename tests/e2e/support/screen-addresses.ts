/** Where every screen is, by the names of the route files: what is added is tried without being named in a test. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { ProductProcess } from '#tests/support/product-process.ts'
import { DEMO_INVITATION_CODE, DEMO_WEBSITE_ID } from '../../../server/demo/leading-website.ts'

const ROUTES = path.join(import.meta.dirname, '../../../src/routes')

/** The addresses of an area's own screens, a name that changes as `$name`. `account`: signing in and registering. */
export function screensOf(area: 'couple' | '_public' | 'account'): string[] {
  return readdirSync(path.join(ROUTES, area === 'account' ? '' : area), { withFileTypes: true })
    .filter((file) => file.isFile() && /^[^-_].*\.tsx$/.test(file.name) && file.name !== 'route.tsx')
    .map(({ name }) =>
      name
        .replace(/\.tsx$/, '')
        .replace(/(^|\.)index$/, '')
        .replaceAll('.', '/'),
    )
    .map((address) => `/${[area === 'couple' ? area : '', address].filter(Boolean).join('/')}`)
}

/** No page leads there: a website is for its guests alone, by its address or by the link of an invitation. */
export const WEDDING = `/wedding/${DEMO_WEBSITE_ID}`
export const WEDDING_INVITATION = `${WEDDING}?invito=${DEMO_INVITATION_CODE}`

/** Matches the addresses of a screen. */
export const patternOf = (screen: string): RegExp => new RegExp(`^${screen.replaceAll(/\$\w+/g, '[^/]+')}$`)

/**
 * One address of every screen that is open to everybody, of a product with the demo's data; where a name changes, the
 * first that the product tells search engines of.
 */
export async function publicAddresses(product: ProductProcess): Promise<string[]> {
  const files = ['pages', 'stories', 'vendors-1']
  const maps = await Promise.all(
    files.map(async (file) => (await fetch(`${product.url}/sitemap/${file}.xml`)).text()),
  )
  const told = maps.flatMap((xml) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname),
  )
  const known = [...told, WEDDING]
  return [...screensOf('_public'), ...screensOf('account')].map((screen) => {
    const address = screen.includes('$') ? known.find((one) => patternOf(screen).test(one)) : screen
    if (!address) throw new Error(`No page of ${screen} is known.`)
    return address
  })
}
