import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useId, useRef, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { UiLink } from './link.tsx'
import { Logo } from './logo.tsx'
import { isCurrent, type NavItem } from './navigation.ts'
import css from './public-layout.module.css'

/** The whole-screen menu of phones: a native popover, so it opens before any script has run. */
export function PublicMenu({
  items,
  path,
  account,
}: {
  items: readonly NavItem[]
  path: string
  account?: ReactNode
}) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  return (
    <>
      <IconButton icon={IconMenu2} label="Apri il menu" className={css.open} popoverTarget={id} />
      <div ref={menu} id={id} popover="auto" className={css.menu}>
        <div className={css.menuHead}>
          <Logo />
          <IconButton icon={IconX} label="Chiudi il menu" popoverTarget={id} popoverTargetAction="hide" />
        </div>
        <nav aria-label="Menu">
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
          // A press on any link inside leads elsewhere: the menu goes with it.
          <div className={css.menuAccount} onClick={close}>
            {account}
          </div>
        )}
      </div>
    </>
  )
}
