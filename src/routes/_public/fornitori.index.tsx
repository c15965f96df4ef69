import { createFileRoute, redirect } from '@tanstack/react-router'
import { BannerSlot } from '../../features/banners/banner-slot.tsx'
import { heartOf } from '../../features/favorites/favorite-button.tsx'
import { VendorListScreen } from '../../features/vendors/list/vendor-list-screen.tsx'
import { parseVendorSearch, type VendorSearch } from '../../features/vendors/filter/vendor-search.ts'

/** All the vendors. A category among the parameters has a page of its own. */
export const Route = createFileRoute('/_public/fornitori/')({
  validateSearch: parseVendorSearch,
  beforeLoad({ search: { category, ...search } }) {
    if (category)
      throw redirect({ to: '/fornitori/$category', params: { category }, search, statusCode: 301 })
  },
  // The router keeps what the address says beside it: a stranger's parameter must not become a filter.
  loaderDeps: ({ search }) => parseVendorSearch(search),
  loader: async ({ context, deps }) =>
    (await import('../../features/vendors/list/vendor-list-page.ts')).loadVendorList(
      context,
      deps,
      undefined,
    ),
  head: ({ loaderData }) => loaderData ?? {},
  component: VendorsRoute,
})

function VendorsRoute() {
  const { category: _, ...search } = Route.useSearch({ select: parseVendorSearch })
  const navigate = Route.useNavigate()
  const onSearch = (next: VendorSearch) =>
    void navigate({ to: '/fornitori', search: next, resetScroll: false })
  return (
    <VendorListScreen
      category={undefined}
      search={search}
      onSearch={onSearch}
      save={heartOf}
      between={<BannerSlot placement="list" />}
    />
  )
}
