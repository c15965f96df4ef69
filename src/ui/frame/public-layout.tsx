import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import { UiLink } from '../link.tsx'
import { Logo } from './logo.tsx'
import { isCurrent, type NavItem } from './navigation.ts'
import css from './public-layout.module.css'
import { PublicMenu } from './public-menu.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'

export type PublicLayoutProps = {
  /** The header's nav items. */
  items: readonly NavItem[]
  /** Those of the menu of phones. */
  menuItems: readonly NavItem[]
  path: string
  /** Right of the header, on every width: one button at most. */
  account?: ReactNode
  /** Right of the header on wide screens, and at the end of the menu on phones: sign in, register. */
  accountWide?: ReactNode
  /** The header lies on the page's own picture. */
  overPicture?: boolean
  status?: ReactNode
  foot: ReactNode
  children: ReactNode
}

/** The frame of the public pages: header with a menu on phones (which opens without script too), footer. */
export function PublicLayout({
  items,
  menuItems,
  path,
  account,
  accountWide,
  overPicture = false,
  status,
  foot,
  children,
}: PublicLayoutProps) {
  const menuId = useId()
  return (
    <div className={css.shell}>
      <SkipLink />
      {status}
      <header className={classNames(css.header, overPicture && css.over)}>
        <div className={css.bar}>
          <UiLink href="/" className={css.logo} aria-label="Lovoglio, pagina iniziale">
            <Logo />
          </UiLink>
          <nav className={css.links} aria-label="Principale">
            {items.map((item) => (
              <UiLink
                key={item.href}
                href={item.href}
                aria-current={isCurrent(item, path) ? 'page' : undefined}
              >
                {item.label}
              </UiLink>
            ))}
          </nav>
          <div className={css.account}>
            {accountWide && <span className={classNames(css.account, css.wideOnly)}>{accountWide}</span>}
            {account}
          </div>
          <IconButton icon={IconMenu2} label="Apri il menu" className={css.open} popoverTarget={menuId} />
        </div>
      </header>
      <PublicMenu id={menuId} items={menuItems} path={path} account={accountWide} />
      <main id={MAIN_ID} tabIndex={-1} className={css.main}>
        {children}
      </main>
      {foot}
    </div>
  )
}
