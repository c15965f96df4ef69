import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconDrawing } from './icon.tsx'
import css from './icon-button.module.css'

export type IconButtonVariant = 'plain' | 'framed' | 'floating' | 'accent'

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  icon: IconDrawing
  /** What it does, in words: read aloud and shown as a tooltip. */
  label: string
  /** `floating` lies on pictures, `accent` is the round button that adds; `aria-pressed` fills the icon. */
  variant?: IconButtonVariant
}

/** A button that is only an icon, 44 px square. */
export function IconButton({ icon, label, variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={iconButtonClass(variant, className)}
      aria-label={label}
      title={label}
    >
      <Icon of={icon} size={variant === 'accent' ? 24 : 20} />
    </button>
  )
}

/** The look of an icon button, for links. */
export function iconButtonClass(variant: IconButtonVariant = 'plain', className?: string) {
  return classNames(css.button, css[variant], className)
}
