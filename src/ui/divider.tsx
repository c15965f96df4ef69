import css from './divider.module.css'

/** A hairline, with a word in the middle ("oppure") when there is one. */
export function Divider({ label }: { label?: string }) {
  return label ? <div className={css.divider}>{label}</div> : <hr className={css.divider} />
}
