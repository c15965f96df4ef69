/** What goes with an invitation that is sent by hand, and the addresses that open an app with it. Pure. */
import type { Couple } from '#contract/people/couple.ts'
import { formatDay } from '../../../lib/day.ts'
import { joinWords } from '../../../lib/text.ts'

export interface InvitationWords {
  subject: string
  /** With the link in it. */
  text: string
}

/** @param name whom the invitation is for, as on the envelope */
export function invitationWords(
  couple: Pick<Couple, 'partners' | 'weddingDate'> | undefined,
  name: string,
  url: string,
): InvitationWords {
  const names = (couple?.partners ?? []).map(({ firstName }) => firstName).filter(Boolean)
  const who = joinWords(names) || 'Noi due'
  const when = couple?.weddingDate ? ` ${formatDay(couple.weddingDate)}` : ''
  const marry = ['ci sposiamo', 'si sposa'][names.length] ?? 'si sposano'
  return {
    subject: `${who} ${marry}`,
    text: `${name}, ${who} ${marry}${when}. Il programma è qui, e con un tocco si risponde: ${url}`,
  }
}

export const whatsAppOf = ({ text }: InvitationWords): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`

export const mailOf = ({ subject, text }: InvitationWords): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
