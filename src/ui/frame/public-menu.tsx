import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useRef, type ReactNode } from 'react'
import { IconButton } from '../icon-button.tsx'
import { UiLink } from '../link.tsx'
import { Logo } from './logo.tsx'
import { isCurrent, type NavItem } from './navigation.ts'
import css from './public-layout.module.css'

/**
 * The whole-screen menu of phones: a native popover, opened by the button that names its `id`, before any script has
 * run. It stands outside the header, whose colours may be those of a picture.
 */
export function PublicMenu({
  id,
  items,
  path,
  account,
}: {
  id: string
  items: readonly NavItem[]
  path: string
  account?: ReactNode
}) {
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  // A press on any link the app put there leads elsewhere: the menu goes with it.
  const closeOnPress = (part: HTMLElement | null) => {
    part?.addEventListener('click', close)
    return () => part?.removeEventListener('click', close)
  }
  return (
    <div ref={menu} id={id} popover="auto" role="dialog" aria-label="Menu" className={css.menu}>
      <div className={css.menuHead}>
        <Logo />
        <IconButton icon={IconX} label="Chiudi il menu" popoverTarget={id} popoverTargetAction="hide" />
      </div>
      <nav aria-label="Pagine">
        <ul className={css.menuList}>
          {items.map((item) => (
            <li key={item.href}>
              <UiLink
                href={item.href}
                className={css.menuItem}
                aria-current={isCurrent(item, path) ? 'page' : undefined}
                onClick={close}
              >
                {item.label}
              </UiLink>
            </li>
          ))}
        </ul>
      </nav>
      {account && (
        <div ref={closeOnPress} className={css.menuAccount}>
          {account}
        </div>
      )}
    </div>
  )
}
