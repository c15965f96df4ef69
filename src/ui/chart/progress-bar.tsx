import css from './progress-bar.module.css'

/** How much of something is done. */
export function ProgressBar({ label, value, max = 100 }: { label: string; value: number; max?: number }) {
  return <progress className={css.bar} aria-label={label} value={value} max={max} />
}
