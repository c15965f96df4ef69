import { WITH_SUPPORT } from '#contract/lists/vendors/message-words.ts'
import { UiLink } from '../../ui/link.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { useCouple } from './couple-queries.ts'
import css from './suspended-couple.module.css'

/** Why an administrator has suspended the two, and where to say that it was wrong. Nothing while they are not. */
export function SuspendedCouple() {
  const { couple } = useCouple()
  if (!couple || couple.active) return null
  return (
    <div className={css.notice}>
      <Notice tone="warning">
        <strong>Il vostro account è sospeso:</strong> potete leggere tutto, e non cambiare niente.{' '}
        {couple.deactivationReason}{' '}
        <UiLink href={`/couple/messages?c=${WITH_SUPPORT}`}>Scrivete all’assistenza</UiLink> se non è giusto.
      </Notice>
    </div>
  )
}
