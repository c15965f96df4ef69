import type { ReactNode } from 'react'
import css from './cut-note.module.css'

/** Where a list ends that has more than is here: what is not shown. @param shown @param most as many as there are here at once */
export function CutNote({ shown, most, children }: { shown: number; most: number; children: ReactNode }) {
  return shown < most ? null : <p className={css.note}>{children}</p>
}
