import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { UpgradeScreen } from '../../features/money/upgrade-screen.tsx'

/** A vendor's plan, and the others. */
export const Route = createFileRoute('/vendor/upgrade-account')({
  head: titled('Il tuo piano'),
  component: UpgradeRoute,
})

function UpgradeRoute() {
  const navigate = Route.useNavigate()
  return <UpgradeScreen onChanged={() => void navigate({ to: '/vendor/billing' })} />
}
