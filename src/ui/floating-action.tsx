import { IconButton, type IconButtonProps } from './icon-button.tsx'
import css from './floating-action.module.css'

/** The page's first action under the thumb, above the tab bar. One a page, and only where adding is the point. */
export function FloatingAction(props: Omit<IconButtonProps, 'variant' | 'className'>) {
  return <IconButton {...props} variant="accent" className={css.action} />
}
