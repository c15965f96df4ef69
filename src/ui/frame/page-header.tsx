import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { UiLink } from '../link.tsx'
import css from './page-header.module.css'

export type PageHeaderProps = {
  title: ReactNode
  subtitle?: ReactNode
  /** One primary button at most; on phones what does not fit goes below. */
  actions?: ReactNode
  back?: { href: string; label: string }
}

/** The page's one h1, with what it is about and what one can do. */
export function PageHeader({ title, subtitle, actions, back }: PageHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.words}>
        {back && (
          <UiLink href={back.href} className={css.back}>
            <Icon of={IconChevronLeft} size={18} />
            {back.label}
          </UiLink>
        )}
        <h1 className={css.title}>{title}</h1>
        {subtitle && <p className={css.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  )
}

/** A part's h2, with a count or a link at its end. */
export function SectionHeader({ title, side, id }: { title: ReactNode; side?: ReactNode; id?: string }) {
  return (
    <div className={css.section}>
      <h2 id={id}>{title}</h2>
      {side && <div className={css.side}>{side}</div>}
    </div>
  )
}
