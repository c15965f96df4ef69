import { classNames } from '../class-names.ts'
import css from './donut-chart.module.css'
import { donutSlices, type DonutPart } from './donut-slices.ts'
import { chartKey, seriesTone } from '../tones.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

export type DonutChartProps = {
  caption: string
  /** At most eight tell apart: group the small ones before. */
  parts: readonly DonutPart[]
  centre?: { figure: string; label: string }
  /** Of the table's three columns. */
  headings?: [string, string, string]
}

/** Parts of a whole as a ring, with the same figures in a table beside it. */
export function DonutChart({
  caption,
  parts,
  centre,
  headings = ['Voce', 'Quota', 'Importo'],
}: DonutChartProps) {
  const slices = donutSlices(parts)
  // A breath of paper between slices, unless one is the whole ring.
  const gap = slices.length > 1 ? 0.8 : 0
  return (
    <figure className={css.figure}>
      <div className={css.ring} aria-hidden>
        <svg viewBox="0 0 100 100">
          <g transform="rotate(-90 50 50)" fill="none" strokeWidth="13">
            {slices.length === 0 && <circle cx="50" cy="50" r="43" stroke="var(--line)" />}
            {slices.map((slice, index) => (
              <circle
                key={slice.label}
                className={seriesTone(index)}
                cx="50"
                cy="50"
                r="43"
                pathLength="100"
                stroke="currentColor"
                strokeDasharray={`${Math.max(0.3, slice.length - gap)} 100`}
                strokeDashoffset={-slice.start}
              />
            ))}
          </g>
        </svg>
        {centre && (
          <div className={css.centre}>
            <span className={css.figureText}>{centre.figure}</span>
            <span className={css.centreLabel}>{centre.label}</span>
          </div>
        )}
      </div>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                <VisuallyHidden>{heading}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slices.map((slice, index) => (
            <tr key={slice.label}>
              <th scope="row">
                <span className={css.name}>
                  <span className={classNames(chartKey, seriesTone(index))} />
                  {slice.label}
                </span>
              </th>
              <td className={css.share}>{slice.percent}&nbsp;%</td>
              <td>{slice.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
