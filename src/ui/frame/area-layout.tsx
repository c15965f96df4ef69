import type { ReactNode } from 'react'
import css from './area-layout.module.css'
import { AreaTabs } from './area-tabs.tsx'
import { classNames } from '../class-names.ts'
import { UiLink } from '../link.tsx'
import { Logo } from './logo.tsx'
import { NavList } from './nav-list.tsx'
import type { NavItem } from './navigation.ts'
import { MAIN_ID, SkipLink } from './skip-link.tsx'

export type AreaLayoutProps = {
  /** Names the navigation for readers of the screen: "Area coppia". */
  label: string
  /** All nav items, the most used first: on phones the first four (five when there are no more) are tabs. */
  items: readonly NavItem[]
  /** The current path, to mark where we are. */
  path: string
  /** Slim bar at the foot of the contents: offline, update ready. */
  status?: ReactNode
  /** Foot of the rail and of the "Altro" sheet: who is signed in, the way out. */
  account?: ReactNode
  /** For administrators: contents as wide as the window. */
  wide?: boolean
  /** Where the logo leads. */
  home?: string
  children: ReactNode
}

/**
 * The frame of a private area: a bar of tabs at the bottom on phones, a quiet rail on the left from 1024 px.
 * `--tab-bar` (a CSS length) is the height that the bar takes, for what floats above it.
 */
export function AreaLayout({
  label,
  items,
  path,
  status,
  account,
  wide = false,
  home = '/',
  children,
}: AreaLayoutProps) {
  return (
    <div className={css.shell}>
      <SkipLink />
      <nav className={css.rail} aria-label={label}>
        <UiLink href={home} className={css.logo} aria-label="Lovoglio, pagina iniziale">
          <Logo />
        </UiLink>
        <NavList items={items} path={path} />
        {account && <div className={css.account}>{account}</div>}
      </nav>
      <div>
        {status}
        <main id={MAIN_ID} tabIndex={-1} className={classNames(css.main, wide && css.wide)}>
          {children}
        </main>
      </div>
      <AreaTabs label={label} items={items} path={path} account={account} />
    </div>
  )
}
