import { createFileRoute } from '@tanstack/react-router'
import { PAID_PLANS, PLAN_PERIODS } from '#contract/lists/billing/plan-names.ts'
import { oneOf, searchParams } from '../../lib/search-params.ts'
import { titled } from '../../lib/titled.ts'
import { UpgradeScreen } from '../../features/money/upgrade-screen.tsx'

/** `piano` and `periodo`: what somebody has chosen before registering, and is asked to confirm. */
const readSearch = searchParams({ piano: oneOf(PAID_PLANS), periodo: oneOf(PLAN_PERIODS) })

/** A vendor's plan, and the others. */
export const Route = createFileRoute('/vendor/upgrade-account')({
  validateSearch: readSearch,
  head: titled('Il tuo piano'),
  component: UpgradeRoute,
})

function UpgradeRoute() {
  const navigate = Route.useNavigate()
  const { piano, periodo } = Route.useSearch()
  return (
    <UpgradeScreen
      asked={piano && { plan: piano, period: periodo === 'anno' ? 'yearly' : 'monthly' }}
      onChanged={() => void navigate({ to: '/vendor/billing' })}
      onLeft={() => void navigate({ search: {}, replace: true })}
    />
  )
}
