import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { chartTone } from '../tones.ts'
import css from './column-chart.module.css'

export type ColumnOfChart = {
  key: string
  /** Under the column, short. */
  label: string
  value: number
  /** The value as people read it. */
  text: string
  /** It lacks days: hatched, and said in the legend. */
  isPartial?: boolean
}

/** Percent of the drawing above the tallest column, for its figure. */
const HEADROOM = 14
/** More stand too close for a figure or a name each. */
const NAMED_AT_MOST = 14
/** Longer ones, such as «30 nov», stand too close on a phone, where every other one is left out. */
const NARROW_NAME = 4

/**
 * Amounts in their order, one column each on one scale. A picture of figures that stand in a table beside it.
 * @param label what is drawn, for who does not see it
 */
export function ColumnChart({ label, columns }: { label: string; columns: readonly ColumnOfChart[] }) {
  const hatch = useId()
  const most = Math.max(...columns.map(({ value }) => value), 1)
  const width = 100 / columns.length
  const every = Math.ceil(columns.length / NAMED_AT_MOST)
  const broad = columns.some(({ label: name }) => name.length > NARROW_NAME)
  return (
    <figure className={css.figure}>
      <svg className={css.drawing} role="img" aria-label={label}>
        <defs>
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <line
              className={chartTone('olive')}
              x1="0"
              y1="0"
              x2="0"
              y2="6"
              stroke="currentColor"
              strokeWidth="5"
            />
          </pattern>
        </defs>
        {columns.map(({ key, value, text, isPartial }, index) => {
          const height = (value / most) * (100 - HEADROOM)
          const middle = (index + 0.5) * width
          return (
            <g key={key} className={chartTone('olive')}>
              <rect
                x={`${middle - width * 0.36}%`}
                y={`${100 - height}%`}
                width={`${width * 0.72}%`}
                height={`${height}%`}
                rx="2"
                fill={isPartial ? `url(#${hatch})` : 'currentColor'}
              />
              {every === 1 && (
                <text
                  className={css.text}
                  x={`${middle}%`}
                  y={`${100 - height}%`}
                  dy="-6"
                  textAnchor="middle"
                >
                  {text}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <svg className={css.names} aria-hidden>
        {columns.map(
          ({ key, label: name }, index) =>
            index % every === 0 && (
              <text
                key={key}
                className={classNames(css.name, broad && index % (2 * every) !== 0 && css.other)}
                x={`${(index + 0.5) * width}%`}
                y="16"
                textAnchor="middle"
              >
                {name}
              </text>
            ),
        )}
      </svg>
      {columns.some(({ isPartial, value }) => isPartial && value > 0) && (
        <figcaption className={css.legend}>
          <svg className={css.key} aria-hidden>
            <rect width="100%" height="100%" fill={`url(#${hatch})`} />
          </svg>
          periodo non intero
        </figcaption>
      )}
    </figure>
  )
}
