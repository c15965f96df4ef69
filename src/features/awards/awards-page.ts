/** What the page of awards loads before it shows, and what it tells of itself. Loaded apart from the route. */
import { today } from '../../lib/day.ts'
import { heard } from '../../lib/fault-log.ts'
import { awardQueries } from './award-queries.ts'
import { groupAwards } from './award-groups.ts'
import { WINNER_SIZES } from './winner-sizes.ts'
import { type PageContext, publicPage } from '../../seo/public-page.ts'

/**
 * The server waits for the awards; in the browser the page shows at once. Without a year asked for, the last one that
 * has awards.
 */
export async function loadAwards(context: PageContext, anno?: number) {
  const { queryClient, api } = context
  // In the browser the screen says what went wrong and offers to try again.
  const orNone = (error: unknown) => {
    if (import.meta.env.SSR) throw error
    return heard('awards-page', undefined)(error)
  }
  const reading = queryClient.query({ ...awardQueries.years(api), staleTime: 'static' }).catch(orNone)
  const out = import.meta.env.SSR || anno === undefined ? await reading : undefined
  const latest = out?.years[0]
  const year = anno ?? latest ?? Number(today().slice(0, 4))
  const ofYear = awardQueries.ofYear(api, year)
  const given = queryClient.query({ ...ofYear, staleTime: 'static' }).catch(orNone)
  if (import.meta.env.SSR) await given
  const groups = groupAwards(queryClient.getQueryData(ofYear.queryKey) ?? [])
  // The last year's awards have one address, with or without the year.
  const isDefault = anno === undefined || year === latest
  const head = publicPage(context, {
    title: `Award ${year}: i fornitori premiati dalle coppie`,
    description: `I vincitori e i finalisti degli award ${year}, categoria per categoria, con la motivazione e il link alla loro pagina. E come li assegniamo.`,
    path: isDefault ? '/awards' : `/awards?anno=${year}`,
    image: groups[0]?.winners[0]?.vendor.cover,
    sizes: WINNER_SIZES,
    // A year without awards is nothing to be found.
    noindex: import.meta.env.SSR && groups.length === 0,
    crumbs: [],
    name: 'Award',
    ld: [winnersLd(groups, year, context.origin)],
  })
  return { year, head }
}

/** The winners as a list. */
function winnersLd(groups: ReturnType<typeof groupAwards>, year: number, origin: string) {
  const won = groups.flatMap(({ winners, name }) => winners.map(({ vendor }) => ({ ...vendor, kind: name })))
  if (won.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: `Award ${year}`,
    numberOfItems: won.length,
    itemListElement: won.map(({ id, slug, businessName, kind }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: `${businessName} (${kind})`,
      url: `${origin}/fornitore/${id}/${slug}`,
    })),
  }
}
