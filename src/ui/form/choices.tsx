import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './choices.module.css'

/** The choices by which one part of a screen is seen, one beside the other. */
export const Choices = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={classNames(css.choices, className)}>{children}</div>
)
