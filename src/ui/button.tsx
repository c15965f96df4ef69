import type { ComponentPropsWithRef } from 'react'
import css from './button.module.css'
import { classNames } from './class-names.ts'
import { Icon, type IconDrawing } from './icon.tsx'

export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'link'

export type ButtonLook = { size?: 'small'; wide?: boolean; className?: string }

/** The look of a button for what is not one: a router's link, a label, a summary. */
export function buttonClass(variant: ButtonVariant = 'primary', { size, wide, className }: ButtonLook = {}) {
  return classNames(css.button, css[variant], size && css.small, wide && css.wide, className)
}

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** One `primary` a screen; `quiet` for the rest; `danger` for what cannot be undone; `link` inside text. */
    variant?: ButtonVariant
    icon?: IconDrawing
    /** Work is under way: it keeps its place and the focus, and does not answer a second press. */
    busy?: boolean
  }

/** A button with a verb on it. Not a submit unless `type="submit"` says so. */
export function Button({
  variant = 'primary',
  size,
  wide,
  className,
  icon,
  busy = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, { size, wide, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy ? <span className={css.spinner} /> : icon && <Icon of={icon} />}
      {children}
    </button>
  )
}

/** The room of a wide button that is not known yet: what stands below it is not pushed away from under a finger. */
export const ButtonPlace = () => <span className={classNames(css.button, css.wide)} aria-hidden />
