import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useLate } from './late.ts'
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
  /** Below the first screen: see `late.ts`. */
  late?: boolean
  className?: string
  children: ReactNode
}) {
  const lateProps = useLate()
  return (
    <Tag className={classNames(css.wrap, width === 'text' && css.text, className)} {...(late && lateProps)}>
      {children}
    </Tag>
  )
}
