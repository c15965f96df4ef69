/** What the page of awards loads before it shows, and what it tells of itself. Loaded apart from the route. */
import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { today } from '../../lib/day.ts'
import { awardQueries } from './award-queries.ts'
import { awardYears, groupAwards } from './award-groups.ts'

export { WINNER_SIZES } from './winner-sizes.ts'

/**
 * The server waits for the awards; in the browser the page shows at once. Without a year asked for, the last one that
 * has awards.
 */
export async function loadAwards(
  { queryClient, api }: { queryClient: QueryClient; api: ApiClient },
  anno?: number,
) {
  const years = awardYears(today())
  const read = (year: number) => queryClient.query({ ...awardQueries.ofYear(api, year), staleTime: 'static' })
  const latest = years[0]!
  let year = anno ?? latest
  if (import.meta.env.SSR || anno === undefined) {
    // In the browser the screen says what went wrong and offers to try again.
    const awards = await read(year).catch((error: unknown) => {
      if (import.meta.env.SSR) throw error
      return undefined
    })
    if (anno === undefined && awards?.length === 0 && years.length > 1) {
      year = years[1]!
      await read(year).catch(() => undefined)
    }
  }
  const known = queryClient.getQueryData(awardQueries.ofYear(api, year).queryKey)
  const groups = groupAwards(known ?? [])
  // The last year's awards have one address, with or without the year.
  return { year, years, groups, isDefault: anno === undefined || (year === latest && groups.length > 0) }
}

export const awardsWords = (year: number, isDefault: boolean) => ({
  title: `Award ${year}: i fornitori premiati dalle coppie`,
  description: `I vincitori e i finalisti degli award ${year}, categoria per categoria, con la motivazione e il link alla loro pagina. E come li assegniamo.`,
  path: isDefault ? '/awards' : `/awards?anno=${year}`,
})

/** The winners as a list. */
export function winnersLd(groups: ReturnType<typeof groupAwards>, year: number, origin: string) {
  const winners = groups.flatMap(({ winner, name }) => (winner ? [{ ...winner.vendor, kind: name }] : []))
  if (winners.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: `Award ${year}`,
    numberOfItems: winners.length,
    itemListElement: winners.map(({ id, slug, businessName, kind }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: `${businessName} (${kind})`,
      url: `${origin}/fornitore/${id}/${slug}`,
    })),
  }
}
