import { useId, type ReactNode } from 'react'
import { useBelowFold } from '../../pace/below-fold.ts'
import { UiLink } from '../link.tsx'
import { Logo } from './logo.tsx'
import { groupItems, type NavItem } from './navigation.ts'
import css from './public-footer.module.css'

/** The foot of the public pages: every nav item there is, each under the heading of whom it is for. */
export function PublicFooter({ items, note }: { items: readonly NavItem[]; note?: ReactNode }) {
  const id = useId()
  return (
    <footer className={css.footer} {...useBelowFold()}>
      <div className={css.wrap}>
        <span className={css.logo}>
          <Logo small />
        </span>
        <nav className={css.groups} aria-label="Tutte le pagine">
          {groupItems(items).map(({ group, items: places }, at) => (
            <div key={group ?? at} className={css.group}>
              {group && (
                <h2 id={`${id}-${at}`} className={css.heading}>
                  {group}
                </h2>
              )}
              <ul className={css.list} aria-labelledby={group && `${id}-${at}`}>
                {places.map((place) => (
                  <li key={place.href}>
                    <UiLink href={place.href}>{place.label}</UiLink>
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
