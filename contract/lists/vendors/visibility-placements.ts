/** Where a vendor pays to stand: on the home page, above the list of all, above the list of its category. */
export const VISIBILITY_PLACEMENTS = ['home', 'list', 'category'] as const
export type VisibilityPlacement = (typeof VISIBILITY_PLACEMENTS)[number]
