import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './stat-grid.module.css'

export type Stat = {
  label: string
  value: ReactNode
  note?: ReactNode
  /** `late` colours the figure, `good` and `bad` the note; the words must say it too. */
  tone?: 'late' | 'good' | 'bad'
  /** Below: a bar, a small chart. */
  extra?: ReactNode
}

/** Two to five figures on one paper: two by two on phones, in a row on wide screens. */
export function StatGrid({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={css.grid}>
      {stats.map((stat) => (
        <div key={stat.label} className={classNames(css.stat, stat.tone && css[stat.tone])}>
          <dt className={css.label}>{stat.label}</dt>
          <dd className={css.value}>{stat.value}</dd>
          {stat.note && <dd className={css.note}>{stat.note}</dd>}
          {stat.extra && <dd className={classNames(css.note, css.extra)}>{stat.extra}</dd>}
        </div>
      ))}
    </dl>
  )
}
