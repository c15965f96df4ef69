import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useBelowFold } from '../../pace/below-fold.ts'
import css from './wrap.module.css'

/** The centred column of a public page; `text` is as wide as one reads with ease. */
export function Wrap({
  as: Tag = 'div',
  width = 'wide',
  late = false,
  className,
  children,
}: {
  as?: 'div' | 'section' | 'article'
  width?: 'text' | 'wide'
  /** Below the fold: see `late.ts`. */
  late?: boolean
  className?: string
  children: ReactNode
}) {
  const belowFoldProps = useBelowFold()
  return (
    <Tag
      className={classNames(css.wrap, width === 'text' && css.text, className)}
      {...(late && belowFoldProps)}
    >
      {children}
    </Tag>
  )
}
