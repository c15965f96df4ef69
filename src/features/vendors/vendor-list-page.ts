/** What the pages with lists load before they show, and what they tell of themselves. Loaded apart from the routes. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { VendorPage } from '#contract/vendor.ts'
import { categoryOf } from '#contract/category-list.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { CARD_SIZES } from './card-sizes.ts'
import { filterOf } from './vendor-filter.ts'
import { bannerQueries } from '../banners/banner-queries.ts'
import { vendorQueries } from './vendor-queries.ts'
import type { VendorListSearch, VendorSearch } from './vendor-search.ts'
import { breadcrumbLd, itemListLd, pageHead, picturePreload } from './vendor-seo.ts'
import { listDescription, listTitle } from './vendor-words.ts'

interface PageContext {
  queryClient: QueryClient
  api: ApiClient
  origin: string
}

/**
 * The server waits for the list; in the browser the page shows at once, with what it has or the shape of it.
 * @returns the page's head
 */
export async function loadVendorList(
  context: PageContext,
  { category: _, ...search }: VendorListSearch,
  category: string | undefined,
) {
  const { queryClient, api } = context
  const options = vendorQueries.list(api, filterOf(search, category))
  const list = queryClient.infiniteQuery({ ...options, staleTime: 'static' })
  const summary = queryClient.query({ ...vendorQueries.summary(api), staleTime: 'static' })
  const own = categoryOf(category ?? '')?.slug
  const services = own && queryClient.query({ ...vendorQueries.services(api, own), staleTime: 'static' })
  const banner = queryClient.query({ ...bannerQueries.at(api, 'list'), staleTime: 'static' })
  if (import.meta.env.SSR) await Promise.all([list, summary, services, banner])
  // The screen says what went wrong and offers to try again.
  else for (const read of [list, summary, services, banner]) read?.catch(() => undefined)
  const known = queryClient.getQueryData<InfiniteData<VendorPage, string>>(options.queryKey)
  return vendorListHead(context.origin, search, category, known?.pages[0])
}

/** A place makes a page to be found; what narrows a list further does not. */
const isIndexed = ({ region: _, province: __, ...rest }: VendorSearch) => Object.keys(rest).length === 0

function vendorListHead(
  origin: string,
  search: VendorSearch,
  category: string | undefined,
  page: VendorPage | undefined,
) {
  const place = new URLSearchParams({
    ...(search.region && { region: search.region }),
    ...(search.province && { province: search.province }),
  }).toString()
  const base = category ? `/fornitori/${category}` : '/fornitori'
  const first = (page?.sponsored?.[0] ?? page?.items[0])?.cover
  const crumbs = [
    { name: 'Fornitori', path: '/fornitori' },
    ...(category ? [{ name: categoryOf(category)?.name ?? category, path: base }] : []),
  ]
  const head = pageHead({
    title: listTitle(category, search),
    description: listDescription(category, search, page?.total),
    path: place ? `${base}?${place}` : base,
    origin,
    image: first,
    noindex: !isIndexed(search) || page?.total === 0,
    ld: [breadcrumbLd(crumbs, origin), page && itemListLd(page.items, page.total, origin)],
  })
  return { ...head, links: [...head.links, ...(first ? [picturePreload(first, CARD_SIZES)] : [])] }
}
