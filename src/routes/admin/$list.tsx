import { createFileRoute, notFound } from '@tanstack/react-router'
import type { ListDescription } from '../../lists/list-description.ts'
import { ListScreen } from '../../lists/list-screen.tsx'
import { parseListSearch } from '../../lists/list-search.ts'
import { AreaNotFound } from '../-frames/not-found-notice.tsx'
import { ADMIN_LISTS } from './-lists.ts'

/** Any of the administrators' lists: one route for all, for every page carries the routes. */
export const Route = createFileRoute('/admin/$list')({
  validateSearch: parseListSearch,
  loader: ({ params }) => {
    if (!Object.hasOwn(ADMIN_LISTS, params.list)) throw notFound()
    return ADMIN_LISTS[params.list as keyof typeof ADMIN_LISTS].title
  },
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData ?? 'Questa pagina non c’è'} · Lovoglio` }] }),
  component: ListRoute,
  // Here, so that the area's frame stands around it.
  notFoundComponent: AreaNotFound,
})

function ListRoute() {
  const navigate = Route.useNavigate()
  const name = Route.useParams().list as keyof typeof ADMIN_LISTS
  return (
    <ListScreen
      key={name}
      list={ADMIN_LISTS[name] as unknown as ListDescription<'Admin/getVendor'>}
      said={Route.useSearch()}
      onSaid={(search) => void navigate({ search, replace: true })}
    />
  )
}
