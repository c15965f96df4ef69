import { initials } from '../lib/text.ts'
import css from './avatar.module.css'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type AvatarProps = {
  /** Whole name: its initials are seen, the name is read aloud. */
  name: string
  tone?: 'olive' | 'terracotta' | 'gold'
  size?: 'small' | 'large'
  /** A square picture instead of the initials. */
  src?: string
}

/** A person or a business in a circle. */
export function Avatar({ name, tone = 'olive', size, src }: AvatarProps) {
  return (
    <span title={name} className={classNames(css.avatar, tone !== 'olive' && css[tone], size && css[size])}>
      {src ? (
        <img src={src} alt={name} loading="lazy" decoding="async" />
      ) : (
        <>
          <span aria-hidden>{initials(name)}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
