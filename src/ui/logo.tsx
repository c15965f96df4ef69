import { classNames } from './class-names.ts'
import css from './logo.module.css'

/** The name with its two rings, one passing over the other. `rings` alone is drawn with `name={false}`. */
export function Logo({ small = false, name = true }: { small?: boolean; name?: boolean }) {
  return (
    <span className={classNames(css.logo, small && css.small)}>
      <svg
        className={css.rings}
        viewBox="0 0 26 26"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        {...(name ? { 'aria-hidden': true } : { role: 'img', 'aria-label': 'Lovoglio' })}
      >
        <circle cx="10" cy="15" r="7" />
        <circle cx="16" cy="11" r="7" />
      </svg>
      {name && 'Lovoglio'}
    </span>
  )
}
