/** Where every screen is, by the table of screens: what is added is tried without being named in a test. */
import { ACCOUNT_SCREENS } from '#contract/screens/account.ts'
import { type AreaName, areaOf } from '#contract/screens/areas.ts'
import { DIALOG_SCREENS } from '#contract/screens/dialogs.ts'
import { PUBLIC_SCREENS } from '#contract/screens/public.ts'
import { patternOf, screensOfArea } from '#contract/screens/screens.ts'
import type { ProductProcess } from '#tests/support/product-process.ts'
import { DEMO_INVITATION_CODE, DEMO_WEBSITE_ID } from '../../../server/demo/leading-website.ts'

/** The addresses of an area's own screens, a name that changes as `$name`. `account`: signing in and registering. */
export function screensOf(area: AreaName | '_public' | 'account'): readonly string[] {
  if (area === 'account') return ACCOUNT_SCREENS
  if (area === '_public') return PUBLIC_SCREENS.map(({ path }) => path)
  const dialogs = DIALOG_SCREENS.filter((path) => areaOf(path) === area)
  return [...screensOfArea(area).map(({ path }) => path), ...dialogs]
}

/** No page leads there: a website is for its guests alone, by its address or by the link of an invitation. */
export const WEDDING = `/wedding/${DEMO_WEBSITE_ID}`
export const WEDDING_INVITATION = `${WEDDING}?invito=${DEMO_INVITATION_CODE}`

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
