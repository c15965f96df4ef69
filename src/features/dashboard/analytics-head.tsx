import type { ReactNode } from 'react'
import type { DashboardSpan } from '#contract/lists/admin/dashboard.ts'
import { Choices } from '../../ui/form/choices.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { SPANS } from './dashboard-search.ts'

const VIEWS = [
  { value: 'sito', label: 'Il sito' },
  { value: 'domanda', label: 'Domanda e ricerche' },
] as const
export type AnalyticsView = (typeof VIEWS)[number]['value']

/** The head of the analytics: which of them, of how many days, and the file. */
export function AnalyticsHead({
  subtitle,
  view,
  onView,
  days,
  onDays,
  file,
}: {
  subtitle: string | undefined
  view: AnalyticsView
  onView: (view: AnalyticsView) => void
  days: DashboardSpan
  onDays: (days: DashboardSpan) => void
  file: ReactNode
}) {
  return (
    <PageHeader
      title="Statistiche"
      subtitle={subtitle}
      actions={
        <Choices>
          <Segmented label="Che cosa" options={VIEWS} value={view} onValue={onView} />
          <Segmented
            label="Di quanto tempo"
            options={SPANS}
            value={String(days)}
            onValue={(value) => onDays(Number(value) as DashboardSpan)}
          />
          {file}
        </Choices>
      }
    />
  )
}
