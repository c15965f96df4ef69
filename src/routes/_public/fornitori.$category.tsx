import { createFileRoute, notFound } from '@tanstack/react-router'
import { categoryOf } from '#contract/category-list.ts'
import { NotFoundNotice } from '../-frames/not-found-notice.tsx'
import { BannerSlot } from '../../features/banners/banner-slot.tsx'
import { heartOf } from '../../features/favorites/favorite-button.tsx'
import { VendorListScreen } from '../../features/vendors/vendor-list-screen.tsx'
import { parseVendorSearch, type VendorSearch } from '../../features/vendors/vendor-search.ts'

/** The vendors of one category. */
export const Route = createFileRoute('/_public/fornitori/$category')({
  validateSearch: parseVendorSearch,
  beforeLoad({ params }) {
    if (!categoryOf(params.category)) throw notFound()
  },
  // The router keeps what the address says beside it: a stranger's parameter must not become a filter.
  loaderDeps: ({ search }) => parseVendorSearch(search),
  loader: async ({ context, deps, params }) => {
    const page = await import('../../features/vendors/vendor-list-page.ts')
    return page.loadVendorList(context, deps, params.category)
  },
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
