import { initials } from '../lib/text.ts'
import css from './avatar.module.css'
import { classNames } from './class-names.ts'

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
    <span
      role="img"
      aria-label={name}
      title={name}
      className={classNames(css.avatar, tone !== 'olive' && css[tone], size && css[size])}
    >
      {src ? <img src={src} alt="" loading="lazy" decoding="async" /> : initials(name)}
    </span>
  )
}
