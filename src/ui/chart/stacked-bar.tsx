import { classNames } from '../class-names.ts'
import css from './stacked-bar.module.css'
import { chartKey, chartTone, type ChartTone } from '../tones.ts'

export type BarPart = {
  label: string
  value: number
  /** The value as people read it: `10.150,00 €`. */
  text?: string
  tone?: ChartTone
}

/** Where each part starts and how wide it is, in percent of the bar; together never more than 100. */
export function stackParts(values: readonly number[], total: number): { x: number; width: number }[] {
  const whole = Math.max(
    total,
    values.reduce((sum, value) => sum + Math.max(0, value), 0),
  )
  let x = 0
  return values.map((value) => {
    const width = whole === 0 ? 0 : (Math.max(0, value) / whole) * 100
    const part = { x, width }
    x += width
    return part
  })
}

const DEFAULT_TONES: readonly ChartTone[] = ['olive', 'soft', 'terracotta']

/** Parts of a whole in one thin bar; what is left of `total` stays paper. */
export function StackedBar({
  label,
  parts,
  total = 0,
  legend = false,
}: {
  label: string
  parts: readonly BarPart[]
  total?: number
  legend?: boolean
}) {
  const said = parts.map((part) => `${part.label} ${part.text ?? part.value}`).join(', ')
  const places = stackParts(
    parts.map((part) => part.value),
    total,
  )
  const toneOf = (part: BarPart, index: number) => part.tone ?? DEFAULT_TONES[index % 3] ?? 'olive'
  return (
    <div>
      <svg
        role="img"
        aria-label={`${label}: ${said}`}
        className={classNames(css.bar, legend && css.tall)}
        preserveAspectRatio="none"
      >
        {parts.map((part, index) => (
          <rect
            key={part.label}
            className={chartTone(toneOf(part, index))}
            fill="currentColor"
            x={`${places[index]?.x}%`}
            width={`${places[index]?.width}%`}
            height="100%"
          />
        ))}
      </svg>
      {legend && (
        <ul className={css.legend} aria-hidden>
          {parts.map((part, index) => (
            <li key={part.label}>
              <span className={classNames(chartKey, chartTone(toneOf(part, index)))} />
              {part.label}
              {part.text && <span className={css.text}>{part.text}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
