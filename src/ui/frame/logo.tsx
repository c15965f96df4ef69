import { classNames } from '../class-names.ts'
import css from './logo.module.css'
import { VisuallyHidden } from '../visually-hidden.tsx'

/** The two rings, each passing once over and once under the other. Ornament: a name stands beside it. */
export function Rings({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="butt"
      aria-hidden
    >
      <path d="M15.16 19.73A7 7 0 1 1 16.93 15.99" />
      <path d="M10.84 6.27A7 7 0 1 1 9.07 10.01" />
    </svg>
  )
}

/** The name with its two rings. `name={false}` leaves the rings alone, and says the name to readers of the screen. */
export function Logo({ small = false, name = true }: { small?: boolean; name?: boolean }) {
  return (
    <span className={classNames(css.logo, small && css.small)}>
      <Rings className={css.rings} />
      {name ? 'Lovoglio' : <VisuallyHidden>Lovoglio</VisuallyHidden>}
    </span>
  )
}
