import { sparkPath } from './spark-path.ts'
import css from './sparkline.module.css'

/** How something went, without axes. `label` tells it in words: "Visite: da 12 a 40 in trenta giorni". */
export function Sparkline({ label, points }: { label: string; points: readonly number[] }) {
  return (
    <svg className={css.line} viewBox="0 0 100 32" preserveAspectRatio="none" role="img" aria-label={label}>
      <path
        d={sparkPath(points)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
