import type { ReactNode } from 'react'
import css from './field-row.module.css'

/** Fields that belong together: beside each other where there is room. @param of as many as stand in a row */
export const FieldRow = ({ of = 2, children }: { of?: 2 | 3; children: ReactNode }) => (
  <div className={of === 3 ? css.three : css.two}>{children}</div>
)
