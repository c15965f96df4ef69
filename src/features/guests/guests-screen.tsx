import { Suspense, lazy, useMemo } from 'react'
import { EntitiesPending } from '../../plan/entities-pending.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useCouple } from '../couple/couple-queries.ts'
import { useWebsite } from '../website/invitations/invitation-face.ts'
import { useGuestActions } from './guest-actions.ts'
import { householdsOf } from './guest-list.ts'
import type { GuestView } from './guest-views.ts'
import { ListView } from './list-view.tsx'

const TablesView = lazy(() =>
  import('./tables/tables-view.tsx').then((part) => ({ default: part.TablesView })),
)

export interface GuestSearch {
  /** Without it the list. */
  parte?: 'tavoli' | undefined
  guest?: string | undefined
  vista?: GuestView | undefined
  q?: string | undefined
}

/** What both views are given. */
export interface GuestsProps {
  site: ReturnType<typeof useWebsite>
  households: ReturnType<typeof householdsOf>
  couple: ReturnType<typeof useCouple>
  search: GuestSearch
  onSearch: (change: GuestSearch) => void
}

/**
 * Whom the couple invites, who comes, what the kitchen must know, and who sits where.
 * @param search the guest whose sheet is open, and whom of them one sees
 */
export function GuestsScreen({ search, onSearch }: Pick<GuestsProps, 'search' | 'onSearch'>) {
  const couple = useCouple()
  const site = useWebsite()
  const { invitations, guests, answers } = site
  const actions = useGuestActions(invitations, guests)
  const households = useMemo(() => householdsOf(invitations, guests, answers), [invitations, guests, answers])
  if (!site.listed && households.length === 0)
    return <EntitiesPending title="Invitati" what="Gli invitati" rows={8} entities={site} />
  const props = { site, households, couple, search, onSearch }
  if (search.parte !== 'tavoli') return <ListView {...props} actions={actions} />
  return (
    <Suspense fallback={<Skeleton shape="card" count={3} />}>
      <TablesView {...props} />
    </Suspense>
  )
}
