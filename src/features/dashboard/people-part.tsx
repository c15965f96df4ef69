import type { AdminDashboard } from '#contract/admin/admin-dashboard.ts'
import { formatMonth } from '../../lib/day.ts'
import { formatNumber } from '../../lib/number.ts'
import { plural } from '../../lib/text.ts'
import { MayLink } from '../../lists/may-link.tsx'
import { Sparkline } from '../../ui/chart/sparkline.tsx'
import { StackedBar } from '../../ui/chart/stacked-bar.tsx'
import { StatGrid } from '../../ui/chart/stat-grid.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { differenceWords, shareOf } from './dashboard-words.ts'
import css from './dashboard.module.css'

const STATES = [
  { of: 'active', label: 'Pubblicati', tone: 'olive', filter: 'attivi' },
  { of: 'drafts', label: 'Bozze', tone: 'soft', filter: 'bozze' },
  { of: 'suspended', label: 'Sospesi', tone: 'danger', filter: 'sospesi' },
] as const

/** Couples and vendors: how many, how many came, in which state. */
export function PeoplePart({ dashboard: { couples, vendors, months } }: { dashboard: AdminDashboard }) {
  const all = vendors.active + vendors.drafts + vendors.suspended
  const trend = (what: 'couples' | 'vendors', heading: string) => {
    const points = months.map((month) => month[what])
    const from = formatMonth(months[0]!.month)
    return <Sparkline label={`${heading} al mese, ${from} a oggi: ${points.join(', ')}`} points={points} />
  }
  return (
    <section>
      <SectionHeader title="Persone" />
      <StatGrid
        stats={[
          {
            label: 'Coppie',
            value: <MayLink href="/admin/couple">{formatNumber(couples.all)}</MayLink>,
            note: `${plural(couples.new.now, 'nuova', 'nuove')}, ${differenceWords(couples.new, formatNumber)}`,
            extra: trend('couples', 'Coppie nuove'),
          },
          {
            label: 'Attive in 7 giorni',
            value: formatNumber(couples.active),
            note: shareOf(couples.active, couples.all)
              ? `${shareOf(couples.active, couples.all)} delle coppie`
              : '',
          },
          {
            label: 'Fornitori',
            value: <MayLink href="/admin/fornitori">{formatNumber(all)}</MayLink>,
            note: `${plural(vendors.new.now, 'nuovo', 'nuovi')}, ${differenceWords(vendors.new, formatNumber)}`,
            extra: trend('vendors', 'Fornitori nuovi'),
          },
        ]}
      />
      <div className={css.states}>
        <StackedBar
          label="Fornitori"
          parts={STATES.map(({ of, label, tone }) => ({
            label,
            value: vendors[of],
            tone,
            text: formatNumber(vendors[of]),
          }))}
        />
        <dl className={css.stateList}>
          {STATES.map(({ of, label, filter }) => (
            <div key={of}>
              <dt>
                <MayLink href={`/admin/fornitori?filter=state:${filter}`}>{label}</MayLink>
              </dt>
              <dd>{formatNumber(vendors[of])}</dd>
            </div>
          ))}
          <div>
            <dt>Con un piano pagato</dt>
            <dd>{formatNumber(vendors.paying)}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
