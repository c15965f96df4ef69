/** A paid placement in words. Pure. */
import { unservedCredit } from '#contract/billing/credit.ts'
import { type Place, nameOfPlace } from '#contract/lists/places/place-names.ts'
import { roomOf } from '#contract/lists/vendors/placement-places.ts'
import { PLACEMENT_SHOWN, PLACEMENT_STATES } from '#contract/lists/vendors/placement-states.ts'
import type { VisibilityPlacement } from '#contract/lists/vendors/visibility-placements.ts'
import { daysWithin } from '#contract/plan/plan-change.ts'
import type { AdminVisibility } from '#contract/site/site-management.ts'
import { formatDay } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { plural } from '../../lib/text.ts'
import { type Span, overlap, shareOf, spanOf } from '../../lists/dated-turns.ts'
import { isTaken, mostAtOnce, placeOf } from './place-weeks.ts'

export const PLACEMENT_NAMES: Readonly<Record<VisibilityPlacement, string>> = {
  home: 'Home',
  list: 'Elenco di tutti',
  category: 'Elenco della sua categoria',
}

export const vendorNameOf = ({ vendor }: Pick<AdminVisibility, 'vendor'>): string =>
  vendor.name ?? 'Fornitore eliminato'

/** What became of it, and what it costs: `Venduto per 240,00 € più IVA`. */
export function priceWords({ state, sale }: Pick<AdminVisibility, 'state' | 'sale'>): string {
  const words = PLACEMENT_STATES[state]
  if (!sale) return words
  const price = `${formatMoney(sale.netCents)} più IVA`
  if (state === 'waits') return `${words}, ${price}: tenuto fino al ${formatDay(sale.payBy, 'medium')}`
  return state === 'sold' ? `${words} per ${price}` : `${words}, era venduto per ${price}`
}

/** Whether there is anything to say of how often it was seen: it is shown since today or longer, or was counted. */
export const wasShown = (
  { state, views, from }: Pick<AdminVisibility, 'state' | 'views' | 'from'>,
  today: string,
): boolean => views > 0 || (PLACEMENT_SHOWN.some((shown) => shown === state) && from <= today)

/** `3 giorni non serviti, 25,71 € più IVA`; without the sum where nothing is left of it. */
export function unservedWords({ unserved, sale, from, to }: AdminVisibility): string {
  const days = plural(unserved, 'giorno non servito', 'giorni non serviti')
  const cents = sale ? unservedCredit(sale, unserved, daysWithin(from, to)) : 0
  return cents > 0 ? `${days}, ${formatMoney(cents)} più IVA` : days
}

/** Why its share is credited, as the vendor reads it. */
export const unservedReason = (visibility: AdminVisibility): string =>
  `Posto in evidenza (${nameOfPlace(visibility)}, ${spanOf(visibility)}): ` +
  `${plural(visibility.unserved, 'giorno', 'giorni')} su ${daysWithin(visibility.from, visibility.to)} con la pagina sospesa.`

/** Who else is at a place on one of these days, and what that comes to; undefined where nobody is. */
export function besideWords(
  turn: { id: string; weight: number } & Place & Span,
  all: readonly AdminVisibility[],
): string | undefined {
  const place = nameOfPlace(placeOf(turn))
  const others = all.filter(
    (one) => one.id !== turn.id && isTaken(one) && nameOfPlace(placeOf(one)) === place && overlap(one, turn),
  )
  if (others.length === 0) return undefined
  const { atOnce } = roomOf(placeOf(turn))
  const share = shareOf(turn, others)
  return (
    (mostAtOnce(others, turn) < atOnce
      ? ''
      : `Di troppo: su ${plural(atOnce, 'posto', 'posti')} in alcuni di quei giorni non ce n’è più. `) +
    `In quei giorni ${plural(others.length, 'altro sta', 'altri stanno')} nello stesso posto: con tutti insieme questo esce per primo ${share} volte su 100.`
  )
}
