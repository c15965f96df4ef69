/** The places that are paid for, by their names. Apart from their prices: who only reads of them needs none. Pure, free of schemas. */
import { categoryOf } from '../vendors/category-list.ts'
import { regions } from './places.ts'
import type { VisibilityPlacement } from '../vendors/visibility-placements.ts'

/** Where a placement stands: of a category's list also which, and in which region. */
export interface Place {
  placement: VisibilityPlacement
  category: string | null
  region: string | null
}

/** `Location · Toscana` */
export function nameOfPlace({ placement, category, region }: Place): string {
  if (placement === 'home') return 'Homepage, in evidenza'
  if (placement === 'list') return 'Elenco di tutti'
  const where = regions.find(({ slug }) => slug === region)?.name
  return [categoryOf(category ?? '')?.name ?? 'Elenco della categoria', where].filter(Boolean).join(' · ')
}
