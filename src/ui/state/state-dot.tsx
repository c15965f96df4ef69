import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './state-dot.module.css'

/** A state in a word, with its colour before it. @param title why it is so */
export function StateDot({
  tone,
  title,
  children,
}: {
  tone: 'good' | 'warn' | 'bad' | 'off'
  title?: string | undefined
  children: ReactNode
}) {
  return (
    <span className={classNames(css.state, css[tone])} title={title}>
      {children}
    </span>
  )
}
