/** What an edition holds and what it lacks, before it is published. Pure. */
import type { AdminAward } from '#contract/vendors/award.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { joinWords, plural } from '../../lib/text.ts'
import { vendorNameOf, withoutWinner } from './award-groups.ts'

const isWinner = ({ place }: AdminAward) => place === 'winner'
const nameOf = (category: string) => categoryOf(category)?.name ?? category

/** Whether another won the same. */
export const isTied = (award: AdminAward, awards: readonly AdminAward[]): boolean =>
  isWinner(award) &&
  awards.some((other) => isWinner(other) && other.category === award.category && other.id !== award.id)

/** «42 premi in 14 categorie: 15 vincitori, 27 finalisti.» */
export function sumWords(awards: readonly AdminAward[]): string {
  const winners = awards.filter(isWinner).length
  const categories = new Set(awards.map(({ category }) => category)).size
  return `${plural(awards.length, 'premio', 'premi')} in ${plural(categories, 'categoria', 'categorie')}: ${plural(winners, 'vincitore', 'vincitori')}, ${plural(awards.length - winners, 'finalista', 'finalisti')}.`
}

/** What is worth a look before, each under its name; what there is none of is left out. */
export function editionNotes(awards: readonly AdminAward[]): { title: string; words: string }[] {
  const tied = Map.groupBy(
    awards.filter((award) => isTied(award, awards)),
    ({ category }) => category,
  )
  const names = (some: readonly AdminAward[]) => joinWords(some.map(vendorNameOf))
  const notes = [
    {
      title: 'Ex aequo',
      words: [...tied].map(([category, winners]) => `${nameOf(category)} (${names(winners)})`).join('; '),
    },
    { title: 'Senza vincitore', words: joinWords(withoutWinner(awards).map(({ name }) => name)) },
    {
      title: 'Vincitori senza motivazione',
      words: names(awards.filter((award) => isWinner(award) && !award.citation)),
    },
    {
      title: 'Non in linea, i visitatori non li leggeranno',
      words: names(awards.filter(({ vendor }) => !vendor.isPublic)),
    },
  ]
  return notes.filter(({ words }) => words !== '')
}
