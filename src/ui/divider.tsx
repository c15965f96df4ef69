import css from './divider.module.css'

/** A hairline, with a word in the middle ("oppure") when there is one. */
export function Divider({ label }: { label?: string }) {
  return (
    <div role="separator" aria-label={label} className={css.divider}>
      {label}
    </div>
  )
}
