import type { ReactNode } from 'react'
import css from './badge.module.css'
import { classNames } from './class-names.ts'
import { Icon, type IconDrawing } from './icon.tsx'

export type Tone = 'neutral' | 'olive' | 'terracotta' | 'gold' | 'success' | 'warning' | 'danger' | 'info'

/** A state in a word. `dot` is the quiet form for tables: a coloured point and plain text. */
export function Badge({
  tone = 'neutral',
  icon,
  dot = false,
  children,
}: {
  tone?: Tone
  icon?: IconDrawing
  dot?: boolean
  children: ReactNode
}) {
  return (
    <span className={classNames(css.badge, tone !== 'neutral' && css[tone], dot && css.dotted)}>
      {dot && <span className={css.dot} />}
      {icon && <Icon of={icon} size={16} />}
      {children}
    </span>
  )
}
