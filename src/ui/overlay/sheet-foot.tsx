import type { ReactNode } from 'react'
import css from './sheet-foot.module.css'

/** The foot of a sheet with more than one button: the first at the start, what is to be pressed at the end. */
export const SheetFoot = ({ children }: { children: ReactNode }) => <div className={css.foot}>{children}</div>
