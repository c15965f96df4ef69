/** Who wrote in a couple's plan, as the history has them. */
import type { Couple } from '#contract/people/couple.ts'
import { OUR_AUTHOR } from '#contract/lists/plan/history-authors.ts'

/** How an author is called within a sentence, by their first name where they are one of the two. Pure. */
export function authorIn(couple: Couple | undefined, author: string): string {
  if (author === OUR_AUTHOR) return 'l’assistenza'
  const partner = couple?.members.find(({ uid }) => uid === author)?.partner
  return (partner && couple?.partners[partner === 'one' ? 0 : 1]?.firstName) || 'l’altra persona'
}
