/** What the kitchen must know of somebody, in a line. Pure. */
import type { Guest } from '#contract/plan/guest.ts'
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
}): string =>
  [
    guest && AGE_WORDS[guest.age],
    guest && guest.diet !== 'any' && DIET_WORDS[guest.diet],
    guest?.needs,
    wrote && (guest ? `scrive: ${wrote}` : wrote),
  ]
    .filter(Boolean)
    .join(' · ')
