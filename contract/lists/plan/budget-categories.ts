/**
 * What money is spent on, with the share of the total proposed at the start, honeymoon apart.
 * The shares are this product's own synthesis of several published averages, and the page says so. They add to 100.
 */
export const BUDGET_CATEGORIES = [
  { slug: 'ricevimento', name: 'Ricevimento', share: 48 },
  { slug: 'abiti-e-bellezza', name: 'Abiti e bellezza', share: 13 },
  { slug: 'foto-e-video', name: 'Foto e video', share: 11 },
  { slug: 'fiori', name: 'Fiori e allestimenti', share: 6 },
  { slug: 'musica', name: 'Musica e SIAE', share: 5 },
  { slug: 'carta-e-bomboniere', name: 'Partecipazioni e bomboniere', share: 5 },
  { slug: 'fedi', name: 'Fedi', share: 3 },
  { slug: 'auto', name: 'Auto e trasporti', share: 2 },
  { slug: 'cerimonia', name: 'Cerimonia e documenti', share: 1 },
  { slug: 'viaggio', name: 'Viaggio di nozze', share: 0 },
  { slug: 'imprevisti', name: 'Imprevisti', share: 6 },
] as const
export type BudgetCategorySlug = (typeof BUDGET_CATEGORIES)[number]['slug']

/** The split proposed to a couple that has not made its own. */
export const ALLOCATION_DEFAULT: Partial<Record<BudgetCategorySlug, number>> = Object.fromEntries(
  BUDGET_CATEGORIES.map((category) => [category.slug, category.share]),
)
