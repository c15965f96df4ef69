import css from './spinner.module.css'
import { Rings } from './logo.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A short wait inside a part of the page. Where the shape of what comes is known, use `Skeleton`. */
export function Spinner({ label = 'Un momento' }: { label?: string }) {
  return (
    <span role="status" className={css.spinner}>
      <Rings className={css.rings} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

/** Over everything, while the login exchange runs. */
export function FullSpinner({ label = 'Un momento' }: { label?: string }) {
  return (
    <div role="status" className={css.full}>
      <span className={css.spinner}>
        <Rings className={css.rings} />
      </span>
      {label}
    </div>
  )
}
