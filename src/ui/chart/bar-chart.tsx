import css from './bar-chart.module.css'
import { classNames } from '../class-names.ts'
import { chartTone, type ChartTone } from '../tones.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

export type BarRow = {
  label: string
  value: number
  /** The value as people read it. */
  text: string
  note?: string
  /** A mark on the bar: what was allotted. Beyond it the bar is an alarm. */
  limit?: number
  tone?: ChartTone
}

/**
 * Amounts by name, one bar each on one scale. Every figure stands beside its bar in words, so the picture needs no other
 * text for readers of the screen.
 */
export function BarChart({ caption, rows }: { caption: string; rows: readonly BarRow[] }) {
  const most = Math.max(...rows.map((row) => Math.max(row.value, row.limit ?? 0)), 1)
  return (
    <figure className={css.figure}>
      <VisuallyHidden>
        <figcaption>{caption}</figcaption>
      </VisuallyHidden>
      <ul className={css.rows}>
        {rows.map((row) => {
          const over = row.limit !== undefined && row.value > row.limit
          return (
            <li key={row.label} className={classNames(css.row, over && css.over)}>
              <span className={css.label}>{row.label}</span>
              <span className={css.text}>
                {row.text}
                {row.note && <span className={css.note}>{row.note}</span>}
              </span>
              <svg className={css.bar} aria-hidden>
                <rect
                  className={chartTone(row.tone ?? (over ? 'danger' : 'olive'))}
                  fill="currentColor"
                  width={`${(Math.max(0, row.value) / most) * 100}%`}
                  height="100%"
                  rx="4"
                />
                {row.limit !== undefined && (
                  <line
                    className={css.limit}
                    stroke="currentColor"
                    strokeWidth="2"
                    x1={`${(row.limit / most) * 99.6}%`}
                    x2={`${(row.limit / most) * 99.6}%`}
                    y1="0"
                    y2="100%"
                  />
                )}
              </svg>
            </li>
          )
        })}
      </ul>
    </figure>
  )
}
