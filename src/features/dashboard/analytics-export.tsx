import type { SiteAnalytics } from '#contract/site-analytics.ts'
import { saveText } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { analyticsCsv } from './analytics-csv.ts'

/** What is on the screen, for a spreadsheet. */
export function AnalyticsExport({ analytics }: { analytics: SiteAnalytics }) {
  const { from, to } = analytics
  return (
    <Button
      variant="quiet"
      onClick={() =>
        saveText(`lovoglio-${from}-${to}.csv`, 'text/csv;charset=utf-8', analyticsCsv(analytics))
      }
    >
      Esporta CSV
    </Button>
  )
}
