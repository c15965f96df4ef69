import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { BillingScreen } from '../../features/money/billing-screen.tsx'

/** A vendor's invoices. */
export const Route = createFileRoute('/vendor/billing')({
  head: titled('Fatture'),
  component: BillingScreen,
})
