import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { UiLink } from '../link.tsx'
import css from './save-mark.module.css'

/** Written here and not yet sent. What has arrived needs no sign in a list. */
export function WaitingMark({ className }: { className?: string | undefined }) {
  return (
    <span className={classNames(css.mark, className)}>
      <Icon of={IconClock} size={14} /> salvato qui
    </span>
  )
}

/**
 * Refused: the way to where it can be put right.
 * @param what the thing's name, for whoever hears the link alone
 */
export function ReviewMark({
  what,
  href,
  className,
}: {
  what: string
  href: string
  className?: string | undefined
}) {
  return (
    <UiLink
      href={href}
      className={classNames(css.mark, css.review, className)}
      aria-label={`Da rivedere: ${what}`}
    >
      <Icon of={IconAlertCircle} size={14} /> da rivedere
    </UiLink>
  )
}

/** On the thing's own sheet, where one asks: has it arrived? */
export function EntityStateMark({
  mark,
  what,
  href,
}: {
  mark: 'waiting' | 'review' | undefined
  what: string
  href: string
}) {
  if (mark === 'review') return <ReviewMark what={what} href={href} />
  if (mark === 'waiting') return <WaitingMark />
  return (
    <span className={css.mark}>
      <Icon of={IconCheck} size={14} /> inviato
    </span>
  )
}
