import { Icon } from '../icon.tsx'
import { UiLink } from '../link.tsx'
import { NavCount } from './nav-list.tsx'
import { isCurrent, type NavItem } from './navigation.ts'
import css from './tabs.module.css'

/** Parts of one subject, each with its own address. */
export function Tabs({ label, items, path }: { label: string; items: readonly NavItem[]; path: string }) {
  return (
    <nav aria-label={label} className={css.tabs}>
      {items.map((item) => (
        <UiLink
          key={item.href}
          href={item.href}
          className={css.tab}
          aria-current={isCurrent(item, path) ? 'page' : undefined}
        >
          {item.icon && <Icon of={item.icon} />}
          {item.label}
          <NavCount item={item} />
        </UiLink>
      ))}
    </nav>
  )
}
