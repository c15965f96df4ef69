/** What the budget's address says. */
export interface BudgetSearch {
  /** The item whose sheet is open. */
  item?: string
}

/** Reads the address; what makes no sense is left out. */
export function parseBudgetSearch(raw: Record<string, unknown>): BudgetSearch {
  return typeof raw.item === 'string' && raw.item ? { item: raw.item.slice(0, 36) } : {}
}
