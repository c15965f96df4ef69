import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconDrawing } from '../icon.tsx'
import css from './notice.module.css'

const SIGNS = {
  neutral: IconInfoCircle,
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertTriangle,
} as const

export type NoticeProps = {
  tone?: keyof typeof SIGNS
  icon?: IconDrawing
  children: ReactNode
  action?: ReactNode
}

/** A word to the reader inside a page, which stays. For what passes, a toast. */
export function Notice({ tone = 'info', icon = SIGNS[tone], children, action }: NoticeProps) {
  return (
    <div className={classNames(css.notice, tone !== 'info' && css[tone])}>
      <Icon of={icon} />
      <div className={css.words}>{children}</div>
      {action}
    </div>
  )
}

/** Where a screen's notices stand, one below the other: nothing is seen of it while there is none. */
export function Notices({ children }: { children: ReactNode }) {
  return <div className={css.notices}>{children}</div>
}

/** A calm line across the screen: "Sei offline · 3 modifiche in attesa". `action` is one link or button in words. */
export function SlimBar({
  icon,
  children,
  action,
}: {
  icon?: IconDrawing
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <output className={css.bar} data-slim-bar>
      {icon && <Icon of={icon} size={18} />}
      <span className={css.barWords}>{children}</span>
      {action && <span className={css.action}>{action}</span>}
    </output>
  )
}
