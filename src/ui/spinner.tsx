import css from './spinner.module.css'
import { Rings } from './logo.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A short wait inside a part of the page. Where the shape of what comes is known, use `Skeleton`. */
export function Spinner({ label = 'Un momento' }: { label?: string }) {
  return (
    <output className={css.spinner}>
      <Rings className={css.rings} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  )
}

/** Over everything, while the login exchange runs. */
export function FullSpinner({ label = 'Un momento' }: { label?: string }) {
  return (
    <output className={css.full}>
      <span className={css.spinner}>
        <Rings className={css.rings} />
      </span>
      {label}
    </output>
  )
}
