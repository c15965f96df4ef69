import { createFileRoute } from '@tanstack/react-router'
import { AdminAwardsScreen } from '../../features/awards/admin-awards-screen.tsx'
import { parseAwardSearch } from '../../features/awards/award-search.ts'
import { titled } from '../../lib/titled.ts'

/** The awards of a year, to give and to take back. The year is in the address. */
export const Route = createFileRoute('/admin/awards')({
  validateSearch: parseAwardSearch,
  head: titled('Award'),
  component: AwardsRoute,
})

function AwardsRoute() {
  const { anno } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminAwardsScreen
      year={anno}
      onYear={(year) => void navigate({ search: { anno: year }, replace: true })}
    />
  )
}
