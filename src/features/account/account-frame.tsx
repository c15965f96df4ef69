import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Logo } from '../../ui/frame/logo.tsx'
import { MAIN_ID } from '../../ui/frame/skip-link.tsx'
import css from './account-frame.module.css'

/** The page of signing in, registering and choosing a password: a sheet of paper beside a drawing. */
export function AccountFrame({
  title,
  lead,
  children,
  foot,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
  foot?: ReactNode
}) {
  return (
    <div className={css.page}>
      <div className={css.column}>
        <header className={css.head}>
          <Link to="/" aria-label="Lovoglio, pagina iniziale">
            <Logo />
          </Link>
        </header>
        <main id={MAIN_ID} tabIndex={-1} className={css.main}>
          <h1 className={css.title}>{title}</h1>
          {lead && <div className={css.lead}>{lead}</div>}
          {children}
        </main>
        {foot && <footer className={css.foot}>{foot}</footer>}
      </div>
      <div className={css.side} aria-hidden="true" />
    </div>
  )
}
