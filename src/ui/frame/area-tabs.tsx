import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useState, type ReactNode } from 'react'
import css from './area-layout.module.css'
import { Icon } from '../icon.tsx'
import { UiLink } from '../link.tsx'
import { NavCount, NavList } from './nav-list.tsx'
import { isCurrent, splitTabs, type NavItem } from './navigation.ts'
import { Sheet } from '../overlay/sheet.tsx'

/** The bottom bar of phones: five tabs at most, the rest under "Altro". */
export function AreaTabs({
  label,
  items,
  path,
  account,
}: {
  label: string
  items: readonly NavItem[]
  path: string
  account?: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const { tabs, more } = splitTabs(items)
  const hidden = more.reduce((sum, item) => sum + (item.badge ?? 0), 0)
  return (
    <>
      <nav className={css.tabs} aria-label={label}>
        {tabs.map((item) => (
          <UiLink
            key={item.href}
            href={item.href}
            className={css.tab}
            aria-current={isCurrent(item, path) ? 'page' : undefined}
          >
            <span className={css.mark}>
              {item.icon && <Icon of={item.icon} size={24} />}
              <NavCount item={item} />
            </span>
            {item.label}
          </UiLink>
        ))}
        {more.length > 0 && (
          <button
            type="button"
            className={css.tab}
            aria-haspopup="dialog"
            aria-expanded={open}
            data-current={more.some((item) => isCurrent(item, path)) || undefined}
            onClick={() => setOpen(true)}
          >
            <span className={css.mark}>
              <Icon of={IconDots} size={24} />
              <NavCount item={{ href: '', label: '', badge: hidden, badgeLabel: 'da vedere' }} />
            </span>
            Altro
          </button>
        )}
      </nav>
      <Sheet open={open} title="Altro" onClose={() => setOpen(false)}>
        <nav aria-label={`${label}, altre pagine`}>
          <NavList items={more} path={path} onPick={() => setOpen(false)} />
        </nav>
        {account && <div className={css.account}>{account}</div>}
      </Sheet>
    </>
  )
}
