/** A quote as an item of the budget. */
import type { Booking } from '#contract/booking.ts'
import type { BudgetCategorySlug } from '#contract/lists/budget-categories.ts'
import type { BudgetItem } from '#contract/plan/budget.ts'
import type { VendorCard } from '#contract/vendor.ts'
import { budgetItem } from '../../features/budget/budget-entities.ts'
import { derivedId } from '../../lib/derived-id.ts'
import { byPosition, positionAt } from '../../lib/position.ts'
import type { Submission } from '../../offline/outbox/outbox-types.ts'

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

/**
 * The item a quote becomes; undefined without a quote, or when an item of the budget names this vendor already, for then
 * the couple has written its own. Accepted by both partners, each without a network, it is one item.
 */
export function quoteToBudget(
  coupleId: string,
  { id, quote, vendor, vendorId }: Booking,
  items: readonly BudgetItem[],
): Submission | undefined {
  if (!quote || items.some((item) => item.vendorId === vendorId)) return undefined
  const category = BUDGET_OF[vendor?.category ?? 'altro']
  const others = items.filter((item) => item.category === category).toSorted(byPosition)
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
    payments: [],
    position: positionAt(others, others.length),
  }
  return { definition: budgetItem.add, args }
}
