import type { ReactNode } from 'react'
import css from './visually-hidden.module.css'

/** Text for readers of the screen only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>
}
