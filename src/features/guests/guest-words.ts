/** What the kitchen must know of somebody, in a line. Pure. */
import type { Guest } from '#contract/plan/guest.ts'
import { searchable } from '../../lib/text.ts'
import { guestText } from '../website/invitations/invitation-face.ts'

const DIET_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  guestText.fields.diet.options!.map(({ value, label }) => [value, label.toLowerCase()]),
)
const AGE_WORDS: Readonly<Record<string, string>> = { child: 'menù bambini', infant: 'seggiolone' }

/** «menù bambini · senza glutine · arachidi · scrive: poco sale» */
export const needsWords = ({
  guest,
  wrote,
}: {
  guest: Pick<Guest, 'age' | 'diet' | 'needs'> | undefined
  /** In the answer. */
  wrote: string
}): string => {
  const known = [
    guest && AGE_WORDS[guest.age],
    guest && guest.diet !== 'any' && DIET_WORDS[guest.diet],
    guest?.needs,
  ].filter((words): words is string => typeof words === 'string' && words !== '')
  // Who wrote what the couple knows already has said nothing more.
  const isKnown = known.some((words) => searchable(words) === searchable(wrote))
  return [...known, wrote && !isKnown && (guest ? `scrive: ${wrote}` : wrote)].filter(Boolean).join(' · ')
}
