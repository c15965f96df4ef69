import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useId, useRef, type KeyboardEvent, type ToggleEvent } from 'react'
import { Button } from '../button.tsx'
import { Icon, type IconDrawing } from '../icon.tsx'
import { IconButton, type IconButtonVariant } from '../icon-button.tsx'
import { UiLink } from '../link.tsx'
import css from './menu.module.css'
import { classNames } from '../class-names.ts'

export type MenuItem = {
  label: string
  icon?: IconDrawing
  danger?: boolean
  disabled?: boolean
  onSelect?: () => void
  /** A place instead of an action. */
  href?: string
}

export type MenuProps = {
  /** What the button opens, read aloud: "Azioni per questa spesa". */
  label: string
  items: readonly MenuItem[]
  icon?: IconDrawing
  /** A word on the button; without it the button is only the icon. */
  text?: string
  /** The look of the icon alone. */
  variant?: IconButtonVariant
}

/** Where the arrow keys lead among `count` items. */
export function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** A few actions behind one button: a native popover, with the keys of a menu. */
export function Menu({ label, items, icon = IconDots, text, variant = 'plain' }: MenuProps) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = () => menu.current?.hidePopover()
  const members = () => [
    ...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:enabled, a') ?? []),
  ]

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open') members()[0]?.focus({ preventScroll: true })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const all = members()
    const index = all.indexOf(document.activeElement as HTMLElement)
    const next = nextIndex(event.key, index, all.length)
    if (event.key === 'Tab') close()
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }

  const opener = { ref: trigger, popoverTarget: id, 'aria-haspopup': 'menu' as const }
  return (
    <>
      {text ? (
        <Button variant="quiet" icon={icon} aria-label={label} {...opener}>
          {text}
        </Button>
      ) : (
        <IconButton icon={icon} label={label} variant={variant} {...opener} />
      )}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={css.menu}
        onBeforeToggle={() => placeWithoutAnchors(menu.current, trigger.current)}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => {
          const look = classNames(css.item, item.danger && css.danger)
          const inside = (
            <>
              {item.icon && <Icon of={item.icon} />}
              {item.label}
            </>
          )
          const pick = () => {
            close()
            item.onSelect?.()
          }
          if (item.href)
            return (
              <UiLink key={item.label} href={item.href} role="menuitem" className={look} onClick={pick}>
                {inside}
              </UiLink>
            )
          return (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              className={look}
              disabled={item.disabled}
              onClick={pick}
            >
              {inside}
            </button>
          )
        })}
      </div>
    </>
  )
}

/** Where the browser does not know anchors, the menu hangs from its button's corner, upwards in the lower half. */
function placeWithoutAnchors(menu: HTMLElement | null, trigger: HTMLElement | null) {
  if (!menu || !trigger || CSS.supports('position-area: bottom')) return
  const at = trigger.getBoundingClientRect()
  const below = at.bottom < window.innerHeight * 0.6
  menu.style.right = `${Math.max(8, document.documentElement.clientWidth - at.right)}px`
  menu.style.top = below ? `${at.bottom}px` : 'auto'
  menu.style.bottom = below ? 'auto' : `${window.innerHeight - at.top}px`
}
