import { useId, type ReactNode } from 'react'
import { useBelowFold } from '../../pace/below-fold.ts'
import { UiLink } from '../link.tsx'
import { Logo } from './logo.tsx'
import css from './public-footer.module.css'

export interface PublicFooterProps {
  /** A sentence under the logo. */
  about?: string
  groups: readonly {
    id: string
    title: string
    links: readonly { href: string; label: string }[]
  }[]
  /** The small print. */
  note?: ReactNode
}

/** With more than these a group has two columns. */
const LONG = 6

/** The foot of the public pages: where one can go, each place under the heading of its group. */
export function PublicFooter({ about, groups, note }: PublicFooterProps) {
  const id = useId()
  return (
    <footer className={css.footer} {...useBelowFold()}>
      <div className={css.wrap}>
        <div className={css.brand}>
          <span className={css.logo}>
            <Logo small />
          </span>
          {about && <p className={css.about}>{about}</p>}
        </div>
        <nav className={css.groups} aria-label="Tutte le pagine">
          {groups.map((group) => (
            <div key={group.id} className={css.group} data-long={group.links.length > LONG || undefined}>
              <h2 id={`${id}-${group.id}`} className={css.heading}>
                {group.title}
              </h2>
              <ul className={css.list} aria-labelledby={`${id}-${group.id}`}>
                {group.links.map(({ href, label }) => (
                  <li key={href}>
                    <UiLink href={href}>{label}</UiLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {note && <p className={css.note}>{note}</p>}
      </div>
    </footer>
  )
}
