import type { SiteAnalytics } from '#contract/admin/site-analytics.ts'
import { formatNumber } from '../../lib/number.ts'
import { BarChart } from '../../ui/chart/bar-chart.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { shareOf } from './dashboard-words.ts'
import css from './dashboard.module.css'

const STEPS = [
  ['registered', 'Si sono iscritte'],
  ['saved', 'Hanno salvato un fornitore'],
  ['wrote', 'Hanno scritto a un fornitore'],
  ['asked', 'Hanno chiesto una data'],
  ['booked', 'Hanno una prenotazione confermata'],
] as const

/** How far the couples that registered in the span have come since. */
export function FunnelPart({ funnel }: { funnel: SiteAnalytics['funnel'] }) {
  return (
    <section>
      <SectionHeader title="Le coppie iscritte nel periodo" />
      {funnel.registered === 0 ? (
        <p className={css.calm}>Nessuna, in questo periodo.</p>
      ) : (
        <BarChart
          caption="Fin dove sono arrivate le coppie iscritte nel periodo"
          rows={STEPS.map(([step, label]) => ({
            label,
            value: funnel[step],
            text: formatNumber(funnel[step]),
            ...(step !== 'registered' && { note: ` ${shareOf(funnel[step], funnel.registered)}` }),
          }))}
        />
      )}
    </section>
  )
}
