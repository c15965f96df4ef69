import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { titled } from '../../lib/titled.ts'
import { BillingScreen } from '../../features/money/billing-screen.tsx'
import { parsePaidSearch } from '../../features/money/paid-search.ts'

/** A vendor's invoices. */
export const Route = createFileRoute('/vendor/billing')({
  head: titled('Fatture'),
  validateSearch: parsePaidSearch,
  component: Billing,
})

function Billing() {
  const { pagata } = Route.useSearch()
  const navigate = useNavigate()
  const said = useCallback(
    () => void navigate({ to: '/vendor/billing', search: {}, replace: true }),
    [navigate],
  )
  return <BillingScreen paid={pagata} onSaid={said} />
}
