import type { AdminDashboard } from '#contract/admin/admin-dashboard.ts'
import { formatNumber } from '../../lib/number.ts'
import { BarChart } from '../../ui/chart/bar-chart.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { differenceWords, shareOf } from './dashboard-words.ts'
import css from './dashboard.module.css'

const STEPS = [
  { of: 'quoted', label: 'Preventivi' },
  { of: 'accepted', label: 'Accettati' },
  { of: 'confirmed', label: 'Confermati' },
  { of: 'unanswered', label: 'Senza risposta', tone: 'terracotta' },
] as const

/** The requests of the span, by how far each has come since. */
export function BookingsPart({ bookings }: { bookings: AdminDashboard['bookings'] }) {
  const { requests } = bookings
  return (
    <section>
      <SectionHeader title="Prenotazioni" side="chieste in questi giorni" />
      {requests.now === 0 ? (
        <p className={css.calm}>
          In questi giorni nessuna coppia ha chiesto una data
          {requests.before > 0 ? `: nel periodo prima erano ${formatNumber(requests.before)}.` : '.'}
        </p>
      ) : (
        <BarChart
          caption="Richieste di prenotazione, per quanta strada hanno fatto"
          rows={[
            {
              label: 'Richieste',
              value: requests.now,
              text: formatNumber(requests.now),
              note: differenceWords(requests, formatNumber),
            },
            ...STEPS.map((step) => ({
              label: step.label,
              value: bookings[step.of],
              text: formatNumber(bookings[step.of]),
              note: shareOf(bookings[step.of], requests.now)!,
              tone: 'tone' in step ? step.tone : ('soft' as const),
            })),
          ]}
        />
      )}
    </section>
  )
}
