import { createFileRoute, notFound } from '@tanstack/react-router'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { NotFoundNotice } from '../-frames/not-found-notice.tsx'
import { BannerSlot } from '../../features/banners/banner-slot.tsx'
import { heartOf } from '../../features/favorites/favorite-button.tsx'
import { VendorListScreen } from '../../features/vendors/list/vendor-list-screen.tsx'
import { parseVendorSearch, type VendorSearch } from '../../features/vendors/filter/vendor-search.ts'

/** The vendors of one category. */
export const Route = createFileRoute('/_public/fornitori/$category')({
  validateSearch: parseVendorSearch,
  async beforeLoad({ context, params }) {
    if (categoryOf(params.category)) return
    // Without a network this build may only be older than the category: its page is not saved here.
    if (!import.meta.env.SSR) await context.api('ping')
    throw notFound()
  },
  // The router keeps what the address says beside it: a stranger's parameter must not become a filter.
  loaderDeps: ({ search }) => parseVendorSearch(search),
  loader: async ({ context, deps, params }) =>
    (await import('../../features/vendors/list/vendor-list-page.ts')).loadVendorList(
      context,
      deps,
      params.category,
    ),
  head: ({ loaderData }) => loaderData ?? {},
  component: CategoryRoute,
  notFoundComponent: NotFoundNotice,
})

function CategoryRoute() {
  const { category } = Route.useParams()
  const { category: _, ...search } = Route.useSearch({ select: parseVendorSearch })
  const navigate = Route.useNavigate()
  const onSearch = (next: VendorSearch) =>
    void navigate({ to: '/fornitori/$category', params: { category }, search: next, resetScroll: false })
  return (
    <VendorListScreen
      category={category}
      search={search}
      onSearch={onSearch}
      save={heartOf}
      between={<BannerSlot placement="list" />}
    />
  )
}
