import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './wrap.module.css'

/** The centred column of a public page; `text` is as wide as one reads with ease. */
export function Wrap({
  as: Tag = 'div',
  width = 'wide',
  className,
  children,
}: {
  as?: 'div' | 'section' | 'article'
  width?: 'text' | 'wide'
  className?: string
  children: ReactNode
}) {
  return <Tag className={classNames(css.wrap, width === 'text' && css.text, className)}>{children}</Tag>
}
