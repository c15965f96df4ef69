import type { ReactNode } from 'react'
import css from './card.module.css'
import { classNames } from './class-names.ts'

/** The look of a card, for links and lists. */
export function cardClass({ padded = true, className }: { padded?: boolean; className?: string } = {}) {
  return classNames(css.card, padded && css.padded, className)
}

export type CardProps = {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  padded?: boolean
  className?: string
  'aria-labelledby'?: string
  children: ReactNode
}

/** One thing on its own paper. Never a card inside a card. */
export function Card({ as: Tag = 'div', padded, className, children, ...rest }: CardProps) {
  return (
    <Tag {...rest} className={cardClass({ padded, className })}>
      {children}
    </Tag>
  )
}
