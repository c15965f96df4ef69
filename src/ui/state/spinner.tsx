import css from './spinner.module.css'
import { Rings } from '../frame/logo.tsx'

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
