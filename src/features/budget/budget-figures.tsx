import { formatMoney, formatPercent } from '../../lib/money.ts'
import { plural } from '../../lib/text.ts'
import { ReviewMark, WaitingMark } from '../../ui/state/save-mark.tsx'
import { StackedBar } from '../../ui/chart/stacked-bar.tsx'
import { type Stat, StatGrid } from '../../ui/chart/stat-grid.tsx'
import { REVIEW_PATH, type EntityMark } from '../sync/sync-face.ts'
import css from './budget.module.css'
import { type BudgetTotals, percentOf } from './budget-totals.ts'

/** The four figures. The first one is where the ceiling is changed. */
export function BudgetFigures({
  totals,
  hasCeiling,
  mark,
  onCeiling,
}: {
  totals: BudgetTotals
  hasCeiling: boolean
  mark: EntityMark | undefined
  onCeiling: () => void
}) {
  const { totalCents, expectedCents, paidCents, marginCents, dueSoonCents, dueSoonCount, lateCount } = totals
  const stats: Stat[] = [
    {
      label: 'Il vostro tetto',
      value: hasCeiling ? formatMoney(totalCents) : '—',
      note: (
        <span className={css.ceilingNote}>
          <button type="button" className={css.inline} onClick={onCeiling}>
            {hasCeiling ? 'Cambia' : 'Decidi il tetto'}
          </button>
          {mark === 'waiting' && <WaitingMark />}
          {mark === 'review' && <ReviewMark what="il tetto del budget" href={REVIEW_PATH} />}
        </span>
      ),
      extra: hasCeiling && (
        <StackedBar
          label="Del tetto"
          total={totalCents}
          parts={[
            { label: 'pagato', value: paidCents, text: formatMoney(paidCents) },
            {
              label: 'previsto e non ancora pagato',
              value: Math.max(0, expectedCents - paidCents),
              text: formatMoney(Math.max(0, expectedCents - paidCents)),
            },
          ]}
        />
      ),
    },
    {
      label: 'Previsto',
      value: formatMoney(expectedCents),
      note: !hasCeiling
        ? 'Contratti, e preventivi dove non c’è ancora un contratto'
        : marginCents >= 0
          ? `${formatMoney(marginCents)} di margine`
          : `${formatMoney(-marginCents)} oltre il tetto`,
      ...(hasCeiling && { tone: marginCents >= 0 ? ('good' as const) : ('bad' as const) }),
    },
    {
      label: 'Pagato',
      value: formatMoney(paidCents),
      note: `${formatPercent(percentOf(paidCents, expectedCents))} del previsto`,
    },
    {
      label: 'Da pagare entro 30 giorni',
      value: formatMoney(dueSoonCents),
      note:
        dueSoonCount === 0
          ? 'Nessuna scadenza'
          : `${plural(dueSoonCount, 'rata', 'rate')}${lateCount > 0 ? `, ${lateCount} in ritardo` : ''}`,
      ...(dueSoonCents > 0 && { tone: 'late' as const }),
    },
  ]
  return (
    <div className={css.figures}>
      <StatGrid stats={stats} />
    </div>
  )
}
