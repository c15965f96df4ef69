/** Where a banner may stand: at the top of the home page, between the vendors of a list, in a vendor's page. */
export const BANNER_PLACEMENTS = ['home', 'list', 'detail'] as const
