import css from './area-layout.module.css'
import { Icon } from '../icon.tsx'
import { UiLink } from '../link.tsx'
import { groupItems, isCurrent, type NavItem } from './navigation.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

/** A count beside a nav item, with its meaning for readers of the screen. */
export function NavCount({ item }: { item: NavItem }) {
  if (!item.badge) return null
  return (
    <span className={css.count}>
      {item.badge > 99 ? '99+' : item.badge}
      {item.badgeLabel && <VisuallyHidden> {item.badgeLabel}</VisuallyHidden>}
    </span>
  )
}

/** Places one under the other, under the headings of their groups. */
export function NavList({
  items,
  path,
  onPick,
}: {
  items: readonly NavItem[]
  path: string
  onPick?: () => void
}) {
  return groupItems(items).map(({ group, items: members }) => (
    <div key={group ?? members[0]?.href}>
      {group && <h2 className={css.group}>{group}</h2>}
      <ul className={css.list}>
        {members.map((item) => (
          <li key={item.href}>
            <UiLink
              href={item.href}
              className={css.item}
              aria-current={isCurrent(item, path) ? 'page' : undefined}
              onClick={onPick}
            >
              {item.icon && <Icon of={item.icon} />}
              {item.label}
              <NavCount item={item} />
            </UiLink>
          </li>
        ))}
      </ul>
    </div>
  ))
}
