import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { AnalyticsScreen } from '../../features/vendor-analytics/analytics-screen.tsx'

/** How the vendor is doing. */
export const Route = createFileRoute('/vendor/analytics')({
  head: titled('Statistiche'),
  component: AnalyticsScreen,
})
