/** A paid placement in words. Pure. */
import type { VisibilityPlacement } from '#contract/lists/visibility-placements.ts'
import type { AdminVisibility } from '#contract/site-management.ts'
import { plural } from '../../lib/text.ts'
import { type Span, overlap, shareOf } from '../../lists/dated-turns.ts'

export const PLACEMENT_NAMES: Readonly<Record<VisibilityPlacement, string>> = {
  home: 'Home',
  list: 'Elenco di tutti',
  category: 'Elenco della sua categoria',
}

export const vendorNameOf = ({ vendor }: Pick<AdminVisibility, 'vendor'>): string =>
  vendor.name ?? 'Fornitore eliminato'

/** Who else is at a place on one of these days, and what that comes to; undefined where nobody is. */
export function besideWords(
  turn: { id: string; placement: VisibilityPlacement; weight: number } & Span,
  all: readonly AdminVisibility[],
): string | undefined {
  // Of a category only its own are beside one another, and which that is stands with the vendor.
  if (turn.placement === 'category') return undefined
  const others = all.filter(
    (one) => one.id !== turn.id && one.placement === turn.placement && overlap(one, turn),
  )
  if (others.length === 0) return undefined
  return `In quei giorni ${plural(others.length, 'altro sta', 'altri stanno')} nello stesso posto: con tutti insieme questo esce per primo ${shareOf(turn, others)} volte su 100.`
}
