import { formatNumber } from '../lib/number.ts'
import { plural } from '../lib/text.ts'
import css from './rating.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

const STAR = 'M12 2.6l2.83 5.94 6.52.83-4.79 4.5 1.24 6.45L12 17.16l-5.8 3.16 1.24-6.45-4.79-4.5 6.52-.83z'

function Five({ className }: { className?: string }) {
  return (
    <g className={className} fill="currentColor">
      {[0, 24, 48, 72, 96].map((x) => (
        <path key={x} d={STAR} transform={`translate(${x} 0)`} />
      ))}
    </g>
  )
}

export type RatingProps = {
  /** From 0 to 5. */
  value: number
  /** How many gave it; 0 says that nobody has yet. */
  count?: number
  /** One star and the figure, or five stars filled by as much. */
  stars?: 'one' | 'five'
}

/** Stars, read aloud as "4,9 su 5, 127 recensioni". */
export function Rating({ value, count, stars = 'one' }: RatingProps) {
  if (count === 0) return <span className={css.count}>Ancora nessuna recensione</span>
  const figure = formatNumber(value, 1, 1)
  const said = `${figure} su 5${count === undefined ? '' : `, ${plural(count, 'recensione', 'recensioni')}`}`
  return (
    <span className={css.rating}>
      <VisuallyHidden>{said}</VisuallyHidden>
      {stars === 'one' ? (
        <svg className={css.star} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
          <path d={STAR} />
        </svg>
      ) : (
        <svg className={css.five} viewBox="0 0 120 24" aria-hidden>
          <Five className={css.empty} />
          {/* A nested svg cuts what goes beyond its width. */}
          <svg width={(Math.max(0, Math.min(5, value)) / 5) * 120} height="24">
            <Five className={css.full} />
          </svg>
        </svg>
      )}
      <span className={css.value} aria-hidden>
        {figure}
      </span>
      {count !== undefined && (
        <span className={css.count} aria-hidden>
          ({formatNumber(count)})
        </span>
      )}
    </span>
  )
}
