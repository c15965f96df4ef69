/** A quote as an item of the budget. */
import type { Booking } from '#contract/bookings/booking.ts'
import { quoteToAccept } from '#contract/lists/bookings/booking-quotes.ts'
import type { BudgetCategorySlug } from '#contract/lists/plan/budget-categories.ts'
import type { BudgetItem } from '#contract/plan/budget.ts'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import { budgetItem } from '../../features/budget/budget-entities.ts'
import { today as dayOf } from '../../lib/day.ts'
import { derivedId } from '../../lib/derived-id.ts'
import { byPosition, positionAt } from '../../lib/position.ts'
import type { Submission } from '../../offline/outbox/outbox-types.ts'
import { paymentsAfter, paymentsOf } from './-quote-payments.ts'

const BUDGET_OF: Record<VendorCard['category'], BudgetCategorySlug> = {
  location: 'ricevimento',
  catering: 'ricevimento',
  fotografo: 'foto-e-video',
  video: 'foto-e-video',
  'fiori-e-allestimenti': 'fiori',
  musica: 'musica',
  'abiti-sposa': 'abiti-e-bellezza',
  'abiti-sposo': 'abiti-e-bellezza',
  torte: 'ricevimento',
  bellezza: 'abiti-e-bellezza',
  'gioielli-e-fedi': 'fedi',
  'bomboniere-e-confettata': 'carta-e-bomboniere',
  'partecipazioni-e-grafica': 'carta-e-bomboniere',
  'auto-e-trasporti': 'auto',
  'wedding-planner': 'imprevisti',
  celebranti: 'cerimonia',
  animazione: 'musica',
  'noleggio-e-luci': 'fiori',
  'foto-e-video-booth': 'foto-e-video',
  'viaggio-di-nozze': 'viaggio',
  'lista-nozze': 'imprevisti',
  altro: 'imprevisti',
}

/** The day on which it was accepted in Italy, or the one it is now. */
const signedOn = ({ history }: Booking, today: string): string => {
  const at = history.find(({ to }) => to === 'accepted')?.at
  return at ? dayOf(new Date(at)) : today
}

/**
 * What accepting the quote that waits does to the budget. The first becomes an item with its payments, or fills the one
 * that names this vendor where the couple wrote neither contract nor payments. A change of it goes to the item it made.
 * Accepted by both partners, each without a network, it is one item.
 * @returns undefined where there is nothing to do: what the couple has written is its own
 */
export function quoteToBudget(
  coupleId: string,
  booking: Booking,
  items: readonly BudgetItem[],
  today: string,
): Submission | undefined {
  const quote = quoteToAccept(booking)
  if (!quote) return undefined
  const { id, vendor, vendorId, eventDate } = booking
  const days = { signedOn: signedOn(booking, today), eventDate }
  const next = paymentsOf(coupleId, id, quote, days)
  const before = booking.state === 'quoted' ? undefined : booking.quote
  const item = items.find((one) => one.vendorId === vendorId)
  if (item && before) {
    const payments = paymentsAfter(item.payments, paymentsOf(coupleId, id, before, days), next)
    const isTheirs = item.actualCents === before.totalCents
    return budgetItem.change(item, { payments, ...(isTheirs && { actualCents: quote.totalCents }) })
      ?.submission
  }
  if (item) {
    if (item.actualCents !== null || item.payments.length > 0) return undefined
    return budgetItem.change(item, { actualCents: quote.totalCents, payments: next })?.submission
  }
  // The couple did not want it in the budget, or took it away.
  if (before) return undefined
  const category = BUDGET_OF[vendor?.category ?? 'altro']
  const others = items.filter((one) => one.category === category).toSorted(byPosition)
  const args = {
    id: derivedId(coupleId, 'budgetItem', id),
    category,
    title: vendor?.businessName ?? 'Fornitore prenotato',
    estimatedCents: quote.totalCents,
    actualCents: quote.totalCents,
    vendorId,
    notes: quote.lines
      .map(({ label }) => label)
      .join(', ')
      .slice(0, 2000),
    payments: next,
    position: positionAt(others, others.length),
  }
  return { definition: budgetItem.add, args }
}
