/** Where the page looks, by the reads that are on the screen: what its public data is made of, as hubs name it. */
import type { QueryClient } from '@tanstack/react-query'
import { ALL_LISTS, LOOK_MAX, NEWS, isPlace, listPlace } from '#contract/wire/places.ts'

/** The places of what is shown, those of the page before those of the couple's favourites: as many as may be said. */
export function shownPlaces(client: QueryClient): readonly string[] {
  const [shown, saved] = [new Set<unknown>(), new Set<unknown>()]
  for (const { queryKey, state } of client.getQueryCache().findAll({ type: 'active' })) {
    const [noun, kind, of] = queryKey
    const things = (Array.isArray(state.data) ? state.data : []) as { id?: string; vendorId?: string }[]
    if (noun === 'favorites') for (const { vendorId } of things) saved.add(vendorId)
    if (noun === 'news') shown.add(NEWS)
    if (noun === 'videos' || noun === 'reviews') shown.add(kind)
    // A vendor that looks at its own page, whose other devices write there too.
    if (noun === 'account' && kind === 'vendor') shown.add(of)
    if (noun !== 'vendors') continue
    if (kind === 'list') shown.add(listPlace(of as object))
    else if (kind === 'all') shown.add(ALL_LISTS)
    // The top ones and similar ones are shown as cards.
    else if (kind === 'top' || kind === 'similar') for (const { id } of things) shown.add(id)
    // Its page and its days; what is counted by category or region is read again in its time.
    else shown.add(of)
  }
  return [...new Set([...shown, ...saved])].filter(isPlace).slice(0, LOOK_MAX)
}
