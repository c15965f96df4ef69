/** What the pages with lists load before they show, and what they tell of themselves. Loaded apart from the routes. */
import type { InfiniteData } from '@tanstack/react-query'
import type { VendorPage } from '#contract/vendors/vendor.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { heard } from '../../../lib/fault-log.ts'
import { CARD_SIZES } from '../card-sizes.ts'
import { countFilterOf, filterOf } from '../filter/vendor-filter.ts'
import { bannerQueries } from '../../banners/banner-queries.ts'
import { vendorQueries } from '../vendor-queries.ts'
import type { VendorListSearch, VendorSearch } from '../filter/vendor-search.ts'
import { itemListLd } from '../page/vendor-seo.ts'
import { listDescription, listTitle } from './list-words.ts'
import { type PageContext, type PageHead, publicPage } from '../../../seo/public-page.ts'

/** The server waits for the list; in the browser the page shows at once, with what it has or the shape of it. */
export async function loadVendorList(
  context: PageContext,
  { category: _, ...search }: VendorListSearch,
  category: string | undefined,
): Promise<PageHead> {
  const { queryClient, api } = context
  const options = vendorQueries.list(api, filterOf(search, category))
  const list = queryClient.infiniteQuery({ ...options, staleTime: 'static' })
  const counts = queryClient.query({
    ...vendorQueries.categories(api, countFilterOf(search)),
    staleTime: 'static',
  })
  const own = categoryOf(category ?? '')?.slug
  const services = own && queryClient.query({ ...vendorQueries.services(api, own), staleTime: 'static' })
  const banner = queryClient.query({ ...bannerQueries.at(api, 'list'), staleTime: 'static' })
  if (import.meta.env.SSR) await Promise.all([list, counts, services, banner])
  // The screen says what went wrong and offers to try again.
  else for (const read of [list, counts, services, banner]) read?.catch(heard('vendor-list-page'))
  const known = queryClient.getQueryData<InfiniteData<VendorPage, string>>(options.queryKey)
  return vendorListHead(context, search, category, known?.pages[0])
}

const ALL = { name: 'Fornitori', path: '/fornitori' }

/** A place makes a page to be found; what narrows a list further does not. */
const isIndexed = ({ region: _, province: __, ...rest }: VendorSearch) => Object.keys(rest).length === 0

function vendorListHead(
  context: PageContext,
  search: VendorSearch,
  category: string | undefined,
  page: VendorPage | undefined,
) {
  const place = new URLSearchParams({
    ...(search.region && { region: search.region }),
    ...(search.province && { province: search.province }),
  }).toString()
  const base = category ? `${ALL.path}/${category}` : ALL.path
  const above = [ALL, ...(category ? [{ name: categoryOf(category)?.name ?? category, path: base }] : [])]
  return publicPage(context, {
    title: listTitle(category, search),
    description: listDescription(category, search, page?.total),
    path: place ? `${base}?${place}` : base,
    image: (page?.sponsored?.[0] ?? page?.items[0])?.cover,
    sizes: CARD_SIZES,
    noindex: !isIndexed(search) || page?.total === 0,
    // A list of one place stands under the whole of it.
    crumbs: place ? above : above.slice(0, -1),
    ...(!place && { name: above.at(-1)!.name }),
    ld: [page && itemListLd(page.items, page.total, context.origin)],
  })
}
